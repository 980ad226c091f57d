//! Bit-fields that others placed by rules of no compiler, by those of one compiler everywhere, or from the wrong end.
//! What GCC and clang have in the same records is in the masks.

use heapstruct::target::{
    ArmLinux, I686Linux, I686Windows, I686WindowsGnu, PowerpcLinux, Runtime, S390xLinux, X86_64Linux, X86_64Windows,
    X86_64WindowsGnu,
};
use heapstruct::{HeapStruct, size_on};

/// The size of a record on each target; and of each member, which bytes of a zeroed record of this size are no
/// longer zero once it alone was set to all ones, from which byte on.
macro_rules! masks {
    ($record:ident[$size:literal] on $($target:expr),+; $($set:ident($ones:expr) => $at:literal [$($bits:literal),+];)+) => {{
        for target in [$(Runtime::of($target)),+] {
            assert_eq!($record::size_on(target), Ok($size), "{target}");
            $(
                let mut mask = [0; $size];
                mask[$at..][..[$($bits),+].len()].copy_from_slice(&[$($bits),+]);
                let mut bytes = [0; $size];
                let mut view = $record::view_mut_on(target, &mut bytes).unwrap();
                let _ = view.$set($ones);
                assert_eq!(bytes, mask, "{} on {target}", stringify!($set));
            )+
        }
    }};
}

/// Types of different sizes in a row, as only one compiler has them.
#[test]
fn types_of_several_sizes() {
    heapstruct::record! {
        struct Mixed {
            a: u32,
            b: u32 : 20,
            c: u64 : 24,
        }
    }
    masks!(Mixed[16] on X86_64Linux, ArmLinux, X86_64Windows;
        set_a(u32::MAX) => 0 [0xff, 0xff, 0xff, 0xff];
        try_set_b(0xf_ffff) => 4 [0xff, 0xff, 0x0f];
        try_set_c(0xff_ffff) => 8 [0xff, 0xff, 0xff];
    );
    masks!(Mixed[12] on I686Linux;
        try_set_b(0xf_ffff) => 4 [0xff, 0xff, 0x0f];
        try_set_c(0xff_ffff) => 6 [0xf0, 0xff, 0xff, 0x0f];
    );
    masks!(Mixed[16] on S390xLinux;
        try_set_b(0xf_ffff) => 4 [0xff, 0xff, 0xf0];
        try_set_c(0xff_ffff) => 8 [0xff, 0xff, 0xff];
    );
}

/// The rule of one system, used for all.
#[test]
fn each_system_has_its_rule() {
    heapstruct::record! {
        struct Small {
            a: u8 : 4,
            b: u8 : 6,
            c: u16 : 2,
        }
        struct Two {
            a: u8 : 4,
            b: u32 : 4,
        }
    }
    masks!(Small[2] on X86_64Linux, I686Linux, ArmLinux;
        try_set_a(15) => 0 [0x0f, 0];
        try_set_b(63) => 0 [0, 0x3f];
        try_set_c(3) => 0 [0, 0xc0];
    );
    masks!(Small[2] on S390xLinux;
        try_set_a(15) => 0 [0xf0, 0];
        try_set_b(63) => 0 [0, 0xfc];
        try_set_c(3) => 0 [0, 0x03];
    );
    masks!(Small[4] on I686Windows, X86_64Windows;
        try_set_a(15) => 0 [0x0f];
        try_set_b(63) => 1 [0x3f];
        try_set_c(3) => 2 [0x03];
    );
    masks!(Two[4] on X86_64Linux, I686Linux, ArmLinux;
        try_set_b(15) => 0 [0xf0];
    );
    masks!(Two[8] on I686Windows, X86_64Windows, I686WindowsGnu, X86_64WindowsGnu;
        try_set_b(15) => 4 [0x0f];
    );
}

