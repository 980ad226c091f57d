// #[derive(HeapStruct)]
// #[repr(C)]
// struct List {
//     count: u32,
//     #[heapstruct(tail(len = count))]
//     entries: [u16; 1],
// }

///A view of [`List`] in bytes: a getter and a setter for each member.
#[repr(transparent)]
#[allow(non_camel_case_types, deprecated)]
struct ListView<B, T = ::heapstruct::target::Native> {
    place: ::heapstruct::__private::Place<B, List, T>,
}
#[doc(hidden)]
#[allow(deprecated, unused_qualifications)]
const _: () = {
    use ::heapstruct::__private as __heapstruct;
    #[automatically_derived]
    unsafe impl __heapstruct::HeapStruct for List {
        const RECORD: &'static __heapstruct::Record = &__heapstruct::Record::new(
            "List",
            0u32,
            1u32,
            &[
                __heapstruct::MemberOf::new(
                    "count",
                    <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::TYPE,
                    __heapstruct::Format::Auto,
                ),
                __heapstruct::MemberOf::new(
                        "entries",
                        <[__heapstruct::core::primitive::u16; 1] as __heapstruct::Describe>::TYPE,
                        __heapstruct::Format::Auto,
                    )
                    .tail(__heapstruct::Tail::Elements {
                        member: 0usize,
                    }),
            ],
        );
        const ANY_BYTES: __heapstruct::core::primitive::bool = true
            && <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::ANY_BYTES
            && <[__heapstruct::core::primitive::u16; 1] as __heapstruct::Describe>::ANY_BYTES;
        const COPIED_IS_VALUE: __heapstruct::core::primitive::bool = true
            && <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::COPIED_IS_VALUE
            && <[__heapstruct::core::primitive::u16; 1] as __heapstruct::Describe>::COPIED_IS_VALUE;
        const IS_BYTES: __heapstruct::core::primitive::bool = true
            && <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::IS_BYTES
            && <[__heapstruct::core::primitive::u16; 1] as __heapstruct::Describe>::IS_BYTES;
        type Members = __heapstruct::Members<2usize>;
        type Bytes = [__heapstruct::core::primitive::u8; __heapstruct::core::mem::size_of::<
            List,
        >()];
        const ZEROED: Self::Bytes = [0; __heapstruct::core::mem::size_of::<List>()];
        type View<B: __heapstruct::Storage, T: __heapstruct::Target> = ListView<B, T>;
        type This = Self;
    }
    const _: () = {
        __heapstruct::proves(
            <List as __heapstruct::HeapStruct>::RECORD,
            __heapstruct::core::mem::size_of::<List>(),
            __heapstruct::core::mem::align_of::<List>(),
            &[
                __heapstruct::core::mem::offset_of!(List, count),
                __heapstruct::core::mem::offset_of!(List, entries),
            ],
        );
        __heapstruct::is::<u32, __heapstruct::core::primitive::u32>();
        __heapstruct::is::<u16, __heapstruct::core::primitive::u16>();
    };
    #[allow(dead_code, clippy::all, clippy::pedantic)]
    const _: () = {
        fn fields(it: &List) -> (*const u32, *const [u16; 1]) {
            (&raw const it.count, &raw const it.entries)
        }
    };
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Known<T> for List {}
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Same<T> for List {}
    #[automatically_derived]
    impl<B: __heapstruct::Storage, T: __heapstruct::Target> __heapstruct::View
    for ListView<B, T> {
        type Record = List;
        type Storage = B;
        type Target = T;
        #[inline(always)]
        fn from_place(place: __heapstruct::Place<B, List, T>) -> Self {
            ListView { place }
        }
        #[inline(always)]
        fn as_place(&self) -> &__heapstruct::Place<B, List, T> {
            &self.place
        }
        #[inline(always)]
        fn as_place_mut(&mut self) -> &mut __heapstruct::Place<B, List, T> {
            &mut self.place
        }
        #[inline(always)]
        fn into_place(self) -> __heapstruct::Place<B, List, T> {
            self.place
        }
    }
    #[automatically_derived]
    impl<
        B: __heapstruct::core::marker::Copy,
        T: __heapstruct::core::marker::Copy,
    > __heapstruct::core::marker::Copy for ListView<B, T> {}
    #[automatically_derived]
    impl<
        B: __heapstruct::core::clone::Clone,
        T: __heapstruct::core::marker::Copy,
    > __heapstruct::core::clone::Clone for ListView<B, T> {
        #[inline(always)]
        fn clone(&self) -> Self {
            ListView {
                place: __heapstruct::core::clone::Clone::clone(&self.place),
            }
        }
    }
    #[automatically_derived]
    impl<
        B: __heapstruct::Storage,
        T: __heapstruct::Target,
    > __heapstruct::core::fmt::Debug for ListView<B, T> {
        fn fmt(
            &self,
            f: &mut __heapstruct::core::fmt::Formatter<'_>,
        ) -> __heapstruct::core::fmt::Result {
            __heapstruct::debug_view(self, f)
        }
    }
    #[automatically_derived]
    impl<B, T, B2, T2> __heapstruct::core::cmp::PartialEq<ListView<B2, T2>>
    for ListView<B, T>
    where
        B: __heapstruct::Storage,
        T: __heapstruct::Target,
        B2: __heapstruct::Storage,
        T2: __heapstruct::Target,
    {
        fn eq(&self, other: &ListView<B2, T2>) -> bool {
            __heapstruct::same_view(self, other)
        }
    }
    #[automatically_derived]
    #[allow(dead_code, non_snake_case, clippy::all, clippy::pedantic)]
    impl<B: __heapstruct::Storage, T: __heapstruct::Target> ListView<B, T> {
        ///The member `count`.
        #[inline(always)]
        fn count(&self) -> __heapstruct::core::primitive::u32 {
            <__heapstruct::core::primitive::u32 as __heapstruct::Member<
                T,
            >>::get(self.place.member::<__heapstruct::core::primitive::u32, 0usize>())
        }
        ///Sets the member `count`.
        #[inline(always)]
        fn set_count(&mut self, value: __heapstruct::core::primitive::u32)
        where
            B: __heapstruct::StorageMut,
        {
            <__heapstruct::core::primitive::u32 as __heapstruct::Scalar<
                T,
            >>::set(
                self.place.member_mut::<__heapstruct::core::primitive::u32, 0usize>(),
                value,
            )
        }
        ///The tail `entries`.
        ///
        ///It has as many elements as `count` says.
        #[inline(always)]
        fn entries(
            &self,
        ) -> __heapstruct::core::result::Result<
            __heapstruct::Array<B::Shared<'_>, __heapstruct::core::primitive::u16, T>,
            __heapstruct::TailError,
        > {
            __heapstruct::core::result::Result::map(
                __heapstruct::tail_of_elements(
                    __heapstruct::stated(
                        self.place.member::<__heapstruct::core::primitive::u32, 0usize>(),
                    ),
                    self.place.tail::<__heapstruct::core::primitive::u16, 1usize>(),
                    "entries",
                ),
                __heapstruct::tail_array,
            )
        }
        ///The tail `entries`, to read and write.
        ///
        ///It has as many elements as `count` says.
        #[inline(always)]
        fn entries_mut(
            &mut self,
        ) -> __heapstruct::core::result::Result<
            __heapstruct::Array<B::Unique<'_>, __heapstruct::core::primitive::u16, T>,
            __heapstruct::TailError,
        >
        where
            B: __heapstruct::StorageMut,
        {
            __heapstruct::core::result::Result::map(
                __heapstruct::tail_of_elements(
                    __heapstruct::stated(
                        self.place.member::<__heapstruct::core::primitive::u32, 0usize>(),
                    ),
                    self.place.tail_mut::<__heapstruct::core::primitive::u16, 1usize>(),
                    "entries",
                ),
                __heapstruct::tail_array,
            )
        }
    }
    #[automatically_derived]
    impl __heapstruct::Tailed for List {}
};
