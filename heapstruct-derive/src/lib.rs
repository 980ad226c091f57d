//! The derive of `heapstruct`. Its manual is in the documentation of that crate.

mod attr;
mod check;
mod ctype;
mod errors;
mod expand;
mod hygiene;
mod model;
mod repr;

use proc_macro2::TokenStream;
use syn::DeriveInput;

#[allow(missing_docs, reason = "`heapstruct` documents it where it names it once more")]
#[proc_macro_derive(HeapStruct, attributes(heapstruct))]
pub fn derive_heap_struct(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let mut input = syn::parse_macro_input!(input as DeriveInput);
    if let Err(error) = hygiene::name_self(&mut input) {
        return error.to_compile_error().into();
    }
    hygiene::shorten_parameters(derive(&input), &input).into()
}

/// Tokens to model, model to checked model, checked model to code.
fn derive(input: &DeriveInput) -> TokenStream {
    let mut errors = errors::Errors::default();
    let model = model::Model::read(input, &mut errors);
    if let Some(model) = &model {
        check::check(model, &mut errors);
    }
    match (model, errors.into_result()) {
        (Some(model), Ok(())) => expand::expand(&model),
        (model, Err(error)) => expand::fallback(input, model.as_ref(), &error),
        (None, Ok(())) => TokenStream::new(),
    }
}
