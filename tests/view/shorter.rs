//! Records that are shorter than their declaration, since whoever made them knew fewer members.

use core::ffi::{c_char, c_long};
use heapstruct::target::{I686Linux, Native, PowerpcLinux, Runtime, X86_64Linux};
use heapstruct::{Buf, HeapStruct, NotSet, View, ViewError};

/// A packed record whose second version has one byte more.
#[derive(HeapStruct)]
#[repr(C, packed)]
struct Event {
    i: u32,
    t: u8,
    op: u8,
    soft: u8,
    hard: u8,
    #[heapstruct(present)]
    why: u8,
}

#[test]
fn an_older_version() {
    let bytes = [1, 0, 0, 0, 2, 3, 4, 5, 6];
    assert_eq!((Event::SIZE, Event::held_size_on(X86_64Linux).unwrap()), (9, 8));
    let old = Event::view_on(X86_64Linux, &bytes[..8]).unwrap();
    assert_eq!((old.i(), old.t(), old.op(), old.soft(), old.hard(), old.why()), (1, 2, 3, 4, 5, None));
    assert_eq!(format!("{old:?}"), "Event { i: 1, t: 2, op: 3, soft: 4, hard: 5, why: absent }");
    assert_eq!(View::size(&old), 9);
    let new = Event::view_on(X86_64Linux, &bytes).unwrap();
    assert_eq!(new.why(), Some(6));
    assert!(old != new && new == new && old == old);
    let error = Event::view_on(X86_64Linux, &bytes[..7]).map(|_| ()).unwrap_err();
    assert_eq!(error, ViewError::TooShort { record: "Event", needed: 8, given: 7 });
    assert_eq!(error.to_string(), "`Event` needs 8 bytes, 7 were given");
}

#[test]
fn what_is_cut_off_is_not_written() {
    let mut bytes = [0; 9];
    let mut old = Event::view_mut(&mut bytes[..8]).unwrap();
    assert_eq!(old.try_set_why(7), Err(NotSet::Absent { member: "why" }));
    old.set_hard(1);
    assert_eq!(bytes, [0, 0, 0, 0, 0, 0, 0, 1, 0]);
    Event::view_mut(&mut bytes).unwrap().try_set_why(7).unwrap();
    assert_eq!(bytes, [0, 0, 0, 0, 0, 0, 0, 1, 7]);
}

/// No reference to a whole struct comes from part of one.
#[test]
fn a_part_is_not_the_struct() {
    let buffer = [7; 9];
    assert!(Event::view(&buffer[..8]).unwrap().as_native().is_none());
    assert_eq!(Event::view(&buffer).unwrap().as_native().unwrap().why, 7);
    assert_eq!(Event::records(&buffer).unwrap().len(), 1);
    assert!(Event::records(&buffer[..8]).is_err());
    assert_eq!(Event::records_prefix(&buffer[..8], Native).unwrap().len(), 0);
    assert_eq!(Buf::<Event>::new().view().why(), Some(0));
}

#[derive(HeapStruct)]
#[repr(C)]
struct Inner {
    a: u16,
    #[heapstruct(present)]
    b: u32,
}

/// Members of each kind that the bytes may not reach.
#[derive(HeapStruct)]
#[repr(C)]
struct Kinds {
    first: Inner,
    #[heapstruct(present)]
    number: c_long,
    #[heapstruct(present)]
    inner: Inner,
    #[heapstruct(present)]
    name: [c_char; 3],
    #[heapstruct(present)]
    list: [u16; 2],
    #[heapstruct(present)]
    at: *const u8,
    #[heapstruct(present, hex)]
    last: u8,
}

/// A record inside another has its whole size: what is absent is absent from the outer one.
#[test]
fn every_length() {
    let bytes: [u8; 36] = core::array::from_fn(|i| u8::try_from(i).unwrap());
    let ends = [8, 12, 20, 23, 28, 32, 33];
    for target in [Runtime::I686_LINUX, Runtime::POWERPC_LINUX] {
        assert!(Kinds::view_on(target, &bytes[..7]).is_err());
        for len in 8..=36 {
            let view = Kinds::view_on(target, &bytes[..len]).unwrap();
            assert_eq!(view.first().b().map(|b| b & 0xff > 0), Some(true));
            let found = [
                true,
                view.number().is_some(),
                view.inner().is_some(),
                view.name().is_some(),
                view.list().is_some(),
                view.at().is_some(),
                view.last().is_some(),
            ];
            assert_eq!(found, ends.map(|end| end <= len), "{len}");
            let shown = format!("{view:?}");
            assert_eq!(shown.matches("absent").count(), found.iter().filter(|found| !**found).count());
            assert!(view == view);
            if let Some(shorter) = bytes.get(..len - 1).and_then(|bytes| Kinds::view_on(target, bytes).ok()) {
                assert_eq!(shorter == view, !ends.contains(&len));
            }
        }
    }
    let view = Kinds::view_on(I686Linux, &bytes).unwrap();
    assert_eq!((view.number(), view.list().unwrap().get(1)), (Some(0x0b0a_0908), Some(0x1b1a)));
    assert_eq!((view.at().unwrap().addr(), view.last()), (0x1f1e_1d1c, Some(32)));
    assert_eq!(Kinds::view_on(PowerpcLinux, &bytes).unwrap().inner().unwrap().b(), Some(0x1011_1213));
}

