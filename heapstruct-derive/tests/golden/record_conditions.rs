// heapstruct::record! {
//     #[packed(on(X86_64Linux, X32Linux))]
//     #[aligned(8)]
//     struct Event {
//         #[cfg(windows)]
//         handle: Handle,
//         events: u32,
//         #[on(all(ilp32, not(big_endian)))]
//         #[aligned(4)]
//         high: c_ulong,
//         #[opaque(size = 8, align = 8)]
//         data: _,
//     }
// }

#[allow(non_camel_case_types, dead_code, deprecated)]
#[derive(
    ::heapstruct::__private::core::clone::Clone,
    ::heapstruct::__private::core::marker::Copy
)]
#[repr(C)]
struct Event {
    align: [<::heapstruct::__private::Align<
        {
            ::heapstruct::__private::native_align(
                <Event as ::heapstruct::HeapStruct>::RECORD,
            )
        },
    > as ::heapstruct::__private::AlignTo>::Type; 0],
    bytes: [::heapstruct::__private::core::primitive::u8; ::heapstruct::__private::native_size(
        <Event as ::heapstruct::HeapStruct>::RECORD,
    )],
}
#[automatically_derived]
#[allow(deprecated)]
impl ::heapstruct::__private::core::fmt::Debug for Event {
    fn fmt(
        &self,
        f: &mut ::heapstruct::__private::core::fmt::Formatter<'_>,
    ) -> ::heapstruct::__private::core::fmt::Result {
        ::heapstruct::__private::debug_own(
            &self.bytes,
            <Event as ::heapstruct::HeapStruct>::RECORD,
            f,
        )
    }
}
///A view of [`Event`] in bytes: a getter and a setter for each member.
#[repr(transparent)]
#[allow(non_camel_case_types, deprecated)]
struct EventView<B, T = ::heapstruct::target::Native> {
    place: ::heapstruct::__private::Place<B, Event, T>,
}
#[doc(hidden)]
#[allow(deprecated, unused_qualifications)]
const _: () = {
    use ::heapstruct::__private as __heapstruct;
    #[allow(unused_braces, clippy::all, clippy::pedantic)]
    const __INDEX_1: __heapstruct::core::primitive::usize = 0usize
        + if __heapstruct::core::cfg!(all(windows)) { 1 } else { 0 };
    #[allow(unused_braces, clippy::all, clippy::pedantic)]
    const __INDEX_2: __heapstruct::core::primitive::usize = { __INDEX_1 } + 1;
    #[allow(unused_braces, clippy::all, clippy::pedantic)]
    const __INDEX_3: __heapstruct::core::primitive::usize = { __INDEX_2 } + 1;
    #[allow(unused_braces, clippy::all, clippy::pedantic)]
    const __INDEX_4: __heapstruct::core::primitive::usize = { __INDEX_3 } + 1;
    #[cfg(windows)]
    type __Part_0 = Handle;
    #[cfg(not(all(windows)))]
    type __Part_0 = __heapstruct::core::primitive::bool;
    #[automatically_derived]
    unsafe impl __heapstruct::HeapStruct for Event {
        const RECORD: &'static __heapstruct::Record = &__heapstruct::Record::new(
                "Event",
                0u32,
                8u32,
                &[
                    #[cfg(windows)]
                    __heapstruct::MemberOf::new(
                        "handle",
                        <<Handle as __heapstruct::Part>::Of as __heapstruct::Describe>::TYPE,
                        __heapstruct::Format::Auto,
                    ),
                    __heapstruct::MemberOf::new(
                        "events",
                        <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::TYPE,
                        __heapstruct::Format::Auto,
                    ),
                    __heapstruct::MemberOf::new(
                            "high",
                            <__heapstruct::c::ULong as __heapstruct::Describe>::TYPE,
                            __heapstruct::Format::Auto,
                        )
                        .aligned(4u32)
                        .on(
                            __heapstruct::Condition::All(
                                &[
                                    __heapstruct::Condition::Model(
                                        __heapstruct::DataModel::Ilp32,
                                    ),
                                    __heapstruct::Condition::Not(
                                        &__heapstruct::Condition::Endian(__heapstruct::Endian::Big),
                                    ),
                                ],
                            ),
                        ),
                    __heapstruct::MemberOf::new(
                        "data",
                        <__heapstruct::c::Opaque<
                            { 8 },
                            { 8 },
                        > as __heapstruct::Describe>::TYPE,
                        __heapstruct::Format::Auto,
                    ),
                ],
            )
            .packed_on(
                __heapstruct::Condition::Any(
                    &[
                        __heapstruct::Condition::Target(
                            <__heapstruct::target::X86_64Linux as __heapstruct::Platform>::RUNTIME,
                        ),
                        __heapstruct::Condition::Target(
                            <__heapstruct::target::X32Linux as __heapstruct::Platform>::RUNTIME,
                        ),
                    ],
                ),
            );
        const SIZE: __heapstruct::core::primitive::usize = __heapstruct::size_here(
            <Self as __heapstruct::HeapStruct>::RECORD,
        );
        const ANY_BYTES: __heapstruct::core::primitive::bool = true;
        const COPIED_IS_VALUE: __heapstruct::core::primitive::bool = true;
        const IS_BYTES: __heapstruct::core::primitive::bool = true;
        type Members = __heapstruct::Members<{ __INDEX_4 }>;
        const PROOF: () = {
            #[cfg(windows)]
            let () = <<Handle as __heapstruct::Part>::Of as __heapstruct::Describe>::PROOF;
        };
        type Bytes = [__heapstruct::core::primitive::u8; __heapstruct::core::mem::size_of::<
            Event,
        >()];
        const ZEROED: Self::Bytes = [0; __heapstruct::core::mem::size_of::<Event>()];
        type View<B: __heapstruct::Storage, T: __heapstruct::Target> = EventView<B, T>;
        type This = Self;
    }
    const _: () = __heapstruct::checks(<Event as __heapstruct::HeapStruct>::RECORD);
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Known<T> for Event
    where
        __Part_0: __heapstruct::Known<T>,
    {}
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Same<T> for Event
    where
        __Part_0: __heapstruct::Same<T>,
    {}
    #[automatically_derived]
    impl<B: __heapstruct::Storage, T: __heapstruct::Target> __heapstruct::View
    for EventView<B, T> {
        type Record = Event;
        type Storage = B;
        type Target = T;
        #[inline(always)]
        fn from_place(place: __heapstruct::Place<B, Event, T>) -> Self {
            EventView { place }
        }
        #[inline(always)]
        fn as_place(&self) -> &__heapstruct::Place<B, Event, T> {
            &self.place
        }
        #[inline(always)]
        fn as_place_mut(&mut self) -> &mut __heapstruct::Place<B, Event, T> {
            &mut self.place
        }
        #[inline(always)]
        fn into_place(self) -> __heapstruct::Place<B, Event, T> {
            self.place
        }
    }
    #[automatically_derived]
    impl<
        B: __heapstruct::core::marker::Copy,
        T: __heapstruct::core::marker::Copy,
    > __heapstruct::core::marker::Copy for EventView<B, T> {}
    #[automatically_derived]
    impl<
        B: __heapstruct::core::clone::Clone,
        T: __heapstruct::core::marker::Copy,
    > __heapstruct::core::clone::Clone for EventView<B, T> {
        #[inline(always)]
        fn clone(&self) -> Self {
            EventView {
                place: __heapstruct::core::clone::Clone::clone(&self.place),
            }
        }
    }
    #[automatically_derived]
    impl<
        B: __heapstruct::Storage,
        T: __heapstruct::Target,
    > __heapstruct::core::fmt::Debug for EventView<B, T> {
        fn fmt(
            &self,
            f: &mut __heapstruct::core::fmt::Formatter<'_>,
        ) -> __heapstruct::core::fmt::Result {
            __heapstruct::debug_view(self, f)
        }
    }
    #[automatically_derived]
    impl<B, T, B2, T2> __heapstruct::core::cmp::PartialEq<EventView<B2, T2>>
    for EventView<B, T>
    where
        B: __heapstruct::Storage,
        T: __heapstruct::Target,
        B2: __heapstruct::Storage,
        T2: __heapstruct::Target,
        __Part_0: __heapstruct::Same<T> + __heapstruct::Same<T2>,
    {
        fn eq(&self, other: &EventView<B2, T2>) -> bool {
            __heapstruct::same_view(self, other)
        }
    }
    #[automatically_derived]
    #[allow(dead_code, non_snake_case, clippy::all, clippy::pedantic)]
    impl<B: __heapstruct::Storage, T: __heapstruct::Target> EventView<B, T> {
        #[cfg(windows)]
        ///The member `handle`.
        #[inline(always)]
        fn handle(&self) -> __heapstruct::Get<'_, Handle, B, T> {
            <<Handle as __heapstruct::Part>::Of as __heapstruct::Member<
                T,
            >>::get(self.place.member::<<Handle as __heapstruct::Part>::Of, 0usize>())
        }
        #[cfg(windows)]
        ///Sets the member `handle`.
        #[inline(always)]
        fn set_handle(&mut self, value: __heapstruct::Set<Handle, T>)
        where
            B: __heapstruct::StorageMut,
            <Handle as __heapstruct::Part>::Of: __heapstruct::Scalar<T>,
        {
            <<Handle as __heapstruct::Part>::Of as __heapstruct::Scalar<
                T,
            >>::set(
                self.place.member_mut::<<Handle as __heapstruct::Part>::Of, 0usize>(),
                value,
            )
        }
        #[cfg(windows)]
        ///Sets the member `handle`, if the value fits on the target.
        #[inline(always)]
        fn try_set_handle(
            &mut self,
            value: __heapstruct::Set<Handle, T>,
        ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit>
        where
            B: __heapstruct::StorageMut,
            <Handle as __heapstruct::Part>::Of: __heapstruct::TryScalar<T>,
        {
            <<Handle as __heapstruct::Part>::Of as __heapstruct::TryScalar<
                T,
            >>::try_set(
                self.place.member_mut::<<Handle as __heapstruct::Part>::Of, 0usize>(),
                value,
            )
        }
        #[cfg(windows)]
        ///The member `handle`, to read and write.
        #[inline(always)]
        fn handle_mut(&mut self) -> __heapstruct::Mut<'_, Handle, B, T>
        where
            B: __heapstruct::StorageMut,
            <Handle as __heapstruct::Part>::Of: __heapstruct::Aggregate<T>,
        {
            <<Handle as __heapstruct::Part>::Of as __heapstruct::Aggregate<
                T,
            >>::get_mut(
                self.place.member_mut::<<Handle as __heapstruct::Part>::Of, 0usize>(),
            )
        }
        ///The member `events`.
        #[inline(always)]
        fn events(&self) -> __heapstruct::core::primitive::u32 {
            <__heapstruct::core::primitive::u32 as __heapstruct::Member<
                T,
            >>::get(
                self.place.member::<__heapstruct::core::primitive::u32, { __INDEX_1 }>(),
            )
        }
        ///Sets the member `events`.
        #[inline(always)]
        fn set_events(&mut self, value: __heapstruct::core::primitive::u32)
        where
            B: __heapstruct::StorageMut,
        {
            <__heapstruct::core::primitive::u32 as __heapstruct::Scalar<
                T,
            >>::set(
                self
                    .place
                    .member_mut::<__heapstruct::core::primitive::u32, { __INDEX_1 }>(),
                value,
            )
        }
        ///The member `high`.
        #[inline(always)]
        fn high(&self) -> __heapstruct::core::option::Option<T::ULong> {
            match self.place.try_member::<__heapstruct::c::ULong, { __INDEX_2 }>() {
                __heapstruct::core::option::Option::Some(place) => {
                    __heapstruct::core::option::Option::Some(
                        <__heapstruct::c::ULong as __heapstruct::Member<T>>::get(place),
                    )
                }
                __heapstruct::core::option::Option::None => {
                    __heapstruct::core::option::Option::None
                }
            }
        }
        ///Sets the member `high`, if it is there and the value fits.
        #[inline(always)]
        fn try_set_high(
            &mut self,
            value: T::ULong,
        ) -> __heapstruct::core::result::Result<(), __heapstruct::NotSet>
        where
            B: __heapstruct::StorageMut,
        {
            match self.place.try_member_mut::<__heapstruct::c::ULong, { __INDEX_2 }>() {
                __heapstruct::core::option::Option::Some(place) => {
                    match <__heapstruct::c::ULong as __heapstruct::TryScalar<
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
                        member: "high",
                    })
                }
            }
        }
        ///The member `data`.
        #[inline(always)]
        fn data(
            &self,
        ) -> __heapstruct::Array<B::Shared<'_>, __heapstruct::core::primitive::u8, T> {
            <__heapstruct::c::Opaque<
                { 8 },
                { 8 },
            > as __heapstruct::Member<
                T,
            >>::get(
                self
                    .place
                    .member::<__heapstruct::c::Opaque<{ 8 }, { 8 }>, { __INDEX_3 }>(),
            )
        }
        ///The member `data`, to read and write.
        #[inline(always)]
        fn data_mut(
            &mut self,
        ) -> __heapstruct::Array<B::Unique<'_>, __heapstruct::core::primitive::u8, T>
        where
            B: __heapstruct::StorageMut,
        {
            <__heapstruct::c::Opaque<
                { 8 },
                { 8 },
            > as __heapstruct::Aggregate<
                T,
            >>::get_mut(
                self
                    .place
                    .member_mut::<__heapstruct::c::Opaque<{ 8 }, { 8 }>, { __INDEX_3 }>(),
            )
        }
    }
};
