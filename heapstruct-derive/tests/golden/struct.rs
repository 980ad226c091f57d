// #[derive(HeapStruct)]
// #[repr(C)]
// pub struct Timer {
//     /// Which one it is.
//     pub id: u32,
//     pub interval: c_long,
//     #[heapstruct(hex, rename = kind)]
//     r#type: u8,
//     name: [c_char; 8],
//     limits: [c_int; 2],
//     next: *mut Self,
//     started: Timespec,
// }

///A view of [`Timer`] in bytes: a getter and a setter for each member.
#[repr(transparent)]
#[allow(non_camel_case_types, deprecated)]
pub struct TimerView<B, T = ::heapstruct::target::Native> {
    place: ::heapstruct::__private::Place<B, Timer, T>,
}
#[doc(hidden)]
#[allow(deprecated, unused_qualifications)]
const _: () = {
    use ::heapstruct::__private as __heapstruct;
    #[automatically_derived]
    unsafe impl __heapstruct::HeapStruct for Timer {
        const RECORD: &'static __heapstruct::Record = &__heapstruct::Record::new(
            "Timer",
            0u32,
            1u32,
            &[
                __heapstruct::MemberOf::new(
                    "id",
                    <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::TYPE,
                    __heapstruct::Format::Auto,
                ),
                __heapstruct::MemberOf::new(
                    "interval",
                    <__heapstruct::c::Long as __heapstruct::Describe>::TYPE,
                    __heapstruct::Format::Auto,
                ),
                __heapstruct::MemberOf::new(
                    "type",
                    <__heapstruct::core::primitive::u8 as __heapstruct::Describe>::TYPE,
                    __heapstruct::Format::Hex,
                ),
                __heapstruct::MemberOf::new(
                    "name",
                    <__heapstruct::c::Text<{ 8 }> as __heapstruct::Describe>::TYPE,
                    __heapstruct::Format::Auto,
                ),
                __heapstruct::MemberOf::new(
                    "limits",
                    <[__heapstruct::c::Int; 2] as __heapstruct::Describe>::TYPE,
                    __heapstruct::Format::Auto,
                ),
                __heapstruct::MemberOf::new(
                    "next",
                    <*mut Timer as __heapstruct::Describe>::TYPE,
                    __heapstruct::Format::Auto,
                ),
                __heapstruct::MemberOf::new(
                    "started",
                    <<Timespec as __heapstruct::Part>::Of as __heapstruct::Describe>::TYPE,
                    __heapstruct::Format::Auto,
                ),
            ],
        );
        const ANY_BYTES: __heapstruct::core::primitive::bool = true
            && <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::ANY_BYTES
            && <__heapstruct::c::Long as __heapstruct::Describe>::ANY_BYTES
            && <__heapstruct::core::primitive::u8 as __heapstruct::Describe>::ANY_BYTES
            && <__heapstruct::c::Text<{ 8 }> as __heapstruct::Describe>::ANY_BYTES
            && <[__heapstruct::c::Int; 2] as __heapstruct::Describe>::ANY_BYTES
            && <*mut Timer as __heapstruct::Describe>::ANY_BYTES
            && <<Timespec as __heapstruct::Part>::Of as __heapstruct::Describe>::ANY_BYTES;
        const COPIED_IS_VALUE: __heapstruct::core::primitive::bool = true
            && <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::COPIED_IS_VALUE
            && <__heapstruct::c::Long as __heapstruct::Describe>::COPIED_IS_VALUE
            && <__heapstruct::core::primitive::u8 as __heapstruct::Describe>::COPIED_IS_VALUE
            && <__heapstruct::c::Text<{ 8 }> as __heapstruct::Describe>::COPIED_IS_VALUE
            && <[__heapstruct::c::Int; 2] as __heapstruct::Describe>::COPIED_IS_VALUE
            && <*mut Timer as __heapstruct::Describe>::COPIED_IS_VALUE
            && <<Timespec as __heapstruct::Part>::Of as __heapstruct::Describe>::COPIED_IS_VALUE;
        const IS_BYTES: __heapstruct::core::primitive::bool = true
            && <__heapstruct::core::primitive::u32 as __heapstruct::Describe>::IS_BYTES
            && <__heapstruct::c::Long as __heapstruct::Describe>::IS_BYTES
            && <__heapstruct::core::primitive::u8 as __heapstruct::Describe>::IS_BYTES
            && <__heapstruct::c::Text<{ 8 }> as __heapstruct::Describe>::IS_BYTES
            && <[__heapstruct::c::Int; 2] as __heapstruct::Describe>::IS_BYTES
            && <*mut Timer as __heapstruct::Describe>::IS_BYTES
            && <<Timespec as __heapstruct::Part>::Of as __heapstruct::Describe>::IS_BYTES;
        type Members = __heapstruct::Members<7usize>;
        const PROOF: () = {
            let () = <<Timespec as __heapstruct::Part>::Of as __heapstruct::Describe>::PROOF;
        };
        type Bytes = [__heapstruct::core::primitive::u8; __heapstruct::core::mem::size_of::<
            Timer,
        >()];
        const ZEROED: Self::Bytes = [0; __heapstruct::core::mem::size_of::<Timer>()];
        type View<B: __heapstruct::Storage, T: __heapstruct::Target> = TimerView<B, T>;
        type This = Self;
    }
    const _: () = {
        __heapstruct::proves(
            <Timer as __heapstruct::HeapStruct>::RECORD,
            __heapstruct::core::mem::size_of::<Timer>(),
            __heapstruct::core::mem::align_of::<Timer>(),
            &[
                __heapstruct::core::mem::offset_of!(Timer, id),
                __heapstruct::core::mem::offset_of!(Timer, interval),
                __heapstruct::core::mem::offset_of!(Timer, r#type),
                __heapstruct::core::mem::offset_of!(Timer, name),
                __heapstruct::core::mem::offset_of!(Timer, limits),
                __heapstruct::core::mem::offset_of!(Timer, next),
                __heapstruct::core::mem::offset_of!(Timer, started),
            ],
        );
        __heapstruct::is::<u32, __heapstruct::core::primitive::u32>();
        __heapstruct::is::<c_long, __heapstruct::core::ffi::c_long>();
        __heapstruct::is::<u8, __heapstruct::core::primitive::u8>();
        __heapstruct::is::<c_char, __heapstruct::core::ffi::c_char>();
        __heapstruct::is::<c_int, __heapstruct::core::ffi::c_int>();
        __heapstruct::is::<Timespec, <Timespec as __heapstruct::Part>::Of>();
    };
    #[allow(dead_code, clippy::all, clippy::pedantic)]
    const _: () = {
        fn fields(
            it: &Timer,
        ) -> (
            *const u32,
            *const c_long,
            *const u8,
            *const [c_char; 8],
            *const [c_int; 2],
            *const *mut Timer,
            *const Timespec,
        ) {
            (
                &raw const it.id,
                &raw const it.interval,
                &raw const it.r#type,
                &raw const it.name,
                &raw const it.limits,
                &raw const it.next,
                &raw const it.started,
            )
        }
    };
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Known<T> for Timer
    where
        Timespec: __heapstruct::Known<T>,
    {}
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Same<T> for Timer
    where
        Timespec: __heapstruct::Same<T>,
    {}
    #[automatically_derived]
    impl<B: __heapstruct::Storage, T: __heapstruct::Target> __heapstruct::View
    for TimerView<B, T> {
        type Record = Timer;
        type Storage = B;
        type Target = T;
        #[inline(always)]
        fn from_place(place: __heapstruct::Place<B, Timer, T>) -> Self {
            TimerView { place }
        }
        #[inline(always)]
        fn as_place(&self) -> &__heapstruct::Place<B, Timer, T> {
            &self.place
        }
        #[inline(always)]
        fn as_place_mut(&mut self) -> &mut __heapstruct::Place<B, Timer, T> {
            &mut self.place
        }
        #[inline(always)]
        fn into_place(self) -> __heapstruct::Place<B, Timer, T> {
            self.place
        }
    }
    #[automatically_derived]
    impl<
        B: __heapstruct::core::marker::Copy,
        T: __heapstruct::core::marker::Copy,
    > __heapstruct::core::marker::Copy for TimerView<B, T> {}
    #[automatically_derived]
    impl<
        B: __heapstruct::core::clone::Clone,
        T: __heapstruct::core::marker::Copy,
    > __heapstruct::core::clone::Clone for TimerView<B, T> {
        #[inline(always)]
        fn clone(&self) -> Self {
            TimerView {
                place: __heapstruct::core::clone::Clone::clone(&self.place),
            }
        }
    }
    #[automatically_derived]
    impl<
        B: __heapstruct::Storage,
        T: __heapstruct::Target,
    > __heapstruct::core::fmt::Debug for TimerView<B, T> {
        fn fmt(
            &self,
            f: &mut __heapstruct::core::fmt::Formatter<'_>,
        ) -> __heapstruct::core::fmt::Result {
            __heapstruct::debug_view(self, f)
        }
    }
    #[automatically_derived]
    impl<B, T, B2, T2> __heapstruct::core::cmp::PartialEq<TimerView<B2, T2>>
    for TimerView<B, T>
    where
        B: __heapstruct::Storage,
        T: __heapstruct::Target,
        B2: __heapstruct::Storage,
        T2: __heapstruct::Target,
        Timespec: __heapstruct::Same<T> + __heapstruct::Same<T2>,
    {
        fn eq(&self, other: &TimerView<B2, T2>) -> bool {
            __heapstruct::same_view(self, other)
        }
    }
    #[automatically_derived]
    #[allow(dead_code, non_snake_case, clippy::all, clippy::pedantic)]
    impl<B: __heapstruct::Storage, T: __heapstruct::Target> TimerView<B, T> {
        /// Which one it is.
        #[inline(always)]
        pub fn id(&self) -> __heapstruct::core::primitive::u32 {
            <__heapstruct::core::primitive::u32 as __heapstruct::Member<
                T,
            >>::get(self.place.member::<__heapstruct::core::primitive::u32, 0usize>())
        }
        /// Which one it is.
        #[inline(always)]
        pub fn set_id(&mut self, value: __heapstruct::core::primitive::u32)
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
        ///The member `interval`.
        #[inline(always)]
        pub fn interval(&self) -> T::Long {
            <__heapstruct::c::Long as __heapstruct::Member<
                T,
            >>::get(self.place.member::<__heapstruct::c::Long, 1usize>())
        }
        ///Sets the member `interval`.
        #[inline(always)]
        pub fn set_interval(&mut self, value: T::Long)
        where
            B: __heapstruct::StorageMut,
            T: __heapstruct::StaticTarget,
        {
            <__heapstruct::c::Long as __heapstruct::Scalar<
                T,
            >>::set(self.place.member_mut::<__heapstruct::c::Long, 1usize>(), value)
        }
        ///Sets the member `interval`, if the value fits on the target.
        #[inline(always)]
        pub fn try_set_interval(
            &mut self,
            value: T::Long,
        ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit>
        where
            B: __heapstruct::StorageMut,
        {
            <__heapstruct::c::Long as __heapstruct::TryScalar<
                T,
            >>::try_set(self.place.member_mut::<__heapstruct::c::Long, 1usize>(), value)
        }
        ///The member `type`.
        #[inline(always)]
        fn kind(&self) -> __heapstruct::core::primitive::u8 {
            <__heapstruct::core::primitive::u8 as __heapstruct::Member<
                T,
            >>::get(self.place.member::<__heapstruct::core::primitive::u8, 2usize>())
        }
        ///Sets the member `type`.
        #[inline(always)]
        fn set_kind(&mut self, value: __heapstruct::core::primitive::u8)
        where
            B: __heapstruct::StorageMut,
        {
            <__heapstruct::core::primitive::u8 as __heapstruct::Scalar<
                T,
            >>::set(
                self.place.member_mut::<__heapstruct::core::primitive::u8, 2usize>(),
                value,
            )
        }
        ///The member `name`.
        #[inline(always)]
        fn name(&self) -> __heapstruct::Text<B::Shared<'_>> {
            <__heapstruct::c::Text<
                { 8 },
            > as __heapstruct::Member<
                T,
            >>::get(self.place.member::<__heapstruct::c::Text<{ 8 }>, 3usize>())
        }
        ///Sets the text in the member `name`, and zeroes the rest.
        #[inline]
        fn try_set_name(
            &mut self,
            text: impl __heapstruct::core::convert::AsRef<
                [__heapstruct::core::primitive::u8],
            >,
        ) -> __heapstruct::core::result::Result<(), __heapstruct::TextError>
        where
            B: __heapstruct::StorageMut,
        {
            <__heapstruct::c::Text<
                { 8 },
            > as __heapstruct::Aggregate<
                T,
            >>::get_mut(self.place.member_mut::<__heapstruct::c::Text<{ 8 }>, 3usize>())
                .set(text)
        }
        ///The member `name`, to read and write.
        #[inline(always)]
        fn name_mut(&mut self) -> __heapstruct::Text<B::Unique<'_>>
        where
            B: __heapstruct::StorageMut,
        {
            <__heapstruct::c::Text<
                { 8 },
            > as __heapstruct::Aggregate<
                T,
            >>::get_mut(self.place.member_mut::<__heapstruct::c::Text<{ 8 }>, 3usize>())
        }
        ///The member `limits`.
        #[inline(always)]
        fn limits(&self) -> __heapstruct::Array<B::Shared<'_>, __heapstruct::c::Int, T> {
            <[__heapstruct::c::Int; 2] as __heapstruct::Member<
                T,
            >>::get(self.place.member::<[__heapstruct::c::Int; 2], 4usize>())
        }
        ///The member `limits`, to read and write.
        #[inline(always)]
        fn limits_mut(
            &mut self,
        ) -> __heapstruct::Array<B::Unique<'_>, __heapstruct::c::Int, T>
        where
            B: __heapstruct::StorageMut,
        {
            <[__heapstruct::c::Int; 2] as __heapstruct::Aggregate<
                T,
            >>::get_mut(self.place.member_mut::<[__heapstruct::c::Int; 2], 4usize>())
        }
        ///The member `next`.
        #[inline(always)]
        fn next(&self) -> __heapstruct::Addr<Timer, T> {
            <*mut Timer as __heapstruct::Member<
                T,
            >>::get(self.place.member::<*mut Timer, 5usize>())
        }
        ///Sets the member `next`.
        #[inline(always)]
        fn set_next(
            &mut self,
            address: impl __heapstruct::core::convert::Into<__heapstruct::Addr<Timer, T>>,
        )
        where
            B: __heapstruct::StorageMut,
            T: __heapstruct::StaticTarget,
        {
            <*mut Timer as __heapstruct::Scalar<
                T,
            >>::set(
                self.place.member_mut::<*mut Timer, 5usize>(),
                __heapstruct::core::convert::Into::into(address),
            )
        }
        ///Sets the member `next`, if the address fits on the target.
        #[inline(always)]
        fn try_set_next(
            &mut self,
            address: impl __heapstruct::core::convert::Into<__heapstruct::Addr<Timer, T>>,
        ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit>
        where
            B: __heapstruct::StorageMut,
        {
            <*mut Timer as __heapstruct::TryScalar<
                T,
            >>::try_set(
                self.place.member_mut::<*mut Timer, 5usize>(),
                __heapstruct::core::convert::Into::into(address),
            )
        }
        ///The member `started`.
        #[inline(always)]
        fn started(&self) -> __heapstruct::Get<'_, Timespec, B, T> {
            <<Timespec as __heapstruct::Part>::Of as __heapstruct::Member<
                T,
            >>::get(self.place.member::<<Timespec as __heapstruct::Part>::Of, 6usize>())
        }
        ///Sets the member `started`.
        #[inline(always)]
        fn set_started(&mut self, value: __heapstruct::Set<Timespec, T>)
        where
            B: __heapstruct::StorageMut,
            <Timespec as __heapstruct::Part>::Of: __heapstruct::Scalar<T>,
        {
            <<Timespec as __heapstruct::Part>::Of as __heapstruct::Scalar<
                T,
            >>::set(
                self.place.member_mut::<<Timespec as __heapstruct::Part>::Of, 6usize>(),
                value,
            )
        }
        ///Sets the member `started`, if the value fits on the target.
        #[inline(always)]
        fn try_set_started(
            &mut self,
            value: __heapstruct::Set<Timespec, T>,
        ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit>
        where
            B: __heapstruct::StorageMut,
            <Timespec as __heapstruct::Part>::Of: __heapstruct::TryScalar<T>,
        {
            <<Timespec as __heapstruct::Part>::Of as __heapstruct::TryScalar<
                T,
            >>::try_set(
                self.place.member_mut::<<Timespec as __heapstruct::Part>::Of, 6usize>(),
                value,
            )
        }
        ///The member `started`, to read and write.
        #[inline(always)]
        fn started_mut(&mut self) -> __heapstruct::Mut<'_, Timespec, B, T>
        where
            B: __heapstruct::StorageMut,
            <Timespec as __heapstruct::Part>::Of: __heapstruct::Aggregate<T>,
        {
            <<Timespec as __heapstruct::Part>::Of as __heapstruct::Aggregate<
                T,
            >>::get_mut(
                self.place.member_mut::<<Timespec as __heapstruct::Part>::Of, 6usize>(),
            )
        }
    }
};
