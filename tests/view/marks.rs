//! What views are beside windows on bytes: what can be copied and sent, and what generic code may ask for.

use core::cell::Cell;
use core::ffi::{c_char, c_int, c_long};
use heapstruct::target::{I686Linux, Native, PowerpcLinux, Runtime, StaticTarget, Target};
use heapstruct::{Addr, Array, Buf, HeapStruct, Records, Shared, Storage, StorageMut, Text, View, c, size_on};

#[derive(HeapStruct)]
#[repr(C)]
struct Time {
    sec: c_long,
    nsec: c_int,
}

#[derive(HeapStruct)]
#[repr(C)]
struct Event {
    when: Time,
    data: *mut Cell<u8>,
    handler: Option<unsafe extern "C" fn(*mut c_char)>,
    name: [c_char; 8],
    times: [Time; 2],
    longs: [c_long; 2],
}

/// Whether a type has a trait, as a constant: an inherent constant hides that of the trait, where its bounds hold.
macro_rules! implements {
    ($type:ty: $($bound:tt)+) => {{
        #[allow(dead_code, reason = "unused where the bounds hold")]
        trait Otherwise {
            const HOLDS: bool = false;
        }
        impl<X: ?Sized> Otherwise for X {}
        struct Probe<X: ?Sized>(core::marker::PhantomData<X>);
        #[allow(dead_code, reason = "unused where they do not")]
        impl<X: ?Sized + $($bound)+> Probe<X> {
            const HOLDS: bool = true;
        }
        <Probe<$type>>::HOLDS
    }};
}

const _: () = {
    // a view is as free as its bytes, whatever the record's own members are
    assert!(!implements!(Event: Send) && !implements!(Event: Sync));
    assert!(implements!(EventView<&[u8]>: Send + Sync));
    assert!(implements!(EventView<&mut [u8], PowerpcLinux>: Send + Sync));
    assert!(implements!(EventView<Vec<u8>, Runtime>: Send + Sync));
    assert!(implements!(EventView<Buf<Event>>: Send + Sync));
    assert!(implements!(Buf<Event>: Send + Sync));
    assert!(implements!(Array<&[u8], c::Long, Native>: Send + Sync));
    assert!(implements!(Records<Event, &[u8]>: Send + Sync));
    assert!(implements!(Text<&[u8]>: Send + Sync));
    assert!(implements!(Addr<*mut u8, PowerpcLinux>: Send + Sync));
    // cells are of one thread
    assert!(!implements!(EventView<&[Cell<u8>]>: Send) && !implements!(EventView<&[Cell<u8>]>: Sync));
    assert!(!implements!(Array<&[Cell<u8>], c::Long, Native>: Send));
    assert!(!implements!(Text<&[Cell<u8>]>: Sync));
    // shared views are copied, unique ones are not
    assert!(implements!(EventView<&[u8]>: Copy) && implements!(EventView<&[Cell<u8>], Runtime>: Copy));
    assert!(implements!(Records<Event, &[u8], PowerpcLinux>: Copy) && implements!(Text<&[u8]>: Copy));
    assert!(!implements!(EventView<&mut [u8]>: Clone) && implements!(EventView<Vec<u8>>: Clone));
    assert!(implements!(Addr<Event, Native>: Copy));
    // a pointer of this machine stays on its thread, as a pointer does
    assert!(!implements!(Addr<u8, Native>: Send));
    // and a buffer is copied as what it holds would be
    assert!(!implements!(Buf<Event>: Copy) && implements!(Buf<Event>: Clone));
};

/// A view is the slice, and a target that is known at compile time costs nothing.
#[test]
fn a_view_is_no_larger_than_its_slice() {
    assert_eq!(size_of::<EventView<&[u8]>>(), size_of::<&[u8]>());
    assert_eq!(size_of::<EventView<&mut [u8], PowerpcLinux>>(), size_of::<&[u8]>());
    assert_eq!(size_of::<EventView<&[u8], Runtime>>(), size_of::<(&[u8], usize)>());
    assert_eq!(size_of::<Option<EventView<&[u8]>>>(), size_of::<&[u8]>());
}

#[test]
fn a_shared_view_is_copied() {
    let bytes = vec![0; Event::SIZE];
    let view = Event::view(&bytes).unwrap();
    let copy = view;
    assert_eq!(view.when().sec(), copy.when().sec());
    let nested = view.when();
    assert_eq!((nested.sec(), nested.nsec()), (0, 0));
}

/// A buffer that C filled on one thread is read on another.
#[test]
fn a_buffer_is_sent_to_a_thread() {
    let mut buf = Buf::<Event>::new();
    buf.view_mut().when_mut().set_nsec(5);
    let sent = std::thread::spawn(move || buf.view().when().nsec()).join().unwrap();
    assert_eq!(sent, 5);
}

/// What getters give borrows the bytes and not the views on the way.
#[test]
fn what_getters_give_outlives_the_view() {
    fn name(bytes: &[u8]) -> &str {
        Event::view(bytes).unwrap().name().to_str().unwrap()
    }
    fn times(bytes: &[u8]) -> impl Iterator<Item = TimeView<&[u8], PowerpcLinux>> {
        Event::view_on(PowerpcLinux, bytes).unwrap().times().iter()
    }
    fn when<'a, T: Target>(target: T, bytes: &'a [u8]) -> TimeView<&'a [u8], T> {
        let event: EventView<&'a [u8], T> = Event::view_on(target, bytes).unwrap();
        event.when()
    }
    let mut bytes = vec![0; 2 * Event::SIZE];
    Event::view_mut(&mut bytes).unwrap().try_set_name("one").unwrap();
    Event::view_mut(&mut bytes[Event::SIZE..]).unwrap().try_set_name("two").unwrap();
    assert_eq!(name(&bytes), "one");
    let names =
        Event::records(&bytes).unwrap().iter().map(|event| event.name().to_str()).collect::<Result<Vec<_>, _>>();
    assert_eq!(names.unwrap(), ["one", "two"]);
    assert_eq!(times(&bytes).count(), 2);
    assert_eq!(when(Runtime::S390X_LINUX, &bytes).nsec(), 0);
}

