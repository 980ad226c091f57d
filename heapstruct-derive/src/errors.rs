//! Errors are gathered, so that a user sees all of them at once.

use quote::ToTokens;

/// All that is wrong with the input so far.
#[derive(Default)]
pub(crate) struct Errors {
    first: Option<syn::Error>,
}

impl Errors {
    /// Adds an error that points at these tokens.
    pub(crate) fn at(&mut self, tokens: impl ToTokens, message: impl core::fmt::Display) {
        self.push(syn::Error::new_spanned(tokens, message));
    }

    /// Adds an error.
    pub(crate) fn push(&mut self, error: syn::Error) {
        match &mut self.first {
            Some(first) => first.combine(error),
            None => self.first = Some(error),
        }
    }

    /// All errors as one, if there is any.
    pub(crate) fn into_result(self) -> syn::Result<()> {
        self.first.map_or(Ok(()), Err)
    }
}
