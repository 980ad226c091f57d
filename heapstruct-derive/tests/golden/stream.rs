// #[derive(HeapStruct)]
// #[repr(C)]
// #[heapstruct(stream(tail = name_size + data_size, align = 4))]
// struct Note {
//     name_size: u32,
//     data_size: u32,
//     parts: [u8; 0],
// }

///A view of [`Note`] in bytes: a getter and a setter for each member.
#[repr(transparent)]
#[allow(non_camel_case_types, deprecated)]
struct NoteView<B, T = ::heapstruct::target::Native> {
    place: ::heapstruct::__private::Place<B, Note, T>,
}
#[doc(hidden)]
#[allow(deprecated, unused_qualifications)]
const _: () = {
    use ::heapstruct::__private as __heapstruct;
    #[automatically_derived]
    unsafe impl __heapstruct::HeapStruct for Note {
        const RECORD: &'static __heapstruct::Record = &__heapstruct::Record::new(
            "Note",
            0u32,
            1u32,
            &[
                __heapstruct::MemberOf::new(
                    "name_size",
                    <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::TYPE,
                    __heapstruct::Format::Auto,
                ),
                __heapstruct::MemberOf::new(
                    "data_size",
                    <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::TYPE,
                    __heapstruct::Format::Auto,
                ),
                __heapstruct::MemberOf::new(
                        "parts",
                        <[__heapstruct::core::primitive::u8; 0] as __heapstruct::Describe>::TYPE,
                        __heapstruct::Format::Auto,
                    )
                    .tail(__heapstruct::Tail::ToEnd),
            ],
        );
        const ANY_BYTES: __heapstruct::core::primitive::bool = true
            && <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::ANY_BYTES
            && <[__heapstruct::core::primitive::u8; 0] as __heapstruct::Describe>::ANY_BYTES;
        const COPIED_IS_VALUE: __heapstruct::core::primitive::bool = true
            && <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::COPIED_IS_VALUE
            && <[__heapstruct::core::primitive::u8; 0] as __heapstruct::Describe>::COPIED_IS_VALUE;
        const IS_BYTES: __heapstruct::core::primitive::bool = true
            && <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::IS_BYTES
            && <[__heapstruct::core::primitive::u8; 0] as __heapstruct::Describe>::IS_BYTES;
        type Members = __heapstruct::Members<3usize>;
        type Bytes = [__heapstruct::core::primitive::u8; __heapstruct::core::mem::size_of::<
            Note,
        >()];
        const ZEROED: Self::Bytes = [0; __heapstruct::core::mem::size_of::<Note>()];
        type View<B: __heapstruct::Storage, T: __heapstruct::Target> = NoteView<B, T>;
        type This = Self;
    }
    const _: () = {
        __heapstruct::proves(
            <Note as __heapstruct::HeapStruct>::RECORD,
            __heapstruct::core::mem::size_of::<Note>(),
            __heapstruct::core::mem::align_of::<Note>(),
            &[
                __heapstruct::core::mem::offset_of!(Note, name_size),
                __heapstruct::core::mem::offset_of!(Note, data_size),
                __heapstruct::core::mem::offset_of!(Note, parts),
            ],
        );
        __heapstruct::is::<u32, __heapstruct::core::primitive::u32>();
        __heapstruct::is::<u8, __heapstruct::core::primitive::u8>();
    };
    #[allow(dead_code, clippy::all, clippy::pedantic)]
    const _: () = {
        fn fields(it: &Note) -> (*const u32, *const u32, *const [u8; 0]) {
            (&raw const it.name_size, &raw const it.data_size, &raw const it.parts)
        }
    };
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Known<T> for Note {}
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Same<T> for Note {}
    #[automatically_derived]
    impl<B: __heapstruct::Storage, T: __heapstruct::Target> __heapstruct::View
    for NoteView<B, T> {
        type Record = Note;
        type Storage = B;
        type Target = T;
        #[inline(always)]
        fn from_place(place: __heapstruct::Place<B, Note, T>) -> Self {
            NoteView { place }
        }
        #[inline(always)]
        fn as_place(&self) -> &__heapstruct::Place<B, Note, T> {
            &self.place
        }
        #[inline(always)]
        fn as_place_mut(&mut self) -> &mut __heapstruct::Place<B, Note, T> {
            &mut self.place
        }
        #[inline(always)]
        fn into_place(self) -> __heapstruct::Place<B, Note, T> {
            self.place
        }
    }
    #[automatically_derived]
    impl<
        B: __heapstruct::core::marker::Copy,
        T: __heapstruct::core::marker::Copy,
    > __heapstruct::core::marker::Copy for NoteView<B, T> {}
    #[automatically_derived]
    impl<
        B: __heapstruct::core::clone::Clone,
        T: __heapstruct::core::marker::Copy,
    > __heapstruct::core::clone::Clone for NoteView<B, T> {
        #[inline(always)]
        fn clone(&self) -> Self {
            NoteView {
                place: __heapstruct::core::clone::Clone::clone(&self.place),
            }
        }
    }
    #[automatically_derived]
    impl<
        B: __heapstruct::Storage,
        T: __heapstruct::Target,
    > __heapstruct::core::fmt::Debug for NoteView<B, T> {
        fn fmt(
            &self,
            f: &mut __heapstruct::core::fmt::Formatter<'_>,
        ) -> __heapstruct::core::fmt::Result {
            __heapstruct::debug_view(self, f)
        }
    }
    #[automatically_derived]
    impl<B, T, B2, T2> __heapstruct::core::cmp::PartialEq<NoteView<B2, T2>>
    for NoteView<B, T>
    where
        B: __heapstruct::Storage,
        T: __heapstruct::Target,
        B2: __heapstruct::Storage,
        T2: __heapstruct::Target,
    {
        fn eq(&self, other: &NoteView<B2, T2>) -> bool {
            __heapstruct::same_view(self, other)
        }
    }
    #[automatically_derived]
    #[allow(dead_code, non_snake_case, clippy::all, clippy::pedantic)]
    impl<B: __heapstruct::Storage, T: __heapstruct::Target> NoteView<B, T> {
        ///The member `name_size`.
        #[inline(always)]
        fn name_size(&self) -> __heapstruct::core::primitive::u32 {
            <__heapstruct::core::primitive::u32 as __heapstruct::Member<
                T,
            >>::get(self.place.member::<__heapstruct::core::primitive::u32, 0usize>())
        }
        ///Sets the member `name_size`.
        #[inline(always)]
        fn set_name_size(&mut self, value: __heapstruct::core::primitive::u32)
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
        ///The member `data_size`.
        #[inline(always)]
        fn data_size(&self) -> __heapstruct::core::primitive::u32 {
            <__heapstruct::core::primitive::u32 as __heapstruct::Member<
                T,
            >>::get(self.place.member::<__heapstruct::core::primitive::u32, 1usize>())
        }
        ///Sets the member `data_size`.
        #[inline(always)]
        fn set_data_size(&mut self, value: __heapstruct::core::primitive::u32)
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
        ///The tail `parts`.
        ///
        ///It goes on to the end of the record's bytes.
        #[inline(always)]
        fn parts(
            &self,
        ) -> __heapstruct::Array<B::Shared<'_>, __heapstruct::core::primitive::u8, T> {
            __heapstruct::tail_array(
                self.place.tail::<__heapstruct::core::primitive::u8, 2usize>(),
            )
        }
        ///The tail `parts`, to read and write.
        ///
        ///It goes on to the end of the record's bytes.
        #[inline(always)]
        fn parts_mut(
            &mut self,
        ) -> __heapstruct::Array<B::Unique<'_>, __heapstruct::core::primitive::u8, T>
        where
            B: __heapstruct::StorageMut,
        {
            __heapstruct::tail_array(
                self.place.tail_mut::<__heapstruct::core::primitive::u8, 2usize>(),
            )
        }
    }
    #[automatically_derived]
    impl __heapstruct::Tailed for Note {}
    #[automatically_derived]
    impl __heapstruct::Streamed for Note {
        #[inline]
        #[allow(unused_variables)]
        fn stated_size<B: __heapstruct::Storage, T: __heapstruct::Target>(
            header: &<Self as __heapstruct::HeapStruct>::View<B, T>,
        ) -> __heapstruct::StatedSize {
            let place = __heapstruct::View::as_place(header);
            __heapstruct::header(header)
                .aligned(4u32)
                .plus(
                    __heapstruct::stated(
                        place.member::<__heapstruct::core::primitive::u32, 0usize>(),
                    ),
                )
                .padded()
                .plus(
                    __heapstruct::stated(
                        place.member::<__heapstruct::core::primitive::u32, 1usize>(),
                    ),
                )
        }
    }
};
