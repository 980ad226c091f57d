//! The memory that calls fill: what is written, and what is not.

use crate::files::Folder;
use core::cell::Cell;
use core::mem::MaybeUninit;
use heapstruct::posix::{FileStat, Stat, StatView, fstat, lstat, stat};
use heapstruct::target::Native;
use heapstruct::{Buf, HeapStruct, View};
use std::fs::File;

const POISON: u8 = 0xa5;

fn root() -> (u64, u32) {
    let mut buffer = Buf::<Stat>::new();
    let root = stat("/", &mut buffer).unwrap();
    (root.inode(), root.mode().bits())
}

#[track_caller]
fn is_root<V: FileStat>(file: &V) {
    assert_eq!((file.inode(), file.mode().bits()), root());
}

#[test]
fn every_form() {
    is_root(&stat("/", &mut Buf::new()).unwrap());
    is_root(&stat("/", &mut [0; Stat::SIZE]).unwrap());
    is_root(&stat("/", &mut [0; 1000][..]).unwrap());
    is_root(&stat("/", &mut vec![0; Stat::SIZE][..]).unwrap());
    is_root(&stat("/", &mut MaybeUninit::<Stat>::uninit()).unwrap());

    let mut bytes = [0; Stat::SIZE];
    is_root(&stat("/", &mut Stat::view_mut(&mut bytes).unwrap()).unwrap());
    is_root(&Stat::view(&bytes).unwrap());

    let mut owned = Stat::over(Buf::<Stat>::new(), Native).unwrap();
    is_root(&stat("/", &mut owned).unwrap());
    let mut owned = Stat::over(vec![0; Stat::SIZE + 1], Native).unwrap();
    is_root(&lstat("/", &mut owned).unwrap());

    let cells = Cell::from_mut(&mut bytes[..]).as_slice_of_cells();
    cells.iter().for_each(|cell| cell.set(POISON));
    let file: StatView<&[Cell<u8>]> = stat("/", &mut Stat::over(cells, Native).unwrap()).unwrap();
    is_root(&file);
}

#[test]
fn a_file_into_every_form() {
    let folder = Folder::new();
    let path = folder.file("file", b"12345");
    let file = File::open(&path).unwrap();
    let inode = stat(&path, &mut Buf::new()).unwrap().inode();
    assert_eq!(fstat(&file, &mut Buf::new()).unwrap().inode(), inode);
    assert_eq!(fstat(&file, &mut [POISON; 1000][1..]).unwrap().inode(), inode);
    assert_eq!(fstat(&file, &mut MaybeUninit::uninit()).unwrap().inode(), inode);
    let mut bytes = [POISON; Stat::SIZE];
    assert_eq!(fstat(file, &mut Stat::view_mut(&mut bytes).unwrap()).unwrap().file_size(), 5);
}

#[test]
fn the_view_lives_as_long_as_the_memory() {
    fn sized<'a>(path: &str, memory: &'a mut Buf<Stat>) -> StatView<&'a [u8]> {
        let path = path.to_owned();
        stat(&path, memory).unwrap()
    }
    let mut buffer = Buf::new();
    let file = sized("/", &mut buffer);
    is_root(&file);
}

#[test]
fn what_follows_the_struct_is_left_alone() {
    for misaligned in 0..8 {
        let mut bytes = [POISON; Stat::SIZE + 64];
        let end = misaligned + Stat::SIZE;
        is_root(&stat("/", &mut bytes[misaligned..]).unwrap());
        assert!(bytes[..misaligned].iter().chain(&bytes[end..]).all(|byte| *byte == POISON), "at {misaligned}");
        is_root(&Stat::view(&bytes[misaligned..]).unwrap());
    }
}

#[test]
fn it_is_the_callers_memory_that_is_filled() {
    let mut buffer = Buf::<Stat>::new();
    let address = buffer.as_ptr().cast::<u8>();
    let file = stat("/", &mut buffer).unwrap();
    assert_eq!(file.storage().as_ptr(), address);
    assert!(file.as_native().is_some());
}

#[test]
fn uninitialised_memory_has_no_stale_bytes() {
    let mut memory = MaybeUninit::<Stat>::uninit();
    let first = stat("/", &mut memory).unwrap().storage().to_vec();
    let mut memory = MaybeUninit::<Stat>::zeroed();
    assert_eq!(stat("/", &mut memory).unwrap().storage().to_vec(), first);
}

#[test]
fn a_failed_call_leaves_the_bytes() {
    let mut bytes = [POISON; Stat::SIZE + 1];
    for at in 0..2 {
        assert!(stat("missing", &mut bytes[at..]).is_err());
    }
    assert_eq!(bytes, [POISON; Stat::SIZE + 1]);
}