/// A whole unit was read and written, of which a part is behind the struct.
#[test]
fn nothing_behind_the_struct_is_touched() {
    heapstruct::record! {
        struct One {
            f: i64 : 1,
        }
    }
    masks!(One[4] on I686Linux;
        try_set_f(-1) => 0 [0x01];
    );
    masks!(One[8] on X86_64Linux, ArmLinux, I686Windows;
        try_set_f(-1) => 0 [0x01];
    );
    masks!(One[8] on S390xLinux;
        try_set_f(-1) => 0 [0x80];
    );
    let mut memory = [0xa5; 5];
    let mut one = One::view_mut_on(I686Linux, &mut memory[..size_on::<One, I686Linux>()]).unwrap();
    assert_eq!((one.f(), one.try_set_f(0), one.f()), (-1, Ok(()), 0));
    assert_eq!(memory, [0xa4, 0xa5, 0xa5, 0xa5, 0xa5]);
}

/// A byte behind 18 bits, or behind ten, was placed behind their whole unit.
#[test]
fn a_byte_behind_bits() {
    heapstruct::record! {
        struct Before {
            a: u32 : 18,
            b: u8,
        }
        struct Ten {
            x: u8,
            b1: u32 : 1,
            b2: u32 : 1,
            b3: u32 : 1,
            b4: u32 : 1,
            b5: u32 : 1,
            b6: u32 : 1,
            b7: u32 : 1,
            b8: u32 : 1,
            b9: u32 : 1,
            b10: u32 : 1,
            y: u8,
        }
        struct Pixel {
            f: u32 : 20,
            p: u8 : 4,
            q: u8 : 1,
            r: u8 : 1,
            s: u8 : 1,
            t: u8 : 5,
            w: u16,
            x: u8,
            y: u8,
            z: u8,
        }
    }
    masks!(Before[4] on X86_64Linux, I686Linux, ArmLinux;
        try_set_a(0x3_ffff) => 0 [0xff, 0xff, 0x03];
        set_b(0xff) => 3 [0xff];
    );
    masks!(Before[4] on S390xLinux;
        try_set_a(0x3_ffff) => 0 [0xff, 0xff, 0xc0];
        set_b(0xff) => 3 [0xff];
    );
    masks!(Before[8] on I686Windows, X86_64Windows;
        set_b(0xff) => 4 [0xff];
    );
    masks!(Ten[4] on X86_64Linux, I686Linux;
        try_set_b1(1) => 1 [0x01];
        try_set_b10(1) => 2 [0x02];
        set_y(0xff) => 3 [0xff];
    );
    masks!(Ten[12] on I686Windows, X86_64Windows;
        set_y(0xff) => 8 [0xff];
    );
    masks!(Pixel[12] on X86_64Linux, I686Linux, ArmLinux;
        try_set_q(1) => 3 [0x01];
        set_w(0xffff) => 4 [0xff, 0xff];
        set_z(0xff) => 8 [0xff];
    );
    masks!(Pixel[12] on S390xLinux;
        try_set_q(1) => 3 [0x80];
        set_w(0xffff) => 4 [0xff, 0xff];
    );
    masks!(Pixel[12] on I686Windows, X86_64Windows;
        set_w(0xffff) => 6 [0xff, 0xff];
    );
}

/// A struct that ends in a bit-field was made too short.
#[test]
fn the_bits_at_the_end() {
    heapstruct::record! {
        struct Ends {
            g: i8,
            h: u32 : 23,
        }
        #[packed]
        struct EndsPacked {
            g: i8,
            h: u32 : 23,
        }
    }
    masks!(Ends[4] on X86_64Linux, I686Linux, ArmLinux;
        try_set_h(0x7f_ffff) => 0 [0, 0xff, 0xff, 0x7f];
    );
    masks!(Ends[4] on S390xLinux;
        try_set_h(0x7f_ffff) => 0 [0, 0xff, 0xff, 0xfe];
    );
    masks!(EndsPacked[4] on X86_64Linux, I686Linux, ArmLinux;
        try_set_h(0x7f_ffff) => 0 [0, 0xff, 0xff, 0x7f];
    );
    for target in [Runtime::X86_64_LINUX, Runtime::I686_LINUX, Runtime::S390X_LINUX] {
        assert_eq!(EndsPacked::layout_on(target).unwrap().align(), 1);
    }
    assert_eq!((Ends::size_on(I686Windows), EndsPacked::size_on(I686Windows)), (Ok(8), Ok(5)));
    assert_eq!((Ends::size_on(X86_64Windows), EndsPacked::size_on(X86_64Windows)), (Ok(8), Ok(5)));
}

