//! Smaller records than a given one, to find the smallest that still shows a fault.

use super::random::{Field, Record, Type};

/// Records with one thing less, those with the most less first.
pub(crate) fn smaller(record: &Record) -> Vec<Record> {
    let mut out = Vec::new();
    let mut with = |change: &dyn Fn(&mut Record)| {
        let mut changed = record.clone();
        change(&mut changed);
        if changed != *record && changed.fields.iter().any(|field| field.is_named) {
            out.push(changed);
        }
    };
    for index in 0..record.fields.len() {
        with(&|record| drop(record.fields.remove(index)));
    }
    with(&|record| record.packed = false);
    with(&|record| record.aligned = None);
    with(&|record| record.pack = None);
    with(&|record| record.dialect = None);
    with(&|record| record.is_union = false);
    for (index, field) in record.fields.iter().enumerate() {
        for smaller in smaller_fields(field) {
            with(&|record| record.fields[index] = smaller.clone());
        }
    }
    out
}

fn smaller_fields(field: &Field) -> Vec<Field> {
    let mut out = Vec::new();
    if field.packed {
        out.push(Field { packed: false, ..field.clone() });
    }
    if field.aligned.is_some() {
        out.push(Field { aligned: None, ..field.clone() });
    }
    // With a name, it may be all that is left.
    if !field.is_named && field.width != Some(0) {
        out.push(Field { is_named: true, ..field.clone() });
    }
    if let Some(width @ 2..) = field.width {
        out.push(Field { width: Some(1), ..field.clone() });
        out.push(Field { width: Some(width / 2), ..field.clone() });
        out.push(Field { width: Some(width - 1), ..field.clone() });
    }
    if field.width.is_some() && field.is_named {
        out.push(Field { width: None, ..field.clone() });
    }
    out.extend(
        smaller_types(&field.ty).into_iter().filter(|ty| fits(ty, field)).map(|ty| Field { ty, ..field.clone() }),
    );
    out
}

/// Whether a field may have the type: bit-fields are integers, and what has no name is a record or a bit-field.
fn fits(ty: &Type, field: &Field) -> bool {
    match field.width {
        Some(width) => matches!(ty, Type::Base(_, bits) if width <= *bits),
        None => field.is_named || matches!(ty, Type::Record(_)),
    }
}

fn smaller_types(ty: &Type) -> Vec<Type> {
    let char = Type::Base("char", 8);
    match ty {
        Type::Base("char", _) => Vec::new(),
        Type::Base("int", _) | Type::Function | Type::Enum { .. } => vec![char],
        Type::Base(..) => vec![char, Type::Base("int", 32)],
        Type::Aligned(inner, _) | Type::Atomic(inner) => vec![(**inner).clone()],
        Type::Array(element, count) => {
            let one_less = (*count > 1).then(|| Type::Array(element.clone(), 1));
            let inner = smaller_types(element).into_iter().map(|element| Type::Array(Box::new(element), *count));
            [(**element).clone()].into_iter().chain(one_less).chain(inner).collect()
        }
        Type::Record(record) => {
            let inner = smaller(record).into_iter().map(|record| Type::Record(Box::new(record)));
            [char, Type::Base("int", 32)].into_iter().chain(inner).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::random::{Random, Record};
    use super::smaller;

    /// Whatever is kept of a record, there is an end, and it is small.
    #[test]
    fn shrinking_ends() {
        let mut random = Random::new(5);
        for _ in 0..50 {
            let mut record = Record::random(&mut random);
            let mut steps = 0;
            // What has the fault is a record with a bit-field, or any.
            let has_fault = |record: &Record| record.fields.iter().any(|field| field.width.is_some());
            let wanted = has_fault(&record);
            while let Some(next) = smaller(&record).into_iter().find(|next| !wanted || has_fault(next)) {
                record = next;
                steps += 1;
                assert!(steps < 1000, "{}", record.text("s"));
            }
            // A boundary without a name needs company.
            assert!(record.fields.len() <= 2, "{}", record.text("s"));
        }
    }
}
