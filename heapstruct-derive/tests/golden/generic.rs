// #[derive(HeapStruct)]
// #[repr(C)]
// struct Node<'a, T, const N: usize> where T: Clone {
//     next: *mut Node<'a, T, N>,
//     item: T,
//     bytes: [u8; N],
//     list: PhantomData<&'a ()>,
// }

///A view of [`Node`] in bytes: a getter and a setter for each member.
#[repr(transparent)]
#[allow(non_camel_case_types, deprecated)]
struct NodeView<'a, T, const N: usize, B, Target = ::heapstruct::target::Native>
where
    T: Clone,
{
    place: ::heapstruct::__private::Place<B, Node<'a, T, N>, Target>,
}
#[doc(hidden)]
#[allow(deprecated, unused_qualifications)]
const _: () = {
    use ::heapstruct::__private as __heapstruct;
    #[automatically_derived]
    unsafe impl<'a, T: __heapstruct::HeapStruct, const N: usize> __heapstruct::HeapStruct
    for Node<'a, T, N>
    where
        T: Clone,
    {
        const RECORD: &'static __heapstruct::Record = &__heapstruct::Record::new(
            "Node",
            0u32,
            1u32,
            &[
                __heapstruct::MemberOf::new(
                    "next",
                    <*mut Node<'a, T, N> as __heapstruct::Describe>::TYPE,
                    __heapstruct::Format::Auto,
                ),
                __heapstruct::MemberOf::new(
                    "item",
                    <T as __heapstruct::Describe>::TYPE,
                    __heapstruct::Format::Auto,
                ),
                __heapstruct::MemberOf::new(
                    "bytes",
                    <[__heapstruct::core::primitive::u8; N] as __heapstruct::Describe>::TYPE,
                    __heapstruct::Format::Auto,
                ),
            ],
        );
        const ANY_BYTES: __heapstruct::core::primitive::bool = true
            && <*mut Node<'a, T, N> as __heapstruct::Describe>::ANY_BYTES
            && <T as __heapstruct::Describe>::ANY_BYTES
            && <[__heapstruct::core::primitive::u8; N] as __heapstruct::Describe>::ANY_BYTES;
        const COPIED_IS_VALUE: __heapstruct::core::primitive::bool = true
            && <*mut Node<'a, T, N> as __heapstruct::Describe>::COPIED_IS_VALUE
            && <T as __heapstruct::Describe>::COPIED_IS_VALUE
            && <[__heapstruct::core::primitive::u8; N] as __heapstruct::Describe>::COPIED_IS_VALUE;
        const IS_BYTES: __heapstruct::core::primitive::bool = true
            && <*mut Node<'a, T, N> as __heapstruct::Describe>::IS_BYTES
            && <T as __heapstruct::Describe>::IS_BYTES
            && <[__heapstruct::core::primitive::u8; N] as __heapstruct::Describe>::IS_BYTES;
        type Members = __heapstruct::Members<3usize>;
        const PROOF: () = {
            let () = <T as __heapstruct::Describe>::PROOF;
            __heapstruct::proves(
                <Self as __heapstruct::HeapStruct>::RECORD,
                __heapstruct::core::mem::size_of::<Self>(),
                __heapstruct::core::mem::align_of::<Self>(),
                &[
                    __heapstruct::core::mem::offset_of!(Self, next),
                    __heapstruct::core::mem::offset_of!(Self, item),
                    __heapstruct::core::mem::offset_of!(Self, bytes),
                ],
            );
        };
        type Bytes = [__heapstruct::core::primitive::u8; 0];
        const ZEROED: Self::Bytes = __heapstruct::no_buffer();
        type View<B: __heapstruct::Storage, Target: __heapstruct::Target> = NodeView<
            'a,
            T,
            N,
            B,
            Target,
        >;
        type This = Self;
    }
    #[allow(dead_code, clippy::all, clippy::pedantic)]
    const _: () = {
        fn fields<'a, T: __heapstruct::HeapStruct, const N: usize>(
            it: &Node<'a, T, N>,
        ) -> (
            *const *mut Node<'a, T, N>,
            *const T,
            *const [u8; N],
            *const PhantomData<&'a ()>,
        )
        where
            T: Clone,
        {
            (
                &raw const it.next,
                &raw const it.item,
                &raw const it.bytes,
                &raw const it.list,
            )
        }
        fn types<'a, T: __heapstruct::HeapStruct, const N: usize>(_: &Node<'a, T, N>)
        where
            T: Clone,
        {
            __heapstruct::is::<u8, __heapstruct::core::primitive::u8>();
            __heapstruct::is::<
                PhantomData<&'a ()>,
                __heapstruct::core::marker::PhantomData<&'a ()>,
            >();
        }
    };
    #[automatically_derived]
    impl<
        'a,
        T: __heapstruct::HeapStruct,
        const N: usize,
        Target: __heapstruct::Target,
    > __heapstruct::Known<Target> for Node<'a, T, N>
    where
        T: Clone,
        T: __heapstruct::Known<Target>,
    {}
    #[automatically_derived]
    impl<
        'a,
        T: __heapstruct::HeapStruct,
        const N: usize,
        Target: __heapstruct::Target,
    > __heapstruct::Same<Target> for Node<'a, T, N>
    where
        T: Clone,
        T: __heapstruct::Same<Target>,
    {}
    #[automatically_derived]
    impl<
        'a,
        T: __heapstruct::HeapStruct,
        const N: usize,
        B: __heapstruct::Storage,
        Target: __heapstruct::Target,
    > __heapstruct::View for NodeView<'a, T, N, B, Target>
    where
        T: Clone,
    {
        type Record = Node<'a, T, N>;
        type Storage = B;
        type Target = Target;
        #[inline(always)]
        fn from_place(place: __heapstruct::Place<B, Node<'a, T, N>, Target>) -> Self {
            NodeView { place }
        }
        #[inline(always)]
        fn as_place(&self) -> &__heapstruct::Place<B, Node<'a, T, N>, Target> {
            &self.place
        }
        #[inline(always)]
        fn as_place_mut(
            &mut self,
        ) -> &mut __heapstruct::Place<B, Node<'a, T, N>, Target> {
            &mut self.place
        }
        #[inline(always)]
        fn into_place(self) -> __heapstruct::Place<B, Node<'a, T, N>, Target> {
            self.place
        }
    }
    #[automatically_derived]
    impl<
        'a,
        T,
        const N: usize,
        B: __heapstruct::core::marker::Copy,
        Target: __heapstruct::core::marker::Copy,
    > __heapstruct::core::marker::Copy for NodeView<'a, T, N, B, Target>
    where
        T: Clone,
    {}
    #[automatically_derived]
    impl<
        'a,
        T,
        const N: usize,
        B: __heapstruct::core::clone::Clone,
        Target: __heapstruct::core::marker::Copy,
    > __heapstruct::core::clone::Clone for NodeView<'a, T, N, B, Target>
    where
        T: Clone,
    {
        #[inline(always)]
        fn clone(&self) -> Self {
            NodeView {
                place: __heapstruct::core::clone::Clone::clone(&self.place),
            }
        }
    }
    #[automatically_derived]
    impl<
        'a,
        T: __heapstruct::HeapStruct,
        const N: usize,
        B: __heapstruct::Storage,
        Target: __heapstruct::Target,
    > __heapstruct::core::fmt::Debug for NodeView<'a, T, N, B, Target>
    where
        T: Clone,
    {
        fn fmt(
            &self,
            f: &mut __heapstruct::core::fmt::Formatter<'_>,
        ) -> __heapstruct::core::fmt::Result {
            __heapstruct::debug_view(self, f)
        }
    }
    #[automatically_derived]
    impl<
        'a,
        T: __heapstruct::HeapStruct,
        const N: usize,
        B,
        Target,
        B2,
        T2,
    > __heapstruct::core::cmp::PartialEq<NodeView<'a, T, N, B2, T2>>
    for NodeView<'a, T, N, B, Target>
    where
        T: Clone,
        B: __heapstruct::Storage,
        Target: __heapstruct::Target,
        B2: __heapstruct::Storage,
        T2: __heapstruct::Target,
        T: __heapstruct::Same<Target> + __heapstruct::Same<T2>,
    {
        fn eq(&self, other: &NodeView<'a, T, N, B2, T2>) -> bool {
            __heapstruct::same_view(self, other)
        }
    }
    #[automatically_derived]
    #[allow(dead_code, non_snake_case, clippy::all, clippy::pedantic)]
    impl<
        'a,
        T: __heapstruct::HeapStruct,
        const N: usize,
        B: __heapstruct::Storage,
        Target: __heapstruct::Target,
    > NodeView<'a, T, N, B, Target>
    where
        T: Clone,
    {
        ///The member `next`.
        #[inline(always)]
        fn next(&self) -> __heapstruct::Addr<Node<'a, T, N>, Target> {
            <*mut Node<
                'a,
                T,
                N,
            > as __heapstruct::Member<
                Target,
            >>::get(self.place.member::<*mut Node<'a, T, N>, 0usize>())
        }
        ///Sets the member `next`.
        #[inline(always)]
        fn set_next(
            &mut self,
            address: impl __heapstruct::core::convert::Into<
                __heapstruct::Addr<Node<'a, T, N>, Target>,
            >,
        )
        where
            B: __heapstruct::StorageMut,
            Target: __heapstruct::StaticTarget,
        {
            <*mut Node<
                'a,
                T,
                N,
            > as __heapstruct::Scalar<
                Target,
            >>::set(
                self.place.member_mut::<*mut Node<'a, T, N>, 0usize>(),
                __heapstruct::core::convert::Into::into(address),
            )
        }
        ///Sets the member `next`, if the address fits on the target.
        #[inline(always)]
        fn try_set_next(
            &mut self,
            address: impl __heapstruct::core::convert::Into<
                __heapstruct::Addr<Node<'a, T, N>, Target>,
            >,
        ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit>
        where
            B: __heapstruct::StorageMut,
        {
            <*mut Node<
                'a,
                T,
                N,
            > as __heapstruct::TryScalar<
                Target,
            >>::try_set(
                self.place.member_mut::<*mut Node<'a, T, N>, 0usize>(),
                __heapstruct::core::convert::Into::into(address),
            )
        }
        ///The member `item`.
        #[inline(always)]
        fn item(&self) -> <T as __heapstruct::HeapStruct>::View<B::Shared<'_>, Target> {
            <T as __heapstruct::Member<Target>>::get(self.place.member::<T, 1usize>())
        }
        ///The member `item`, to read and write.
        #[inline(always)]
        fn item_mut(
            &mut self,
        ) -> <T as __heapstruct::HeapStruct>::View<B::Unique<'_>, Target>
        where
            B: __heapstruct::StorageMut,
        {
            <T as __heapstruct::Aggregate<
                Target,
            >>::get_mut(self.place.member_mut::<T, 1usize>())
        }
        ///The member `bytes`.
        #[inline(always)]
        fn bytes(
            &self,
        ) -> __heapstruct::Array<
            B::Shared<'_>,
            __heapstruct::core::primitive::u8,
            Target,
        > {
            <[__heapstruct::core::primitive::u8; N] as __heapstruct::Member<
                Target,
            >>::get(
                self.place.member::<[__heapstruct::core::primitive::u8; N], 2usize>(),
            )
        }
        ///The member `bytes`, to read and write.
        #[inline(always)]
        fn bytes_mut(
            &mut self,
        ) -> __heapstruct::Array<
            B::Unique<'_>,
            __heapstruct::core::primitive::u8,
            Target,
        >
        where
            B: __heapstruct::StorageMut,
        {
            <[__heapstruct::core::primitive::u8; N] as __heapstruct::Aggregate<
                Target,
            >>::get_mut(
                self.place.member_mut::<[__heapstruct::core::primitive::u8; N], 2usize>(),
            )
        }
    }
};
