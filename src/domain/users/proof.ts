/** How a signed-in user confirms their presence. */
export type Proof =
  | { readonly type: "password"; readonly password: string }
  /** A code of the app or a recovery code, as it was typed. */
  | { readonly type: "code"; readonly code: string };
