/** By what else than a password somebody who is signed in can prove that it is them. */
export type OtherWays = {
  /** Whether they have a passkey, and a browser that can use it. */
  readonly passkey: boolean;
  /** Whether they have a second factor, whose codes count. */
  readonly code: boolean;
};

export const NO_OTHER_WAY: OtherWays = { passkey: false, code: false };