/// A debug format counts bits from the other end, and positions came out the other way round.
#[test]
fn bits_are_counted_from_the_end_that_the_target_counts_from() {
    heapstruct::record! {
        struct Frame {
            t: u64,
            l: u16,
            x: u16,
            y: u16,
            f: u8,
            flags: u8 : 5,
            level: u8 : 3,
        }
    }
    masks!(Frame[16] on X86_64Linux, I686Linux, ArmLinux;
        try_set_flags(31) => 15 [0x1f];
        try_set_level(7) => 15 [0xe0];
    );
    masks!(Frame[16] on S390xLinux, PowerpcLinux;
        try_set_flags(31) => 15 [0xf8];
        try_set_level(7) => 15 [0x07];
    );
    let frame = Frame::over([0xa6; 16], X86_64Linux).unwrap();
    assert_eq!((frame.flags(), frame.level()), (6, 5));
}

/// Nobody was sure where a byte behind 35 bits is on 32-bit machines: there are three answers.
#[test]
fn a_byte_behind_35_bits() {
    heapstruct::record! {
        struct Long {
            a: *mut core::ffi::c_void,
            b: i64 : 35,
            c: i8,
        }
    }
    masks!(Long[16] on X86_64Linux, ArmLinux;
        try_set_b(-1) => 8 [0xff, 0xff, 0xff, 0xff, 0x07];
        set_c(-1) => 13 [0xff];
    );
    masks!(Long[16] on S390xLinux;
        try_set_b(-1) => 8 [0xff, 0xff, 0xff, 0xff, 0xe0];
        set_c(-1) => 13 [0xff];
    );
    masks!(Long[12] on I686Linux;
        try_set_b(-1) => 4 [0xff, 0xff, 0xff, 0xff, 0x07];
        set_c(-1) => 9 [0xff];
    );
    masks!(Long[24] on I686Windows, X86_64Windows;
        try_set_b(-1) => 8 [0xff, 0xff, 0xff, 0xff, 0x07];
        set_c(-1) => 16 [0xff];
    );
}

/// The other byte order numbers bits from the other end; to swap the bytes is not enough.
#[test]
fn two_orders_of_one_struct() {
    heapstruct::record! {
        struct Version {
            a: u32 : 28,
            b: u32 : 4,
        }
        struct Header {
            x: u32 : 20,
            y: u32 : 12,
        }
    }
    for (target, version, header) in [
        (Runtime::X86_64_LINUX, [0x67, 0x45, 0x23, 0x81], [0xbc, 0x0a, 0xf0, 0xde]),
        (Runtime::S390X_LINUX, [0x12, 0x34, 0x56, 0x78], [0x00, 0xab, 0xcd, 0xef]),
    ] {
        let mut bytes = [0; 4];
        let mut view = Version::view_mut_on(target, &mut bytes).unwrap();
        assert_eq!((view.try_set_a(0x123_4567), view.try_set_b(8)), (Ok(()), Ok(())));
        assert_eq!((view.a(), view.b(), bytes), (0x123_4567, 8, version));
        let mut view = Header::view_mut_on(target, &mut bytes).unwrap();
        assert_eq!((view.try_set_x(0xabc), view.try_set_y(0xdef)), (Ok(()), Ok(())));
        assert_eq!((view.x(), view.y(), bytes), (0xabc, 0xdef, header));
    }
}
