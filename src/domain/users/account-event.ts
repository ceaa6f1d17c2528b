/** What happened to an account, for the person whose it is to know. */
export type AccountEvent =
  | { readonly type: "password-set-by-administrator" }
  | { readonly type: "password-changed" };
