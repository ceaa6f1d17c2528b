/** By what somebody who is signed in proves that it is them. */
export type Proof =
  | { readonly type: "password"; readonly password: string }
  /** Of an app or for recovery, as it was typed. */
  | { readonly type: "code"; readonly code: string };
