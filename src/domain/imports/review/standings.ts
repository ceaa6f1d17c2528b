import type { AccountId } from "../../shared/ids.ts";
import type { KeptLine } from "../kept-line.ts";
import type { Standing } from "./review.ts";

/** So many lines are looked at before others have their turn. */
const SLICE = 5_000;

/** Tells whether a line of an account came before: in an earlier import, or in this one as it was asked for. */
export type StandingOf = (account: AccountId, identity: string) => Standing;

/** Learns the identities of earlier lines, and pauses between slices of them. */
export function* standings(lines: readonly KeptLine[]): Generator<void, StandingOf> {
  const removed = new Map<AccountId, Map<string, boolean>>();
  const ofAccount = (account: AccountId) => {
    const known = removed.get(account) ?? new Map<string, boolean>();
    removed.set(account, known);
    return known;
  };
  for (const [at, { account, identity, state }] of lines.entries()) {
    if (at % SLICE === 0) yield;
    ofAccount(account).set(identity, state === "removed");
  }
  return (account, identity) => {
    const known = ofAccount(account);
    const wasRemoved = known.get(identity);
    if (wasRemoved !== undefined) return { is: "repeated", removed: wasRemoved, restored: false };
    known.set(identity, false);
    return { is: "new" };
  };
}