/// Storage and target are type parameters of a user's function; everything can be asked for in it.
#[test]
fn code_generic_over_storage_and_target() {
    fn total<B: Storage, T: Target>(event: &EventView<B, T>) -> i128 {
        let times: i128 = event.times().iter().map(|time| Into::<i128>::into(time.sec())).sum();
        let longs: i128 = event.longs().iter().map(Into::<i128>::into).sum();
        let sec: i64 = event.when().sec().into();
        times + longs + i128::from(sec) + event.name().bytes().map(i128::from).sum::<i128>()
    }
    fn fill<B: StorageMut, T: StaticTarget<Long = i32>>(event: &mut EventView<B, T>) {
        event.when_mut().set_sec(-1);
        event.longs_mut().set(1, 10).unwrap();
        event.times_mut().get_mut(0).unwrap().set_sec(100);
        event.try_set_name("\u{1}").unwrap();
    }
    fn try_fill<B: StorageMut, T: Target>(
        event: &mut EventView<B, T>,
        sec: T::Long,
    ) -> Result<(), heapstruct::DoesNotFit> {
        event.when_mut().try_set_sec(sec)
    }
    let mut bytes = vec![0; size_on::<Event, PowerpcLinux>()];
    let mut event = Event::over(bytes.as_mut_slice(), PowerpcLinux).unwrap();
    fill(&mut event);
    assert_eq!(total(&event), 110);
    assert_eq!(total(&event.shared()), 110);
    try_fill(&mut event, 1000).unwrap();
    assert_eq!(total(&event), 1111);
    let mut event = Event::over(bytes, Runtime::POWERPC_LINUX).unwrap();
    assert_eq!(total(&event), 1111);
    assert!(try_fill(&mut event, i64::MAX).is_err());
    let mut memory = [0; 256];
    let cells = Cell::from_mut(&mut memory[..]).as_slice_of_cells();
    fill(&mut Event::over(cells, I686Linux).unwrap());
    assert_eq!(total(&Event::over(cells, I686Linux).unwrap()), 110);
}

/// Storage that can be cut is asked for by its trait, and nested views lie on it.
#[test]
fn code_generic_over_shared_storage() {
    fn first<S: Shared, T: Target<Int = c_int>>(times: Array<S, Time, T>) -> Option<c_int> {
        times.into_iter().map(|time| time.nsec()).next()
    }
    let mut buf = Buf::<Event>::new();
    buf.view_mut().times_mut().get_mut(0).unwrap().set_nsec(3);
    assert_eq!(first(buf.view().times()), Some(3));
}

/// Everything a view has besides its members, by name of the trait.
#[test]
fn what_the_trait_of_views_has() {
    let mut bytes = vec![0; 80];
    let mut event = Event::view_mut_on(I686Linux, &mut bytes).unwrap();
    assert_eq!(event.target(), I686Linux);
    assert_eq!(View::size(&event), 48);
    assert_eq!(event.storage().len(), 80);
    event.unique().when_mut().set_sec(4);
    let mut inner = event.unique();
    inner.unique().when_mut().set_nsec(5);
    assert_eq!((event.shared().when().sec(), event.when().nsec()), (4, 5));
    event.into_storage()[0] = 6;
    assert_eq!(bytes[..12], [6, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0]);
    fn name_of<V: View>(_: &V) -> &'static str {
        V::Record::RECORD.name()
    }
    assert_eq!(name_of(&Event::view_on(Runtime::I686_LINUX, &bytes).unwrap().when()), "Time");
}

#[test]
fn bytes_as_the_struct_itself() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Plain {
        id: u16,
        value: u64,
        pointers: [*const u8; 2],
    }
    let mut buf = Buf::<Plain>::new();
    buf.view_mut().set_value(9);
    let native: &Plain = buf.view().as_native().unwrap();
    assert_eq!((native.id, native.value, native.pointers), (0, 9, [core::ptr::null(); 2]));
    assert!(core::ptr::eq(native, buf.as_ptr()));

    let mut bytes = [0; Plain::SIZE + 16];
    let start = bytes.as_ptr().align_offset(align_of::<Plain>());
    Plain::view_mut(&mut bytes[start..]).unwrap().set_id(7);
    assert_eq!(Plain::view(&bytes[start..]).unwrap().as_native().map(|plain| plain.id), Some(7));
    // as long as the struct needs, at an address where it cannot be
    let at = (start + 1) % align_of::<Plain>();
    assert!(Plain::view(&bytes[at..]).unwrap().as_native().is_none());
    assert_eq!(Plain::view(&bytes[at..]).unwrap().id(), u16::from_ne_bytes([bytes[at], bytes[at + 1]]));
    // it borrows the bytes, not the view
    fn id(bytes: &[u8]) -> Option<&u16> {
        Plain::view(bytes).ok()?.as_native().map(|plain| &plain.id)
    }
    assert_eq!(id(&bytes[start..]), Some(&7));
}
