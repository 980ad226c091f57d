// heapstruct::record! {
//     /// A header of four bytes.
//     #[packed]
//     pub struct Header {
//         /// Which one it is.
//         pub version: c_uint : 4,
//         _: c_uint : 3,
//         pub is_last: bool : 1,
//         pub length: u16,
//     }
// }

/// A header of four bytes.
#[allow(non_camel_case_types, dead_code, deprecated)]
#[derive(
    ::heapstruct::__private::core::clone::Clone,
    ::heapstruct::__private::core::marker::Copy
)]
#[repr(C)]
pub struct Header {
    align: [<::heapstruct::__private::Align<
        {
            ::heapstruct::__private::native_align(
                <Header as ::heapstruct::HeapStruct>::RECORD,
            )
        },
    > as ::heapstruct::__private::AlignTo>::Type; 0],
    bytes: [::heapstruct::__private::core::primitive::u8; ::heapstruct::__private::native_size(
        <Header as ::heapstruct::HeapStruct>::RECORD,
    )],
}
#[automatically_derived]
#[allow(deprecated)]
impl ::heapstruct::__private::core::fmt::Debug for Header {
    fn fmt(
        &self,
        f: &mut ::heapstruct::__private::core::fmt::Formatter<'_>,
    ) -> ::heapstruct::__private::core::fmt::Result {
        ::heapstruct::__private::debug_own(
            &self.bytes,
            <Header as ::heapstruct::HeapStruct>::RECORD,
            f,
        )
    }
}
///A view of [`Header`] in bytes: a getter and a setter for each member.
#[repr(transparent)]
#[allow(non_camel_case_types, deprecated)]
pub struct HeaderView<B, T = ::heapstruct::target::Native> {
    place: ::heapstruct::__private::Place<B, Header, T>,
}
#[doc(hidden)]
#[allow(deprecated, unused_qualifications)]
const _: () = {
    use ::heapstruct::__private as __heapstruct;
    #[allow(
        trivial_numeric_casts,
        unused_parens,
        clippy::all,
        clippy::pedantic,
        clippy::as_conversions
    )]
    const __WIDTH_0: __heapstruct::core::primitive::u32 = __heapstruct::width(
        (4) as __heapstruct::core::primitive::i128,
    );
    #[allow(
        trivial_numeric_casts,
        unused_parens,
        clippy::all,
        clippy::pedantic,
        clippy::as_conversions
    )]
    const __WIDTH_1: __heapstruct::core::primitive::u32 = __heapstruct::width(
        (3) as __heapstruct::core::primitive::i128,
    );
    #[allow(
        trivial_numeric_casts,
        unused_parens,
        clippy::all,
        clippy::pedantic,
        clippy::as_conversions
    )]
    const __WIDTH_2: __heapstruct::core::primitive::u32 = __heapstruct::width(
        (1) as __heapstruct::core::primitive::i128,
    );
    #[automatically_derived]
    unsafe impl __heapstruct::HeapStruct for Header {
        const RECORD: &'static __heapstruct::Record = &__heapstruct::Record::new(
                "Header",
                0u32,
                1u32,
                &[
                    __heapstruct::MemberOf::new(
                            "version",
                            <__heapstruct::c::UInt as __heapstruct::Describe>::TYPE,
                            __heapstruct::Format::Auto,
                        )
                        .bits(__WIDTH_0),
                    __heapstruct::MemberOf::new(
                            "",
                            <__heapstruct::c::UInt as __heapstruct::Describe>::TYPE,
                            __heapstruct::Format::Auto,
                        )
                        .bits(__WIDTH_1),
                    __heapstruct::MemberOf::new(
                            "is_last",
                            <__heapstruct::core::primitive::bool as __heapstruct::Describe>::TYPE,
                            __heapstruct::Format::Auto,
                        )
                        .bits(__WIDTH_2),
                    __heapstruct::MemberOf::new(
                        "length",
                        <__heapstruct::core::primitive::u16 as __heapstruct::Describe>::TYPE,
                        __heapstruct::Format::Auto,
                    ),
                ],
            )
            .packed_on(__heapstruct::Condition::Always);
        const SIZE: __heapstruct::core::primitive::usize = __heapstruct::size_here(
            <Self as __heapstruct::HeapStruct>::RECORD,
        );
        const ANY_BYTES: __heapstruct::core::primitive::bool = true;
        const COPIED_IS_VALUE: __heapstruct::core::primitive::bool = true;
        const IS_BYTES: __heapstruct::core::primitive::bool = true;
        type Members = __heapstruct::Members<4usize>;
        type Bytes = [__heapstruct::core::primitive::u8; __heapstruct::core::mem::size_of::<
            Header,
        >()];
        const ZEROED: Self::Bytes = [0; __heapstruct::core::mem::size_of::<Header>()];
        type View<B: __heapstruct::Storage, T: __heapstruct::Target> = HeaderView<B, T>;
        type This = Self;
    }
    const _: () = __heapstruct::checks(<Header as __heapstruct::HeapStruct>::RECORD);
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Known<T> for Header {}
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Same<T> for Header {}
    #[automatically_derived]
    impl<B: __heapstruct::Storage, T: __heapstruct::Target> __heapstruct::View
    for HeaderView<B, T> {
        type Record = Header;
        type Storage = B;
        type Target = T;
        #[inline(always)]
        fn from_place(place: __heapstruct::Place<B, Header, T>) -> Self {
            HeaderView { place }
        }
        #[inline(always)]
        fn as_place(&self) -> &__heapstruct::Place<B, Header, T> {
            &self.place
        }
        #[inline(always)]
        fn as_place_mut(&mut self) -> &mut __heapstruct::Place<B, Header, T> {
            &mut self.place
        }
        #[inline(always)]
        fn into_place(self) -> __heapstruct::Place<B, Header, T> {
            self.place
        }
    }
    #[automatically_derived]
    impl<
        B: __heapstruct::core::marker::Copy,
        T: __heapstruct::core::marker::Copy,
    > __heapstruct::core::marker::Copy for HeaderView<B, T> {}
    #[automatically_derived]
    impl<
        B: __heapstruct::core::clone::Clone,
        T: __heapstruct::core::marker::Copy,
    > __heapstruct::core::clone::Clone for HeaderView<B, T> {
        #[inline(always)]
        fn clone(&self) -> Self {
            HeaderView {
                place: __heapstruct::core::clone::Clone::clone(&self.place),
            }
        }
    }
    #[automatically_derived]
    impl<
        B: __heapstruct::Storage,
        T: __heapstruct::Target,
    > __heapstruct::core::fmt::Debug for HeaderView<B, T> {
        fn fmt(
            &self,
            f: &mut __heapstruct::core::fmt::Formatter<'_>,
        ) -> __heapstruct::core::fmt::Result {
            __heapstruct::debug_view(self, f)
        }
    }
    #[automatically_derived]
    impl<B, T, B2, T2> __heapstruct::core::cmp::PartialEq<HeaderView<B2, T2>>
    for HeaderView<B, T>
    where
        B: __heapstruct::Storage,
        T: __heapstruct::Target,
        B2: __heapstruct::Storage,
        T2: __heapstruct::Target,
    {
        fn eq(&self, other: &HeaderView<B2, T2>) -> bool {
            __heapstruct::same_view(self, other)
        }
    }
    #[automatically_derived]
    #[allow(dead_code, non_snake_case, clippy::all, clippy::pedantic)]
    impl<B: __heapstruct::Storage, T: __heapstruct::Target> HeaderView<B, T> {
        /// Which one it is.
        #[inline(always)]
        pub fn version(&self) -> T::UInt {
            <__heapstruct::c::UInt as __heapstruct::BitField<
                T,
            >>::get_bits(self.place.bits::<__heapstruct::c::UInt, 0usize>())
        }
        /// Which one it is.
        #[inline(always)]
        pub fn try_set_version(
            &mut self,
            value: T::UInt,
        ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit>
        where
            B: __heapstruct::StorageMut,
        {
            <__heapstruct::c::UInt as __heapstruct::BitField<
                T,
            >>::try_set_bits(
                self.place.bits_mut::<__heapstruct::c::UInt, 0usize>(),
                value,
            )
        }
        ///The member `is_last`.
        #[inline(always)]
        pub fn is_last(&self) -> __heapstruct::core::primitive::bool {
            <__heapstruct::core::primitive::bool as __heapstruct::BitField<
                T,
            >>::get_bits(
                self.place.bits::<__heapstruct::core::primitive::bool, 2usize>(),
            )
        }
        ///Sets the member `is_last`.
        #[inline(always)]
        pub fn set_is_last(&mut self, value: __heapstruct::core::primitive::bool)
        where
            B: __heapstruct::StorageMut,
        {
            self.place
                .bits_mut::<__heapstruct::core::primitive::bool, 2usize>()
                .set_bit(value)
        }
        ///The member `length`.
        #[inline(always)]
        pub fn length(&self) -> __heapstruct::core::primitive::u16 {
            <__heapstruct::core::primitive::u16 as __heapstruct::Member<
                T,
            >>::get(self.place.member::<__heapstruct::core::primitive::u16, 3usize>())
        }
        ///Sets the member `length`.
        #[inline(always)]
        pub fn set_length(&mut self, value: __heapstruct::core::primitive::u16)
        where
            B: __heapstruct::StorageMut,
        {
            <__heapstruct::core::primitive::u16 as __heapstruct::Scalar<
                T,
            >>::set(
                self.place.member_mut::<__heapstruct::core::primitive::u16, 3usize>(),
                value,
            )
        }
    }
};
