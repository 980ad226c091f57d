//! A struct that no built-in target has.
use heapstruct::HeapStruct;
use heapstruct::layout::LayoutError;
use heapstruct::target::Runtime;

#[derive(HeapStruct)]
#[repr(C)]
#[heapstruct(native(any(unix, windows)))]
struct Status {
    mode: u32,
}

fn main() {
    assert_eq!(Status::view(&[0; 4]).unwrap().mode(), 0);
    let target = Runtime::X86_64_LINUX;
    let error = Status::layout_on(target).map(|_| ()).unwrap_err();
    assert_eq!(error, LayoutError::WrongTarget { record: "Status", target, stated: &[] });
    assert_eq!(
        error.to_string(),
        "this `Status` is not the struct of `x86_64-unknown-linux-gnu`, nor of any built-in target"
    );
}
