//! Wrong input, and what the compiler says of it: one case for each rule, named after the fault.
//!
//! The compiler's words change with its version, so the check script runs this with one toolchain. To accept what a
//! deliberate change did, set `TRYBUILD=overwrite`, and read every difference as the user who will meet it: one error,
//! at the narrowest place, that says what to write instead.

#![forbid(unsafe_code)]

#[test]
fn ui() {
    let cases = trybuild::TestCases::new();
    for topic in ["attribute", "member", "name", "record", "struct", "target", "value", "view"] {
        cases.compile_fail(format!("ui/{topic}/*.rs"));
    }
    cases.pass("ui/accepted/*.rs");
}