#[test]
fn writers_of_every_kind() {
    let mut bytes = [0; 36];
    let mut view = Kinds::view_mut_on(Runtime::I686_LINUX, &mut bytes[..11]).unwrap();
    assert!(view.inner_mut().is_none() && view.name_mut().is_none() && view.list_mut().is_none());
    assert_eq!(view.try_set_number(1), Err(NotSet::Absent { member: "number" }));
    assert_eq!(view.try_set_at(heapstruct::Addr::null()), Err(NotSet::Absent { member: "at" }));
    assert_eq!(bytes, [0; 36]);
    let mut view = Kinds::view_mut_on(Runtime::I686_LINUX, &mut bytes).unwrap();
    assert!(matches!(view.try_set_number(1 << 40), Err(NotSet::DoesNotFit(_))));
    view.try_set_number(-1).unwrap();
    view.inner_mut().unwrap().try_set_b(2).unwrap();
    view.name_mut().unwrap().set("ab").unwrap();
    view.list_mut().unwrap().set(1, 3).unwrap();
    view.try_set_last(4).unwrap();
    assert_eq!(bytes[8..], *b"\xff\xff\xff\xff\0\0\0\0\x02\0\0\0ab\0\0\0\0\x03\0\0\0\0\0\x04\0\0\0");
}

/// The kernel's, whose first version had 64 bytes. Its bit-fields are one word here.
#[allow(non_camel_case_types, reason = "C's name")]
#[derive(HeapStruct)]
#[repr(C)]
struct perf_event_attr {
    r#type: u32,
    size: u32,
    config: u64,
    sample_period: u64,
    sample_type: u64,
    read_format: u64,
    #[heapstruct(hex)]
    flags: u64,
    wakeup_events: u32,
    bp_type: u32,
    config1: u64,
    #[heapstruct(present = size)]
    config2: u64,
    #[heapstruct(present = size)]
    branch_sample_type: u64,
    #[heapstruct(present = size)]
    sample_regs_user: u64,
    #[heapstruct(present = size)]
    sample_stack_user: u32,
    #[heapstruct(present = size)]
    clockid: i32,
    #[heapstruct(present = size)]
    sample_regs_intr: u64,
    #[heapstruct(present = size)]
    aux_watermark: u32,
    #[heapstruct(present = size)]
    sample_max_stack: u16,
    #[heapstruct(present = size)]
    __reserved_2: u16,
    #[heapstruct(present = size)]
    aux_sample_size: u32,
    #[heapstruct(present = size)]
    __reserved_3: u32,
    #[heapstruct(present = size)]
    sig_data: u64,
}

/// How far the members go that are there, in bytes.
fn end_of_perf(view: &perf_event_attrView<&[u8], Runtime>) -> u64 {
    let there = [
        ("config1", true),
        ("config2", view.config2().is_some()),
        ("branch_sample_type", view.branch_sample_type().is_some()),
        ("sample_regs_user", view.sample_regs_user().is_some()),
        ("sample_stack_user", view.sample_stack_user().is_some()),
        ("clockid", view.clockid().is_some()),
        ("sample_regs_intr", view.sample_regs_intr().is_some()),
        ("aux_watermark", view.aux_watermark().is_some()),
        ("sample_max_stack", view.sample_max_stack().is_some()),
        ("__reserved_2", view.__reserved_2().is_some()),
        ("aux_sample_size", view.aux_sample_size().is_some()),
        ("__reserved_3", view.__reserved_3().is_some()),
        ("sig_data", view.sig_data().is_some()),
    ];
    assert!(there.is_sorted_by_key(|(_, there)| !there));
    let last = there.iter().rfind(|(_, there)| *there).unwrap().0;
    let layout = perf_event_attr::layout_on(view.target()).unwrap();
    layout.members().find(|member| member.name() == last).map(|member| member.offset() + member.size()).unwrap()
}

