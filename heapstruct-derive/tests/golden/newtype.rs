// #[derive(HeapStruct)]
// #[repr(transparent)]
// pub struct Handle(c_ulong);

#[doc(hidden)]
#[allow(
    deprecated,
    unused_qualifications,
    trivial_numeric_casts,
    clippy::all,
    clippy::pedantic
)]
const _: () = {
    use ::heapstruct::__private as __heapstruct;
    #[automatically_derived]
    unsafe impl __heapstruct::Describe for Handle {
        const TYPE: &'static __heapstruct::CType = <__heapstruct::c::ULong as __heapstruct::Describe>::TYPE;
        const ANY_BYTES: __heapstruct::core::primitive::bool = <__heapstruct::c::ULong as __heapstruct::Describe>::ANY_BYTES;
        const COPIED_IS_VALUE: __heapstruct::core::primitive::bool = <__heapstruct::c::ULong as __heapstruct::Describe>::COPIED_IS_VALUE;
        const IS_BYTES: __heapstruct::core::primitive::bool = <__heapstruct::c::ULong as __heapstruct::Describe>::IS_BYTES;
        #[inline(always)]
        fn size<T: __heapstruct::Target>(
            target: T,
        ) -> __heapstruct::core::primitive::usize {
            <__heapstruct::c::ULong as __heapstruct::Describe>::size(target)
        }
    }
    const _: () = {
        __heapstruct::proves_value::<Handle>("Handle");
        __heapstruct::is::<c_ulong, __heapstruct::core::ffi::c_ulong>();
    };
    const _: fn(&Handle) -> *const c_ulong = |it| &raw const it.0;
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Member<T> for Handle {
        type Get<__S: __heapstruct::Shared> = Handle;
        type Set = Handle;
        type Mut<__U: __heapstruct::StorageMut> = __heapstruct::Never;
        #[inline(always)]
        fn get<__S: __heapstruct::Shared>(
            place: __heapstruct::Place<__S, Handle, T>,
        ) -> Handle {
            Handle {
                0: __heapstruct::here::<
                    <__heapstruct::Native as __heapstruct::Target>::ULong,
                    T::ULong,
                >(
                    <__heapstruct::c::ULong as __heapstruct::Member<
                        T,
                    >>::get(place.like::<__heapstruct::c::ULong>()),
                ) as c_ulong,
            }
        }
    }
    #[automatically_derived]
    impl<T: __heapstruct::StaticTarget> __heapstruct::Scalar<T> for Handle
    where
        T::ULong: __heapstruct::Held<
            <__heapstruct::Native as __heapstruct::Target>::ULong,
        >,
    {
        #[inline(always)]
        fn set<__U: __heapstruct::StorageMut>(
            place: __heapstruct::Place<__U, Handle, T>,
            value: Handle,
        ) {
            let number: <__heapstruct::Native as __heapstruct::Target>::ULong = value.0
                as <__heapstruct::Native as __heapstruct::Target>::ULong;
            __heapstruct::set_held(place, number)
        }
    }
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::TryScalar<T> for Handle {
        #[inline(always)]
        fn try_set<__U: __heapstruct::StorageMut>(
            place: __heapstruct::Place<__U, Handle, T>,
            value: Handle,
        ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit> {
            let number: <__heapstruct::Native as __heapstruct::Target>::ULong = value.0
                as <__heapstruct::Native as __heapstruct::Target>::ULong;
            __heapstruct::try_set_number(
                place,
                __heapstruct::core::convert::Into::into(number),
            )
        }
    }
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::BitField<T> for Handle {
        #[inline(always)]
        fn get_bits<__S: __heapstruct::Shared>(
            bits: __heapstruct::Bits<__S, Handle, T>,
        ) -> Handle {
            Handle {
                0: __heapstruct::here::<
                    <__heapstruct::Native as __heapstruct::Target>::ULong,
                    T::ULong,
                >(
                    <__heapstruct::c::ULong as __heapstruct::BitField<
                        T,
                    >>::get_bits(bits.like::<__heapstruct::c::ULong>()),
                ) as c_ulong,
            }
        }
        #[inline(always)]
        fn try_set_bits<__U: __heapstruct::StorageMut>(
            bits: __heapstruct::Bits<__U, Handle, T>,
            value: Handle,
        ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit> {
            let number: <__heapstruct::Native as __heapstruct::Target>::ULong = value.0
                as <__heapstruct::Native as __heapstruct::Target>::ULong;
            __heapstruct::try_set_bits(
                bits,
                __heapstruct::core::convert::Into::into(number),
            )
        }
    }
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Known<T> for Handle
    where
        <__heapstruct::Native as __heapstruct::Target>::ULong: __heapstruct::HeldHere<
            T::ULong,
        >,
    {}
    #[automatically_derived]
    impl __heapstruct::Part for Handle {
        type Of = Handle;
    }
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Same<T> for Handle {}
};
