//! Records that are no struct of rustc's: their size and alignment on this machine, from the layout rules.

use super::{CType, LayoutError, Record, proof, walk_record};
use crate::abi::{Abi, Scalar};
use crate::layout::message::Message;

/// The size of a record on the machine that this is compiled for; 0 if it has no layout there.
pub const fn native_size(record: &Record) -> usize {
    match walk_record(record, &Abi::NATIVE, &mut []) {
        Ok(extent) => extent.size as usize,
        Err(_) => 0,
    }
}

/// The alignment of a record on the machine that this is compiled for; 1 if it has no layout there.
pub const fn native_align(record: &Record) -> usize {
    match walk_record(record, &Abi::NATIVE, &mut []) {
        Ok(extent) => extent.align as usize,
        Err(_) => 1,
    }
}

/// The size of a record that is asked for by name, which must have one.
///
/// # Panics
///
/// If it has no layout on the machine that this is compiled for, which in a constant is a compile error.
pub const fn size_here(record: &Record) -> usize {
    match walk_record(record, &Abi::NATIVE, &mut []) {
        Ok(extent) => extent.size as usize,
        Err(error) => proof::refuse(error),
    }
}

/// What is wrong with a description, wherever it is used: a type that this machine lacks is no fault of the
/// record's, which may be another machine's.
///
/// # Panics
///
/// If there is a fault, which in a constant is a compile error that names it.
pub const fn checks(record: &Record) {
    if let Err(error @ (LayoutError::TooLarge { .. } | LayoutError::TooWide { .. })) =
        walk_record(record, &Abi::NATIVE, &mut [])
    {
        proof::refuse(error);
    }
    let mut i = 0;
    while i < record.members().len() {
        let member = &record.members()[i];
        let fault = match (member.width(), member.ctype()) {
            (Some(0), _) if !member.name().is_empty() => "` has no bits: only `_` may have width 0",
            (Some(width), CType::Scalar(Scalar::Bool)) if width > 1 => {
                "` has more than the one bit of a `bool`: write `: 1`, or a type such as `u8`"
            }
            _ => "",
        };
        if !fault.is_empty() {
            let bit_field = Message::new().text("the bit-field `").text(record.name()).text("::").text(member.name());
            let message = bit_field.text(fault);
            panic!("{}", message.as_str());
        }
        i += 1;
    }
    proof::check_presence(record);
}

/// The width of a bit-field, from a constant of the user's.
///
/// # Panics
///
/// If no type has so many bits, which in a constant is a compile error.
pub const fn width(bits: i128) -> u32 {
    assert!(bits >= 0 && bits <= 64, "a bit-field has a width of 0 to 64 bits");
    bits as u32
}

/// Proves that a field of which only size and alignment are known has those.
///
/// # Panics
///
/// If it has others, which in a constant is a compile error that names them. Of 0 as the alignment nothing is asked: a
/// packed struct gives its fields none.
pub const fn proves_opaque(ctype: &CType, member: &str, size: usize, align: usize) {
    let CType::Opaque { size: stated_size, align: stated_align } = *ctype else { return };
    let (what, stated, rustc) = if stated_size != size as u64 {
        ("size", stated_size, size)
    } else if align != 0 && stated_align as usize != align {
        ("alignment", stated_align as u64, align)
    } else {
        return;
    };
    let message = Message::new()
        .text("the ")
        .text(what)
        .text(" of `")
        .text(member)
        .text("` is stated as ")
        .number(stated)
        .text(", but is ")
        .number(rustc as u64)
        .text(" in rustc");
    panic!("{}", message.as_str())
}

/// Why a generic struct has no buffer.
///
/// # Panics
///
/// Always, which in a constant is a compile error.
pub const fn no_buffer() -> [u8; 0] {
    panic!(
        "a generic struct has no `Buf`, since Rust cannot have an array as long as it in generic code: view bytes of your own, of `SIZE` bytes"
    )
}

/// An alignment, as a type to ask [`AlignTo`] of.
#[derive(Debug)]
pub struct Align<const N: usize>;

/// A type of no bytes with that alignment.
#[diagnostic::on_unimplemented(
    message = "Rust has no type of that alignment on this machine",
    label = "the record would have it: say a smaller one in `#[aligned(N)]`"
)]
pub trait AlignTo {
    /// The type.
    type Type: Copy + Send + Sync + 'static;
}

macro_rules! aligned {
    ($($(#[$cfg:meta])* $name:ident $n:literal)*) => {
        $(
            #[doc = concat!("Nothing, at multiples of ", stringify!($n), " bytes.")]
            $(#[$cfg])*
            #[derive(Clone, Copy, Debug)]
            // With `C`, or the compiler warns of it in declarations of foreign functions.
            #[repr(C, align($n))]
            pub struct $name([u8; 0]);

            $(#[$cfg])*
            impl AlignTo for Align<$n> {
                type Type = $name;
            }
        )*
    };
}

aligned! {
    To1 1
    To2 2
    To4 4
    To8 8
    To16 16
    To32 32
    To64 64
    To128 128
    To256 256
    To512 512
    To1024 1024
    To2048 2048
    To4096 4096
    To8192 8192
    To16384 16384
    #[cfg(not(target_pointer_width = "16"))] To32768 32768
    #[cfg(not(target_pointer_width = "16"))] To65536 65536
}
