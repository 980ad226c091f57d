//! The macros of `heapstruct`. Their manuals are in the documentation of that crate.

mod attr;
mod bindgen;
mod check;
mod condition;
mod ctype;
mod enumeration;
mod errors;
mod expand;
#[cfg(test)]
mod golden;
mod hygiene;
mod model;
mod newtype;
mod record;
mod repr;

use proc_macro2::TokenStream;
use syn::DeriveInput;

#[allow(missing_docs, reason = "`heapstruct` documents it where it names it once more")]
#[proc_macro_derive(HeapStruct, attributes(heapstruct))]
pub fn derive_heap_struct(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    derived(syn::parse_macro_input!(input)).into()
}

#[allow(missing_docs, reason = "`heapstruct` documents it where it names it once more")]
#[proc_macro]
pub fn record(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    recorded(syn::parse_macro_input!(input)).into()
}

fn derived(mut input: DeriveInput) -> TokenStream {
    if let Err(error) = hygiene::name_self(&mut input) {
        return error.to_compile_error();
    }
    match enumeration::derive(&input).or_else(|| newtype::derive(&input)) {
        Some(value) => hygiene::shorten_parameters(value, &input),
        None => output(&input, None, errors::Errors::default()),
    }
}

fn recorded(record::Items(items): record::Items) -> TokenStream {
    let records = items.into_iter().map(|mut item| {
        let mut errors = errors::Errors::default();
        item.read_own(&mut errors);
        if let Err(error) = hygiene::name_self(&mut item.input) {
            return error.to_compile_error();
        }
        output(&item.input, Some(&item.own), errors)
    });
    records.collect()
}

/// Tokens to model, model to checked model, checked model to code.
fn output(input: &DeriveInput, own: Option<&record::Own>, mut errors: errors::Errors) -> TokenStream {
    let model = model::Model::read(input, own, &mut errors);
    if let Some(model) = &model {
        check::check(model, &mut errors);
    }
    let output = match (model, errors.into_result()) {
        (Some(model), Ok(())) => expand::expand(&model),
        (model, Err(error)) => expand::fallback(input, own, model.as_ref(), &error),
        (None, Ok(())) => TokenStream::new(),
    };
    hygiene::shorten_parameters(output, input)
}
