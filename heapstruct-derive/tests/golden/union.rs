// #[derive(HeapStruct)]
// #[repr(C)]
// #[heapstruct(view = View)]
// pub union Either {
//     pub pair: ManuallyDrop<Pair>,
//     pub word: u16,
// }

///A view of [`Either`] in bytes: a getter and a setter for each member.
#[repr(transparent)]
#[allow(non_camel_case_types, deprecated)]
pub struct View<B, T = ::heapstruct::target::Native> {
    place: ::heapstruct::__private::Place<B, Either, T>,
}
#[doc(hidden)]
#[allow(deprecated, unused_qualifications)]
const _: () = {
    use ::heapstruct::__private as __heapstruct;
    #[automatically_derived]
    unsafe impl __heapstruct::HeapStruct for Either {
        const RECORD: &'static __heapstruct::Record = &__heapstruct::Record::new(
                "Either",
                0u32,
                1u32,
                &[
                    __heapstruct::MemberOf::new(
                        "pair",
                        <<Pair as __heapstruct::Part>::Of as __heapstruct::Describe>::TYPE,
                        __heapstruct::Format::Auto,
                    ),
                    __heapstruct::MemberOf::new(
                        "word",
                        <__heapstruct::core::primitive::u16 as __heapstruct::Describe>::TYPE,
                        __heapstruct::Format::Auto,
                    ),
                ],
            )
            .union();
        const ANY_BYTES: __heapstruct::core::primitive::bool = true
            && <<Pair as __heapstruct::Part>::Of as __heapstruct::Describe>::ANY_BYTES
            && <__heapstruct::core::primitive::u16 as __heapstruct::Describe>::ANY_BYTES;
        const COPIED_IS_VALUE: __heapstruct::core::primitive::bool = true
            && <<Pair as __heapstruct::Part>::Of as __heapstruct::Describe>::COPIED_IS_VALUE
            && <__heapstruct::core::primitive::u16 as __heapstruct::Describe>::COPIED_IS_VALUE;
        const IS_BYTES: __heapstruct::core::primitive::bool = false;
        type Members = __heapstruct::Members<2usize>;
        const PROOF: () = {
            let () = <<Pair as __heapstruct::Part>::Of as __heapstruct::Describe>::PROOF;
        };
        type Bytes = [__heapstruct::core::primitive::u8; __heapstruct::core::mem::size_of::<
            Either,
        >()];
        const ZEROED: Self::Bytes = [0; __heapstruct::core::mem::size_of::<Either>()];
        type View<B: __heapstruct::Storage, T: __heapstruct::Target> = View<B, T>;
        type This = Self;
    }
    const _: () = {
        __heapstruct::proves(
            <Either as __heapstruct::HeapStruct>::RECORD,
            __heapstruct::core::mem::size_of::<Either>(),
            __heapstruct::core::mem::align_of::<Either>(),
            &[
                __heapstruct::core::mem::offset_of!(Either, pair),
                __heapstruct::core::mem::offset_of!(Either, word),
            ],
        );
        __heapstruct::is::<Pair, <Pair as __heapstruct::Part>::Of>();
        __heapstruct::is::<u16, __heapstruct::core::primitive::u16>();
    };
    #[allow(dead_code, clippy::all, clippy::pedantic)]
    const _: () = {
        fn fields(
            it: &mut Either,
            __value_0: __heapstruct::core::mem::ManuallyDrop<Pair>,
            __value_1: u16,
        ) {
            it.pair = __value_0;
            it.word = __value_1;
        }
    };
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Known<T> for Either
    where
        Pair: __heapstruct::Known<T>,
    {}
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Same<T> for Either
    where
        __heapstruct::NoUnionSaysWhichVariantItHolds: __heapstruct::Same<T>,
    {}
    #[automatically_derived]
    impl<B: __heapstruct::Storage, T: __heapstruct::Target> __heapstruct::View
    for View<B, T> {
        type Record = Either;
        type Storage = B;
        type Target = T;
        #[inline(always)]
        fn from_place(place: __heapstruct::Place<B, Either, T>) -> Self {
            View { place }
        }
        #[inline(always)]
        fn as_place(&self) -> &__heapstruct::Place<B, Either, T> {
            &self.place
        }
        #[inline(always)]
        fn as_place_mut(&mut self) -> &mut __heapstruct::Place<B, Either, T> {
            &mut self.place
        }
        #[inline(always)]
        fn into_place(self) -> __heapstruct::Place<B, Either, T> {
            self.place
        }
    }
    #[automatically_derived]
    impl<
        B: __heapstruct::core::marker::Copy,
        T: __heapstruct::core::marker::Copy,
    > __heapstruct::core::marker::Copy for View<B, T> {}
    #[automatically_derived]
    impl<
        B: __heapstruct::core::clone::Clone,
        T: __heapstruct::core::marker::Copy,
    > __heapstruct::core::clone::Clone for View<B, T> {
        #[inline(always)]
        fn clone(&self) -> Self {
            View {
                place: __heapstruct::core::clone::Clone::clone(&self.place),
            }
        }
    }
    #[automatically_derived]
    impl<
        B: __heapstruct::Storage,
        T: __heapstruct::Target,
    > __heapstruct::core::fmt::Debug for View<B, T> {
        fn fmt(
            &self,
            f: &mut __heapstruct::core::fmt::Formatter<'_>,
        ) -> __heapstruct::core::fmt::Result {
            __heapstruct::debug_view(self, f)
        }
    }
    #[automatically_derived]
    impl<B, T, B2, T2> __heapstruct::core::cmp::PartialEq<View<B2, T2>> for View<B, T>
    where
        B: __heapstruct::Storage,
        T: __heapstruct::Target,
        B2: __heapstruct::Storage,
        T2: __heapstruct::Target,
        Either: __heapstruct::Same<T> + __heapstruct::Same<T2>,
    {
        fn eq(&self, other: &View<B2, T2>) -> bool {
            __heapstruct::same_view(self, other)
        }
    }
    #[automatically_derived]
    #[allow(dead_code, non_snake_case, clippy::all, clippy::pedantic)]
    impl<B: __heapstruct::Storage, T: __heapstruct::Target> View<B, T> {
        ///The member `pair`.
        #[inline(always)]
        pub fn pair(&self) -> __heapstruct::Get<'_, Pair, B, T> {
            <<Pair as __heapstruct::Part>::Of as __heapstruct::Member<
                T,
            >>::get(self.place.member::<<Pair as __heapstruct::Part>::Of, 0usize>())
        }
        ///Sets the member `pair`.
        #[inline(always)]
        pub fn set_pair(&mut self, value: __heapstruct::Set<Pair, T>)
        where
            B: __heapstruct::StorageMut,
            <Pair as __heapstruct::Part>::Of: __heapstruct::Scalar<T>,
        {
            <<Pair as __heapstruct::Part>::Of as __heapstruct::Scalar<
                T,
            >>::set(
                self.place.member_mut::<<Pair as __heapstruct::Part>::Of, 0usize>(),
                value,
            )
        }
        ///Sets the member `pair`, if the value fits on the target.
        #[inline(always)]
        pub fn try_set_pair(
            &mut self,
            value: __heapstruct::Set<Pair, T>,
        ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit>
        where
            B: __heapstruct::StorageMut,
            <Pair as __heapstruct::Part>::Of: __heapstruct::TryScalar<T>,
        {
            <<Pair as __heapstruct::Part>::Of as __heapstruct::TryScalar<
                T,
            >>::try_set(
                self.place.member_mut::<<Pair as __heapstruct::Part>::Of, 0usize>(),
                value,
            )
        }
        ///The member `pair`, to read and write.
        #[inline(always)]
        pub fn pair_mut(&mut self) -> __heapstruct::Mut<'_, Pair, B, T>
        where
            B: __heapstruct::StorageMut,
            <Pair as __heapstruct::Part>::Of: __heapstruct::Aggregate<T>,
        {
            <<Pair as __heapstruct::Part>::Of as __heapstruct::Aggregate<
                T,
            >>::get_mut(
                self.place.member_mut::<<Pair as __heapstruct::Part>::Of, 0usize>(),
            )
        }
        ///The member `word`.
        #[inline(always)]
        pub fn word(&self) -> __heapstruct::core::primitive::u16 {
            <__heapstruct::core::primitive::u16 as __heapstruct::Member<
                T,
            >>::get(self.place.member::<__heapstruct::core::primitive::u16, 1usize>())
        }
        ///Sets the member `word`.
        #[inline(always)]
        pub fn set_word(&mut self, value: __heapstruct::core::primitive::u16)
        where
            B: __heapstruct::StorageMut,
        {
            <__heapstruct::core::primitive::u16 as __heapstruct::Scalar<
                T,
            >>::set(
                self.place.member_mut::<__heapstruct::core::primitive::u16, 1usize>(),
                value,
            )
        }
    }
};
