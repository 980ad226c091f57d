//! The parameters of the user's struct, as the output repeats them.

use super::member;
use crate::model::Model;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{GenericParam, Ident};

impl Model<'_> {
    /// The parameters with the bounds that their declaration gives them, and a comma after each: in front of those of
    /// a view.
    pub(super) fn declared_params(&self) -> TokenStream {
        self.params_with(|_| false)
    }

    /// The same for implementations: what a member is must have a description.
    pub(super) fn params(&self) -> TokenStream {
        let used = self.params_in_members();
        self.params_with(|param| used.contains(&param))
    }

    fn params_with(&self, is_record: impl Fn(&Ident) -> bool) -> TokenStream {
        let params = self.input.generics.params.iter().map(|param| match param {
            GenericParam::Lifetime(lifetime) => {
                let (name, bounds) = (&lifetime.lifetime, &lifetime.bounds);
                quote!(#name: #bounds)
            }
            GenericParam::Type(ty) => {
                let (name, bounds) = (&ty.ident, ty.bounds.iter());
                let record = is_record(name).then(|| quote!(__heapstruct::HeapStruct));
                let bounds = bounds.map(ToTokens::to_token_stream).chain(record);
                quote!(#name: #(#bounds)+*)
            }
            GenericParam::Const(constant) => {
                let (name, ty) = (&constant.ident, &constant.ty);
                quote!(const #name: #ty)
            }
        });
        quote!(#(#params,)*)
    }

    /// The parameters by name, with a comma after each.
    pub(super) fn args(&self) -> TokenStream {
        let args = self.input.generics.params.iter().map(arg);
        quote!(#(#args,)*)
    }

    /// The struct with its parameters.
    pub(super) fn this(&self) -> TokenStream {
        named(&self.input.ident, &self.input.generics)
    }

    /// The conditions of its `where`, with a comma after each.
    pub(super) fn predicates(&self) -> TokenStream {
        let predicates = self.input.generics.where_clause.iter().flat_map(|clause| &clause.predicates);
        quote!(#(#predicates,)*)
    }

    pub(super) fn is_generic(&self) -> bool {
        !self.input.generics.params.is_empty()
    }

    /// The type parameters that the type of a member has in it, other than behind a pointer.
    fn params_in_members(&self) -> Vec<&Ident> {
        let mut names = Vec::new();
        for field in &self.fields {
            if let Some(part) = member::part(&field.ctype) {
                idents(part.to_token_stream(), &mut names);
            }
        }
        self.input.generics.type_params().map(|param| &param.ident).filter(|param| names.contains(param)).collect()
    }
}

/// A type and its parameters, in a form that stands for a type and in an expression.
pub(crate) fn named(name: &Ident, generics: &syn::Generics) -> TokenStream {
    if generics.params.is_empty() {
        return name.to_token_stream();
    }
    let args = generics.params.iter().map(arg);
    quote!(#name::<#(#args),*>)
}

fn arg(param: &GenericParam) -> TokenStream {
    match param {
        GenericParam::Lifetime(lifetime) => lifetime.lifetime.to_token_stream(),
        GenericParam::Type(ty) => ty.ident.to_token_stream(),
        GenericParam::Const(constant) => constant.ident.to_token_stream(),
    }
}

/// The identifiers in some tokens.
fn idents(tokens: TokenStream, names: &mut Vec<Ident>) {
    for token in tokens {
        match token {
            proc_macro2::TokenTree::Ident(ident) => names.push(ident),
            proc_macro2::TokenTree::Group(group) => idents(group.stream(), names),
            _ => {}
        }
    }
}
