/** The operator of an installation, as the legal texts name them; null for what is not stated. */
export type Operator = { readonly name: string | null; readonly email: string | null };