/// What the record states and what the bytes hold: the lesser of the two counts.
#[test]
fn each_version_of_perf_event_attr() {
    let versions = [64, 72, 80, 96, 104, 112, 120, 128];
    let target = Runtime::X86_64_LINUX;
    let layout = perf_event_attr::layout_on(target).unwrap();
    assert_eq!((layout.size(), layout.held_size()), (128, 64));
    for stated in versions {
        for given in versions {
            let mut bytes = vec![0; given];
            bytes[4] = u8::try_from(stated).unwrap();
            let view = perf_event_attr::view_on(target, &bytes).unwrap();
            assert_eq!((view.size(), view.config1()), (u32::try_from(stated).unwrap(), 0));
            assert_eq!(end_of_perf(&view), u64::try_from(stated.min(given)).unwrap());
        }
    }
    // What is stated may be anything.
    for (stated, end) in [(0, 64), (63, 64), (71, 64), (73, 72), (92, 92), (u32::MAX, 128)] {
        let mut bytes = [0; 128];
        bytes[4..8].copy_from_slice(&stated.to_le_bytes());
        let view = perf_event_attr::view_on(target, &bytes).unwrap();
        assert_eq!(end_of_perf(&view), end, "{stated}");
        assert_eq!(format!("{view:?}").contains("config2: absent"), end == 64);
    }
    assert!(perf_event_attr::view_on(target, &[0; 63]).is_err());
    let mut bytes = [0; 72];
    let mut view = perf_event_attr::view_mut_on(target, &mut bytes).unwrap();
    assert_eq!(view.try_set_config2(1), Err(NotSet::Absent { member: "config2" }));
    view.set_size(128);
    assert_eq!(view.try_set_config2(1), Ok(()));
    assert_eq!(view.try_set_branch_sample_type(1), Err(NotSet::Absent { member: "branch_sample_type" }));
    assert_eq!(bytes[64..], [1, 0, 0, 0, 0, 0, 0, 0]);
}

#[allow(non_camel_case_types, reason = "C's name")]
#[derive(HeapStruct)]
#[repr(C)]
struct sched_attr {
    size: u32,
    sched_policy: u32,
    sched_flags: u64,
    sched_nice: i32,
    sched_priority: u32,
    sched_runtime: u64,
    sched_deadline: u64,
    sched_period: u64,
    #[heapstruct(present = size)]
    sched_util_min: u32,
    #[heapstruct(present = size)]
    sched_util_max: u32,
}

#[test]
fn both_versions_of_sched_attr() {
    assert_eq!((sched_attr::SIZE, sched_attr::held_size_on(Native).unwrap()), (56, 48));
    let mut bytes = [0; 56];
    bytes[48] = 10;
    bytes[52] = 20;
    for (stated, min, max) in [(48, None, None), (52, Some(10), None), (56, Some(10), Some(20))] {
        bytes[0] = stated;
        let view = sched_attr::view_on(X86_64Linux, &bytes).unwrap();
        assert_eq!((view.sched_period(), view.sched_util_min(), view.sched_util_max()), (0, min, max));
        assert_eq!(sched_attr::view_on(X86_64Linux, &bytes[..48]).unwrap().sched_util_min(), None);
    }
}

/// No member states its size; the call takes it beside the struct.
#[allow(non_camel_case_types, reason = "C's name")]
#[derive(HeapStruct)]
#[repr(C)]
struct clone_args {
    flags: u64,
    pidfd: u64,
    child_tid: u64,
    parent_tid: u64,
    exit_signal: u64,
    stack: u64,
    stack_size: u64,
    tls: u64,
    #[heapstruct(present)]
    set_tid: u64,
    #[heapstruct(present)]
    set_tid_size: u64,
    #[heapstruct(present)]
    cgroup: u64,
}

#[test]
fn each_version_of_clone_args() {
    assert_eq!(clone_args::SIZE, 88);
    let bytes = [1; 88];
    let found = |len| {
        let view = clone_args::view(&bytes[..len]).unwrap();
        [view.set_tid().is_some(), view.set_tid_size().is_some(), view.cgroup().is_some()]
    };
    assert_eq!((found(64), found(80), found(88)), ([false; 3], [true, true, false], [true; 3]));
    assert!(clone_args::view(&bytes[..63]).is_err());
}

/// A size may be of any integer type: a negative one is that of nothing, and one with a byte order of its own is read
/// in that.
#[test]
fn sizes_of_other_types() {
    #[allow(non_camel_case_types, reason = "C's name")]
    type __be32 = u32;
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Signed {
        size: i32,
        #[heapstruct(present = size)]
        more: u32,
    }
    #[derive(HeapStruct)]
    #[repr(C)]
    struct Ordered {
        size: __be32,
        #[heapstruct(present = size)]
        more: u32,
    }
    let signed = |size: i32| {
        let mut bytes = [0; 8];
        bytes[..4].copy_from_slice(&size.to_le_bytes());
        let view = Signed::view_on(X86_64Linux, &bytes).unwrap();
        assert_eq!(format!("{view:?}").contains("absent"), view.more().is_none());
        view.more()
    };
    assert_eq!(
        (signed(8), signed(7), signed(-1), signed(i32::MIN), signed(i32::MAX)),
        (Some(0), None, None, None, Some(0))
    );
    let ordered = |bytes: [u8; 8]| {
        let view = Ordered::view_on(X86_64Linux, &bytes).unwrap();
        assert_eq!(format!("{view:?}").contains("absent"), view.more().is_none());
        view.more()
    };
    assert_eq!((ordered([0, 0, 0, 8, 1, 0, 0, 0]), ordered([0, 0, 0, 7, 1, 0, 0, 0])), (Some(1), None));
}
