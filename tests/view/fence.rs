//! That a getter reads its own member and a setter writes it, and neither touches a byte beside it: the member lies at
//! the edge of a page, and whoever leaves the page is killed.

#![allow(unsafe_code, reason = "asks the system for pages, and lays views on part of one")]

use crate::bits::{Fields, Mixed, Nine, One, Signed};
use crate::kinds::{self, Kinds, Leaf, Model, Sample};
use core::slice;
use heapstruct::__private::Known;
use heapstruct::target::{I686Linux, Native, PowerpcLinux, Runtime, S390xLinux, StaticTarget, Target, X86_64Linux};
use heapstruct::{HeapStruct, Shared, Storage, StorageMut, Streamed};

/// Three pages, of which only the one in the middle can be touched.
struct Fence {
    start: *mut u8,
    page: usize,
}

impl Fence {
    fn new() -> Self {
        // SAFETY: `sysconf` has no conditions.
        let page = usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).unwrap();
        // SAFETY: a new mapping where the system likes, over nothing that exists.
        let start = unsafe {
            libc::mmap(core::ptr::null_mut(), 3 * page, libc::PROT_NONE, libc::MAP_PRIVATE | libc::MAP_ANON, -1, 0)
        };
        assert_ne!(start, libc::MAP_FAILED);
        let start = start.cast::<u8>();
        // SAFETY: the second of the three pages.
        let middle = unsafe { start.add(page) };
        // SAFETY: the page is this mapping's, and nothing refers to it.
        let done = unsafe { libc::mprotect(middle.cast(), page, libc::PROT_READ | libc::PROT_WRITE) };
        assert_eq!(done, 0);
        Self { start, page }
    }

    /// The page that can be touched.
    fn bytes(&mut self) -> &mut [u8] {
        // SAFETY: within the mapping.
        let middle = unsafe { self.start.add(self.page) };
        // SAFETY: a page of zeros that can be read and written, as long as the mapping lives, which is borrowed.
        unsafe { slice::from_raw_parts_mut(middle, self.page) }
    }

    /// A record of `len` bytes that starts at `at` of the page, which may be before it, and it may end behind it.
    fn record(&self, at: isize, len: usize) -> Cut {
        // SAFETY: at most a page before or behind the middle one, so within the mapping.
        let start = unsafe { self.start.offset(isize::try_from(self.page).unwrap() + at) };
        Cut { start, len }
    }
}

impl Drop for Fence {
    fn drop(&mut self) {
        // SAFETY: this mapping, which nothing borrows any more.
        let done = unsafe { libc::munmap(self.start.cast(), 3 * self.page) };
        assert_eq!(done, 0);
    }
}

/// Bytes of which some cannot be touched: less than [`Storage`] promises, which is what is tested. A view that touches
/// no more than the member's own bytes never relies on the others.
#[derive(Clone, Copy, Debug)]
struct Cut {
    start: *mut u8,
    len: usize,
}

// SAFETY: one length. Not all bytes can be read; the test reads those that can.
unsafe impl Storage for Cut {
    type Shared<'s> = Self;

    fn ptr(&self) -> *const u8 {
        self.start
    }

    fn len(&self) -> usize {
        self.len
    }

    fn shared(&self) -> Self {
        *self
    }
}

// SAFETY: a copy is the same bytes.
unsafe impl Shared for Cut {
    unsafe fn part(self, at: usize, len: usize) -> Self {
        // SAFETY: the caller keeps `at` within the bytes, and they within the mapping.
        let start = unsafe { self.start.add(at) };
        Self { start, len }
    }
}

// SAFETY: as for `Storage`; nothing else refers to the page meanwhile.
unsafe impl StorageMut for Cut {
    type Unique<'s> = Self;

    fn ptr_mut(&mut self) -> *mut u8 {
        self.start
    }

    unsafe fn unique_part(&mut self, at: usize, len: usize) -> Self {
        // SAFETY: the caller's promise is that of `part`.
        unsafe { self.part(at, len) }
    }
}

