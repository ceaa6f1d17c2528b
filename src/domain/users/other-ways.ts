/** The proofs beside the password by which the signed-in user can confirm their presence. */
export type OtherWays = {
  /** Whether they have a passkey, and a browser that supports it. */
  readonly passkey: boolean;
  /** Whether they have a second factor. */
  readonly code: boolean;
};

export const NO_OTHER_WAY: OtherWays = { passkey: false, code: false };
