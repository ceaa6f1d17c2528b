/** Who runs an installation, as the legal texts name them; null for what they did not say. */
export type Operator = { readonly name: string | null; readonly email: string | null };