/// Writes and reads a leaf that ends where the page does, then one that starts where the page does.
fn check_leaf<T: Target>(
    target: T,
    big: bool,
    leaf: Leaf,
    size: usize,
    set: fn(&mut kinds::KindsView<Cut, T>, &str, &Sample),
) {
    let mut fence = Fence::new();
    let page = isize::try_from(fence.page).unwrap();
    let (offset, width) = (isize::try_from(leaf.offset).unwrap(), isize::try_from(leaf.width).unwrap());
    let sample = Sample::of(leaf.path);
    for at in [page - width - offset, -offset] {
        let mut view = Kinds::over(fence.record(at, size), target).unwrap();
        set(&mut view, leaf.path, &sample);
        assert_eq!(kinds::get(&view, leaf.path), sample, "{} on {target:?}", leaf.path);
        let in_page = usize::try_from(at + offset).unwrap();
        assert_eq!(
            fence.bytes()[in_page..][..leaf.width],
            sample.encode(leaf.width, big),
            "{} on {target:?}",
            leaf.path
        );
    }
}

fn check<T: StaticTarget>(target: T, model: Model, big: bool) {
    for leaf in kinds::leaves(model) {
        check_leaf(target, big, leaf, model.size(), |view, path, sample| kinds::set(view, path, sample));
    }
}

#[test]
fn native() {
    check(Native, Model::NATIVE, cfg!(target_endian = "big"));
}

#[test]
fn foreign() {
    check(PowerpcLinux, Model::Ilp32, true);
    check(I686Linux, Model::I386, false);
}

/// A load by `Runtime` picks its width: one that took eight bytes and dropped four would leave the page.
#[test]
fn runtime() {
    for (target, model, big) in [
        (Runtime::X86_64_LINUX, Model::Lp64, false),
        (Runtime::I686_LINUX, Model::I386, false),
        (Runtime::POWERPC_LINUX, Model::Ilp32, true),
        (Runtime::S390X_LINUX, Model::Lp64, true),
    ] {
        for leaf in kinds::leaves(model) {
            check_leaf(target, big, leaf, model.size(), kinds::try_set);
        }
    }
}

/// Slices that end where the page does, as safe code has them: records of one member, at every alignment.
#[test]
fn slices_at_the_end_of_a_page() {
    macro_rules! last {
        ($fence:ident: $($type:ty => $value:expr),*) => {
            $({
                #[derive(HeapStruct)]
                #[repr(C, packed)]
                struct Last { before: u8, member: $type }
                let page = $fence.page;
                let bytes = &mut $fence.bytes()[page - Last::SIZE..];
                Last::view_mut(bytes).unwrap().set_member($value);
                let value: $type = $value;
                assert_eq!(bytes[1..], value.to_ne_bytes());
                assert_eq!(Last::view(bytes).unwrap().member(), $value);
            })*
        };
    }
    let mut fence = Fence::new();
    last!(fence: u8 => 0x12, i16 => -2, u32 => 0x1234_5678, i64 => -3, core::ffi::c_long => -4, usize => 5, f64 => 6.5);
}

/// Whatever walks over a whole record, such as `Debug` and `==`, stays inside it.
#[test]
fn a_whole_record_at_the_end_of_a_page() {
    let mut fence = Fence::new();
    let page = fence.page;
    for (target, size) in [(Runtime::X86_64_LINUX, 272), (Runtime::I686_LINUX, 196)] {
        let bytes = &fence.bytes()[page - size..];
        let view = Kinds::view_on(target, bytes).unwrap();
        assert!(format!("{view:?}").starts_with("Kinds { flag: false, ch: 0, "));
        assert!(view == view);
        assert_eq!(view.name().to_str(), Ok(""));
        assert_eq!(
            Kinds::view_on(target, &bytes[1..]).map(|_| ()).unwrap_err().to_string(),
            format!("`Kinds` needs {size} bytes, {} were given", size - 1)
        );
    }
}

