// #[derive(HeapStruct)]
// #[repr(C)]
// #[heapstruct(targets(X86_64Linux, I686Linux))]
// struct Answer {
//     mask: u32,
//     size: u32,
//     #[heapstruct(present = mask & 1)]
//     inode: u64,
//     #[heapstruct(present = size)]
//     flags: u16,
//     #[heapstruct(present)]
//     later: Later,
// }

///A view of [`Answer`] in bytes: a getter and a setter for each member.
#[repr(transparent)]
#[allow(non_camel_case_types, deprecated)]
struct AnswerView<B, T = ::heapstruct::target::Native> {
    place: ::heapstruct::__private::Place<B, Answer, T>,
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
    const __BITS_2: __heapstruct::core::primitive::u64 = __heapstruct::mask_bits(
        (1) as __heapstruct::core::primitive::u64,
        __heapstruct::core::mem::size_of::<__heapstruct::core::primitive::u32>(),
    );
    #[inline(always)]
    fn __is_present_2<B: __heapstruct::Storage, T: __heapstruct::Target>(
        place: &__heapstruct::Place<B, Answer, T>,
    ) -> __heapstruct::core::primitive::bool {
        __heapstruct::has_bits(
            place.member::<__heapstruct::core::primitive::u32, 0usize>(),
            __BITS_2,
        )
    }
    #[inline(always)]
    fn __is_present_3<B: __heapstruct::Storage, T: __heapstruct::Target>(
        place: &__heapstruct::Place<B, Answer, T>,
    ) -> __heapstruct::core::primitive::bool {
        __heapstruct::states(
            place.member::<__heapstruct::core::primitive::u32, 1usize>(),
            place.end::<__heapstruct::core::primitive::u16, 3usize>(),
        )
    }
    #[automatically_derived]
    unsafe impl __heapstruct::HeapStruct for Answer {
        const RECORD: &'static __heapstruct::Record = &__heapstruct::Record::new(
                "Answer",
                0u32,
                1u32,
                &[
                    __heapstruct::MemberOf::new(
                        "mask",
                        <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::TYPE,
                        __heapstruct::Format::Auto,
                    ),
                    __heapstruct::MemberOf::new(
                        "size",
                        <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::TYPE,
                        __heapstruct::Format::Auto,
                    ),
                    __heapstruct::MemberOf::new(
                            "inode",
                            <__heapstruct::core::primitive::u64 as __heapstruct::Describe>::TYPE,
                            __heapstruct::Format::Auto,
                        )
                        .present_if(0usize, __BITS_2),
                    __heapstruct::MemberOf::new(
                            "flags",
                            <__heapstruct::core::primitive::u16 as __heapstruct::Describe>::TYPE,
                            __heapstruct::Format::Auto,
                        )
                        .present_if_stated(1usize),
                    __heapstruct::MemberOf::new(
                            "later",
                            <<Later as __heapstruct::Part>::Of as __heapstruct::Describe>::TYPE,
                            __heapstruct::Format::Auto,
                        )
                        .present_if_reached(),
                ],
            )
            .only_on(
                &[
                    <__heapstruct::target::X86_64Linux as __heapstruct::Platform>::RUNTIME,
                    <__heapstruct::target::I686Linux as __heapstruct::Platform>::RUNTIME,
                ],
                false,
            );
        const ANY_BYTES: __heapstruct::core::primitive::bool = true
            && <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::ANY_BYTES
            && <__heapstruct::core::primitive::u64 as __heapstruct::Describe>::ANY_BYTES
            && <__heapstruct::core::primitive::u16 as __heapstruct::Describe>::ANY_BYTES
            && <<Later as __heapstruct::Part>::Of as __heapstruct::Describe>::ANY_BYTES;
        const COPIED_IS_VALUE: __heapstruct::core::primitive::bool = true
            && <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::COPIED_IS_VALUE
            && <__heapstruct::core::primitive::u64 as __heapstruct::Describe>::COPIED_IS_VALUE
            && <__heapstruct::core::primitive::u16 as __heapstruct::Describe>::COPIED_IS_VALUE
            && <<Later as __heapstruct::Part>::Of as __heapstruct::Describe>::COPIED_IS_VALUE;
        const IS_BYTES: __heapstruct::core::primitive::bool = true
            && <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::IS_BYTES
            && <__heapstruct::core::primitive::u64 as __heapstruct::Describe>::IS_BYTES
            && <__heapstruct::core::primitive::u16 as __heapstruct::Describe>::IS_BYTES
            && <<Later as __heapstruct::Part>::Of as __heapstruct::Describe>::IS_BYTES;
        type Members = __heapstruct::Members<5usize>;
        const PROOF: () = {
            let () = <<Later as __heapstruct::Part>::Of as __heapstruct::Describe>::PROOF;
        };
        type Bytes = [__heapstruct::core::primitive::u8; __heapstruct::core::mem::size_of::<
            Answer,
        >()];
        const ZEROED: Self::Bytes = [0; __heapstruct::core::mem::size_of::<Answer>()];
        type View<B: __heapstruct::Storage, T: __heapstruct::Target> = AnswerView<B, T>;
        type This = Self;
    }
    const _: () = {
        __heapstruct::proves(
            <Answer as __heapstruct::HeapStruct>::RECORD,
            __heapstruct::core::mem::size_of::<Answer>(),
            __heapstruct::core::mem::align_of::<Answer>(),
            &[
                __heapstruct::core::mem::offset_of!(Answer, mask),
                __heapstruct::core::mem::offset_of!(Answer, size),
                __heapstruct::core::mem::offset_of!(Answer, inode),
                __heapstruct::core::mem::offset_of!(Answer, flags),
                __heapstruct::core::mem::offset_of!(Answer, later),
            ],
        );
        __heapstruct::is::<u32, __heapstruct::core::primitive::u32>();
        __heapstruct::is::<u64, __heapstruct::core::primitive::u64>();
        __heapstruct::is::<u16, __heapstruct::core::primitive::u16>();
        __heapstruct::is::<Later, <Later as __heapstruct::Part>::Of>();
    };
    #[allow(dead_code, clippy::all, clippy::pedantic)]
    const _: () = {
        fn fields(
            it: &Answer,
        ) -> (*const u32, *const u32, *const u64, *const u16, *const Later) {
            (
                &raw const it.mask,
                &raw const it.size,
                &raw const it.inode,
                &raw const it.flags,
                &raw const it.later,
            )
        }
    };
    #[automatically_derived]
    impl __heapstruct::States<Answer> for __heapstruct::target::X86_64Linux {}
    #[automatically_derived]
    impl __heapstruct::States<Answer> for __heapstruct::target::I686Linux {}
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Known<T> for Answer
    where
        T: __heapstruct::States<Answer>,
        Later: __heapstruct::Known<T>,
    {}
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Same<T> for Answer
    where
        Later: __heapstruct::Same<T>,
    {}
    #[automatically_derived]
    impl<B: __heapstruct::Storage, T: __heapstruct::Target> __heapstruct::View
    for AnswerView<B, T> {
        type Record = Answer;
        type Storage = B;
        type Target = T;
        #[inline(always)]
        fn from_place(place: __heapstruct::Place<B, Answer, T>) -> Self {
            AnswerView { place }
        }
        #[inline(always)]
        fn as_place(&self) -> &__heapstruct::Place<B, Answer, T> {
            &self.place
        }
        #[inline(always)]
        fn as_place_mut(&mut self) -> &mut __heapstruct::Place<B, Answer, T> {
            &mut self.place
        }
        #[inline(always)]
        fn into_place(self) -> __heapstruct::Place<B, Answer, T> {
            self.place
        }
    }
    #[automatically_derived]
    impl<
        B: __heapstruct::core::marker::Copy,
        T: __heapstruct::core::marker::Copy,
    > __heapstruct::core::marker::Copy for AnswerView<B, T> {}
    #[automatically_derived]
    impl<
        B: __heapstruct::core::clone::Clone,
        T: __heapstruct::core::marker::Copy,
    > __heapstruct::core::clone::Clone for AnswerView<B, T> {
        #[inline(always)]
        fn clone(&self) -> Self {
            AnswerView {
                place: __heapstruct::core::clone::Clone::clone(&self.place),
            }
        }
    }
    #[automatically_derived]
    impl<
        B: __heapstruct::Storage,
        T: __heapstruct::Target,
    > __heapstruct::core::fmt::Debug for AnswerView<B, T> {
        fn fmt(
            &self,
            f: &mut __heapstruct::core::fmt::Formatter<'_>,
        ) -> __heapstruct::core::fmt::Result {
            __heapstruct::debug_view(self, f)
        }
    }
    #[automatically_derived]
    impl<B, T, B2, T2> __heapstruct::core::cmp::PartialEq<AnswerView<B2, T2>>
    for AnswerView<B, T>
    where
        B: __heapstruct::Storage,
        T: __heapstruct::Target,
        B2: __heapstruct::Storage,
        T2: __heapstruct::Target,
        Later: __heapstruct::Same<T> + __heapstruct::Same<T2>,
    {
        fn eq(&self, other: &AnswerView<B2, T2>) -> bool {
            __heapstruct::same_view(self, other)
        }
    }
    #[automatically_derived]
    #[allow(dead_code, non_snake_case, clippy::all, clippy::pedantic)]
    impl<B: __heapstruct::Storage, T: __heapstruct::Target> AnswerView<B, T> {
        ///The member `mask`.
        #[inline(always)]
        fn mask(&self) -> __heapstruct::core::primitive::u32 {
            <__heapstruct::core::primitive::u32 as __heapstruct::Member<
                T,
            >>::get(self.place.member::<__heapstruct::core::primitive::u32, 0usize>())
        }
        ///Sets the member `mask`.
        #[inline(always)]
        fn set_mask(&mut self, value: __heapstruct::core::primitive::u32)
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
        ///The member `size`.
        #[inline(always)]
        fn size(&self) -> __heapstruct::core::primitive::u32 {
            <__heapstruct::core::primitive::u32 as __heapstruct::Member<
                T,
            >>::get(self.place.member::<__heapstruct::core::primitive::u32, 1usize>())
        }
        ///Sets the member `size`.
        #[inline(always)]
        fn set_size(&mut self, value: __heapstruct::core::primitive::u32)
        where
            B: __heapstruct::StorageMut,
        {
            <__heapstruct::core::primitive::u32 as __heapstruct::Scalar<
                T,
            >>::set(
                self.place.member_mut::<__heapstruct::core::primitive::u32, 1usize>(),
                value,
            )
        }
        ///The member `inode`.
        ///
        ///It is there where `mask` has all bits of `1`.
        #[inline(always)]
        fn inode(
            &self,
        ) -> __heapstruct::core::option::Option<__heapstruct::core::primitive::u64> {
            if __is_present_2(&self.place) {
                __heapstruct::core::option::Option::Some(
                    <__heapstruct::core::primitive::u64 as __heapstruct::Member<
                        T,
                    >>::get(
                        self.place.member::<__heapstruct::core::primitive::u64, 2usize>(),
                    ),
                )
            } else {
                __heapstruct::core::option::Option::None
            }
        }
        ///Sets the member `inode`, if it is there and the value fits.
        ///
        ///It is there where `mask` has all bits of `1`.
        #[inline(always)]
        fn try_set_inode(
            &mut self,
            value: __heapstruct::core::primitive::u64,
        ) -> __heapstruct::core::result::Result<(), __heapstruct::NotSet>
        where
            B: __heapstruct::StorageMut,
        {
            if __is_present_2(&self.place) {
                match <__heapstruct::core::primitive::u64 as __heapstruct::TryScalar<
                    T,
                >>::try_set(
                    self
                        .place
                        .member_mut::<__heapstruct::core::primitive::u64, 2usize>(),
                    value,
                ) {
                    __heapstruct::core::result::Result::Ok(()) => {
                        __heapstruct::core::result::Result::Ok(())
                    }
                    __heapstruct::core::result::Result::Err(error) => {
                        __heapstruct::core::result::Result::Err(
                            __heapstruct::NotSet::DoesNotFit(error),
                        )
                    }
                }
            } else {
                __heapstruct::core::result::Result::Err(__heapstruct::NotSet::Absent {
                    member: "inode",
                })
            }
        }
        ///The member `flags`.
        ///
        ///It is there where it ends within the size that `size` states, and within the bytes.
        #[inline(always)]
        fn flags(
            &self,
        ) -> __heapstruct::core::option::Option<__heapstruct::core::primitive::u16> {
            if __is_present_3(&self.place) {
                match self
                    .place
                    .try_member::<__heapstruct::core::primitive::u16, 3usize>()
                {
                    __heapstruct::core::option::Option::Some(place) => {
                        __heapstruct::core::option::Option::Some(
                            <__heapstruct::core::primitive::u16 as __heapstruct::Member<
                                T,
                            >>::get(place),
                        )
                    }
                    __heapstruct::core::option::Option::None => {
                        __heapstruct::core::option::Option::None
                    }
                }
            } else {
                __heapstruct::core::option::Option::None
            }
        }
        ///Sets the member `flags`, if it is there and the value fits.
        ///
        ///It is there where it ends within the size that `size` states, and within the bytes.
        #[inline(always)]
        fn try_set_flags(
            &mut self,
            value: __heapstruct::core::primitive::u16,
        ) -> __heapstruct::core::result::Result<(), __heapstruct::NotSet>
        where
            B: __heapstruct::StorageMut,
        {
            if __is_present_3(&self.place) {
                match self
                    .place
                    .try_member_mut::<__heapstruct::core::primitive::u16, 3usize>()
                {
                    __heapstruct::core::option::Option::Some(place) => {
                        match <__heapstruct::core::primitive::u16 as __heapstruct::TryScalar<
                            T,
                        >>::try_set(place, value) {
                            __heapstruct::core::result::Result::Ok(()) => {
                                __heapstruct::core::result::Result::Ok(())
                            }
                            __heapstruct::core::result::Result::Err(error) => {
                                __heapstruct::core::result::Result::Err(
                                    __heapstruct::NotSet::DoesNotFit(error),
                                )
                            }
                        }
                    }
                    __heapstruct::core::option::Option::None => {
                        __heapstruct::core::result::Result::Err(__heapstruct::NotSet::Absent {
                            member: "flags",
                        })
                    }
                }
            } else {
                __heapstruct::core::result::Result::Err(__heapstruct::NotSet::Absent {
                    member: "flags",
                })
            }
        }
        ///The member `later`.
        ///
        ///It is there where the record's bytes reach its end.
        #[inline(always)]
        fn later(
            &self,
        ) -> __heapstruct::core::option::Option<__heapstruct::Get<'_, Later, B, T>> {
            match self.place.try_member::<<Later as __heapstruct::Part>::Of, 4usize>() {
                __heapstruct::core::option::Option::Some(place) => {
                    __heapstruct::core::option::Option::Some(
                        <<Later as __heapstruct::Part>::Of as __heapstruct::Member<
                            T,
                        >>::get(place),
                    )
                }
                __heapstruct::core::option::Option::None => {
                    __heapstruct::core::option::Option::None
                }
            }
        }
        ///Sets the member `later`, if it is there and the value fits.
        ///
        ///It is there where the record's bytes reach its end.
        #[inline(always)]
        fn try_set_later(
            &mut self,
            value: __heapstruct::Set<Later, T>,
        ) -> __heapstruct::core::result::Result<(), __heapstruct::NotSet>
        where
            B: __heapstruct::StorageMut,
            <Later as __heapstruct::Part>::Of: __heapstruct::TryScalar<T>,
        {
            match self
                .place
                .try_member_mut::<<Later as __heapstruct::Part>::Of, 4usize>()
            {
                __heapstruct::core::option::Option::Some(place) => {
                    match <<Later as __heapstruct::Part>::Of as __heapstruct::TryScalar<
                        T,
                    >>::try_set(place, value) {
                        __heapstruct::core::result::Result::Ok(()) => {
                            __heapstruct::core::result::Result::Ok(())
                        }
                        __heapstruct::core::result::Result::Err(error) => {
                            __heapstruct::core::result::Result::Err(
                                __heapstruct::NotSet::DoesNotFit(error),
                            )
                        }
                    }
                }
                __heapstruct::core::option::Option::None => {
                    __heapstruct::core::result::Result::Err(__heapstruct::NotSet::Absent {
                        member: "later",
                    })
                }
            }
        }
        ///The member `later`, to read and write.
        ///
        ///It is there where the record's bytes reach its end.
        #[inline(always)]
        fn later_mut(
            &mut self,
        ) -> __heapstruct::core::option::Option<__heapstruct::Mut<'_, Later, B, T>>
        where
            B: __heapstruct::StorageMut,
            <Later as __heapstruct::Part>::Of: __heapstruct::Aggregate<T>,
        {
            match self
                .place
                .try_member_mut::<<Later as __heapstruct::Part>::Of, 4usize>()
            {
                __heapstruct::core::option::Option::Some(place) => {
                    __heapstruct::core::option::Option::Some(
                        <<Later as __heapstruct::Part>::Of as __heapstruct::Aggregate<
                            T,
                        >>::get_mut(place),
                    )
                }
                __heapstruct::core::option::Option::None => {
                    __heapstruct::core::option::Option::None
                }
            }
        }
    }
};
