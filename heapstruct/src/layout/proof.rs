//! The compile-time proof: our layout against the one that rustc computed.

use super::message::Message;
use super::{CType, LayoutError, Presence, Record, type_layout, walk_record};
use crate::abi::Abi;

/// Proves that `record` on the machine this is compiled for has the size, the alignment
/// and the offsets that rustc gives the struct it describes.
///
/// # Panics
///
/// If anything differs, which in a constant is a compile error that names it.
pub const fn proves<const N: usize>(record: &Record, size: usize, align: usize, offsets: &[usize; N]) {
    let mut ours = [0; N];
    let extent = match walk_record(record, &Abi::NATIVE, &mut ours) {
        Ok(extent) => extent,
        Err(error) => refuse(error),
    };
    let mut i = 0;
    while i < N {
        if ours[i] != offsets[i] as u64 {
            differs(record, "the offset of", record.members()[i].name(), ours[i], offsets[i] as u64);
        }
        i += 1;
    }
    check_presence(record);
    if extent.align != align as u64 {
        differs(record, "the alignment of", "", extent.align, align as u64);
    }
    if extent.size != size as u64 {
        differs(record, "the size of", "", extent.size, size as u64);
    }
}

/// Refuses bits that the member which shall have them is too narrow for: another member
/// would never be there.
pub(super) const fn check_presence(record: &Record) {
    let mut i = 0;
    while i < record.members().len() {
        if let Some(Presence::Bits { member, bits }) = record.members()[i].presence() {
            let mask = &record.members()[member];
            let width = match *mask.ctype() {
                CType::Scalar(scalar) | CType::Ordered(scalar, _) => Abi::NATIVE.width(scalar) as u32,
                _ => 0,
            };
            if width < 8 && bits >> (8 * width) != 0 {
                let message = Message::new()
                    .text("`")
                    .text(record.name())
                    .text("::")
                    .text(record.members()[i].name())
                    .text("` would never be there: `")
                    .text(mask.name())
                    .text("` has ")
                    .number(width as u64)
                    .text(" bytes and not all of these bits");
                panic!("{}", message.as_str());
            }
        }
        i += 1;
    }
}

const fn differs(record: &Record, what: &str, member: &str, c: u64, rustc: u64) -> ! {
    let message = Message::new().text(what).text(" `").text(record.name());
    let message = if member.is_empty() { message } else { message.text("::").text(member) };
    let message = message.text("` is ").number(c).text(" in C on this target, but ").number(rustc).text(" in rustc");
    panic!("{}", message.as_str())
}

/// Proves that a type by itself has the size and the alignment that rustc gives it.
///
/// # Panics
///
/// If anything differs, which in a constant is a compile error that names it.
pub(crate) const fn proves_type(name: &str, ctype: &CType, size: u64, align: u64) {
    let Ok(extent) = type_layout(ctype, &Abi::NATIVE) else { panic!("C lacks this type on this target") };
    let (what, c, rustc) = if extent.size == size {
        ("the alignment of `", extent.align, align)
    } else {
        ("the size of `", extent.size, size)
    };
    if c != rustc {
        let message = Message::new().text(what).text(name).text("` is ").number(c);
        let message = message.text(" in C on this target, but ").number(rustc).text(" in rustc");
        panic!("{}", message.as_str());
    }
}

/// Says why there is no layout.
pub(super) const fn refuse(error: LayoutError) -> ! {
    let message = match error {
        LayoutError::TooLarge { record } => {
            Message::new().text("`").text(record).text("` is too large for this target")
        }
        LayoutError::NoSuchType { member, scalar, record } => Message::new()
            .text("`")
            .text(record)
            .text("::")
            .text(member)
            .text("` needs the type `")
            .text(scalar.c_name())
            .text("`, which C lacks on this target"),
        LayoutError::TooWide { record, member, width, bits } => Message::new()
            .text("the bit-field `")
            .text(record)
            .text("::")
            .text(if member.is_empty() { "_" } else { member })
            .text("` has ")
            .number(width as u64)
            .text(" bits, and its type has ")
            .number(bits as u64)
            .text(" on this target"),
        LayoutError::WrongTarget { record, .. } => refuse_here(record),
    };
    panic!("{}", message.as_str())
}

/// Says that a record is not one of the machine that this is compiled for.
pub(super) const fn refuse_here(record: &str) -> ! {
    let message = Message::new()
        .text("this `")
        .text(record)
        .text("` is the struct of other platforms than the one that this is compiled for");
    panic!("{}", message.as_str())
}