/// A shorter record ends where the page does: nothing asks for the members that it lacks.
#[test]
fn a_shorter_record_at_the_end_of_a_page() {
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Grown {
        size: u32,
        kind: u16,
        #[heapstruct(present = size)]
        more: u64,
        #[heapstruct(present = size)]
        last: [u16; 4],
    }
    let mut fence = Fence::new();
    let page = fence.page;
    for (given, more, last) in [(6, false, false), (15, false, false), (16, true, false), (24, true, true)] {
        let bytes = &mut fence.bytes()[page - given..];
        let mut view = Grown::view_mut_on(Runtime::X86_64_LINUX, bytes).unwrap();
        view.set_size(u32::MAX);
        view.set_kind(7);
        assert_eq!((view.more().is_some(), view.last().is_some()), (more, last));
        assert_eq!((view.try_set_more(1).is_ok(), view.last_mut().is_some()), (more, last));
        assert!(format!("{view:?}").starts_with("Grown { size: 4294967295, kind: 7, more: "));
        assert!(view == view);
    }
}

/// A tail, and a stream of records with one, go up to the end of the page and no further, whatever they state.
#[test]
fn tails_at_the_end_of_a_page() {
    #[derive(HeapStruct)]
    #[repr(C)]
    #[heapstruct(stream(size = size))]
    struct Message {
        size: u32,
        count: u8,
        #[heapstruct(tail(len = count))]
        numbers: [u32; 1],
    }
    assert_eq!((Message::SIZE, Message::held_size_on(Native).unwrap()), (12, 8));
    let mut fence = Fence::new();
    let page = fence.page;
    for given in 8..24 {
        let bytes = &mut fence.bytes()[page - given..];
        for count in 0..6 {
            let mut view = Message::view_mut(bytes).unwrap();
            view.set_size(u32::try_from(given).unwrap());
            view.set_count(count);
            let fits = 8 + usize::from(count) * 4 <= given;
            assert_eq!(view.numbers_mut().is_ok(), fits);
            if let Ok(mut numbers) = view.numbers_mut() {
                (0..usize::from(count)).for_each(|i| numbers.set(i, u32::MAX).unwrap());
                assert!(numbers.set(usize::from(count), 0).is_err());
            }
            assert_eq!(view.numbers().is_ok(), fits);
            assert!(format!("{view:?}").starts_with("Message { size: ") && view == view);
            assert_eq!(Message::stream(bytes).filter(Result::is_ok).count(), 1);
            Message::view_mut(bytes).unwrap().set_size(u32::try_from(given + 1).unwrap());
            assert!(Message::stream(bytes).next().unwrap().is_err());
        }
    }
}

/// Writes and reads each bit-field where its last byte ends the page, then where its first byte starts it.
fn check_bits<X: HeapStruct + Known<T>, T: Target>(target: T)
where
    X::View<Cut, T>: Fields,
{
    let fence = Fence::new();
    let page = isize::try_from(fence.page).unwrap();
    let layout = X::layout_on(target).unwrap();
    for member in layout.members() {
        let (offset, size) = (isize::try_from(member.offset()).unwrap(), isize::try_from(member.size()).unwrap());
        for at in [page - size - offset, -offset] {
            let mut view = X::over(fence.record(at, layout.size() as usize), target).unwrap();
            for value in [1, 0] {
                let value = if view.set(member.name(), value) { value } else { -value };
                assert!(view.set(member.name(), value));
                assert_eq!(view.get(member.name()), value, "{} on {target:?}", member.name());
            }
        }
    }
}

#[test]
fn bit_fields() {
    fn check<T: Target + Into<Runtime>>(target: T) {
        fn all<T: Target>(target: T) {
            check_bits::<Mixed, T>(target);
            check_bits::<One, T>(target);
            check_bits::<Signed, T>(target);
            check_bits::<Nine, T>(target);
        }
        all(target);
        all::<Runtime>(target.into());
    }
    check(X86_64Linux);
    check(I686Linux);
    check(S390xLinux);
}
