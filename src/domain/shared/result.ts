/** The outcome of a rule that may refuse: a value, or the reason. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

export const accepted = <Value>(value: Value) => ({ ok: true, value }) as const;

export const refused = <Reason>(reason: Reason) => ({ ok: false, reason }) as const;
