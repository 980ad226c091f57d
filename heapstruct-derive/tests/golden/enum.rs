// #[derive(HeapStruct)]
// #[repr(C)]
// pub enum State {
//     Stopped,
//     Running = 4,
// }

#[doc(hidden)]
#[allow(deprecated, unused_qualifications, clippy::all, clippy::pedantic)]
const _: () = {
    use ::heapstruct::__private as __heapstruct;
    #[automatically_derived]
    impl __heapstruct::Numbers for State {
        const LOWEST: __heapstruct::core::primitive::i128 = __heapstruct::least(
            &[
                State::Stopped as __heapstruct::core::primitive::i128,
                State::Running as __heapstruct::core::primitive::i128,
            ],
        );
        const HIGHEST: __heapstruct::core::primitive::i128 = __heapstruct::greatest(
            &[
                State::Stopped as __heapstruct::core::primitive::i128,
                State::Running as __heapstruct::core::primitive::i128,
            ],
        );
    }
    #[automatically_derived]
    unsafe impl __heapstruct::Describe for State {
        const TYPE: &'static __heapstruct::CType = <__heapstruct::c::Enum<
            {
                <State as __heapstruct::Numbers>::LOWEST
                    as __heapstruct::core::primitive::i64
            },
            {
                <State as __heapstruct::Numbers>::HIGHEST
                    as __heapstruct::core::primitive::i64
            },
        > as __heapstruct::Describe>::TYPE;
        const ANY_BYTES: __heapstruct::core::primitive::bool = false;
        const IS_BYTES: __heapstruct::core::primitive::bool = true;
        #[inline(always)]
        fn size<T: __heapstruct::Target>(
            target: T,
        ) -> __heapstruct::core::primitive::usize {
            <__heapstruct::c::Enum<
                {
                    <State as __heapstruct::Numbers>::LOWEST
                        as __heapstruct::core::primitive::i64
                },
                {
                    <State as __heapstruct::Numbers>::HIGHEST
                        as __heapstruct::core::primitive::i64
                },
            > as __heapstruct::Describe>::size(target)
        }
    }
    const _: () = __heapstruct::proves_value::<State>("State");
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Member<T> for State {
        type Get<__S: __heapstruct::Shared> = __heapstruct::core::result::Result<
            State,
            __heapstruct::UnknownValue,
        >;
        type Set = State;
        type Mut<__U: __heapstruct::StorageMut> = __heapstruct::Never;
        #[inline]
        fn get<__S: __heapstruct::Shared>(
            place: __heapstruct::Place<__S, State, T>,
        ) -> __heapstruct::core::result::Result<State, __heapstruct::UnknownValue> {
            __value(__heapstruct::number(&place))
        }
    }
    #[inline]
    fn __value(
        number: __heapstruct::core::primitive::i128,
    ) -> __heapstruct::core::result::Result<State, __heapstruct::UnknownValue> {
        const __VALUE_0: __heapstruct::core::primitive::i128 = State::Stopped
            as __heapstruct::core::primitive::i128;
        const __VALUE_1: __heapstruct::core::primitive::i128 = State::Running
            as __heapstruct::core::primitive::i128;
        match number {
            __VALUE_0 => __heapstruct::core::result::Result::Ok(State::Stopped),
            __VALUE_1 => __heapstruct::core::result::Result::Ok(State::Running),
            number => {
                __heapstruct::core::result::Result::Err(
                    __heapstruct::unknown("State", number),
                )
            }
        }
    }
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::BitField<T> for State {
        #[inline]
        fn get_bits<__S: __heapstruct::Shared>(
            bits: __heapstruct::Bits<__S, State, T>,
        ) -> __heapstruct::core::result::Result<State, __heapstruct::UnknownValue> {
            __value(__heapstruct::number_of_bits(&bits))
        }
        #[inline]
        fn try_set_bits<__U: __heapstruct::StorageMut>(
            bits: __heapstruct::Bits<__U, State, T>,
            value: State,
        ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit> {
            __heapstruct::try_set_bits(
                bits,
                value as __heapstruct::core::primitive::i128,
            )
        }
    }
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Scalar<T> for State {
        #[inline(always)]
        fn set<__U: __heapstruct::StorageMut>(
            place: __heapstruct::Place<__U, State, T>,
            value: State,
        ) {
            __heapstruct::set_number(place, value as __heapstruct::core::primitive::i128)
        }
    }
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::TryScalar<T> for State {
        #[inline(always)]
        fn try_set<__U: __heapstruct::StorageMut>(
            place: __heapstruct::Place<__U, State, T>,
            value: State,
        ) -> __heapstruct::core::result::Result<(), __heapstruct::DoesNotFit> {
            __heapstruct::try_set_number(
                place,
                value as __heapstruct::core::primitive::i128,
            )
        }
    }
    #[automatically_derived]
    impl __heapstruct::Part for State {
        type Of = State;
    }
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Known<T> for State {}
    #[automatically_derived]
    impl<T: __heapstruct::Target> __heapstruct::Same<T> for State {}
};
