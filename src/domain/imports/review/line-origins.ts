import type { AccountId } from "../../shared/ids.ts";
import type { StoredLine } from "../stored-line.ts";
import type { LineOrigin } from "./review.ts";

/** The number of lines per slice. */
const SLICE_LINES = 5_000;

/**
 * Returns how a line of an account relates to earlier ones: those of earlier imports, or those of this one that were
 * asked about before.
 */
export type OriginOf = (account: AccountId, identity: string) => LineOrigin;

/** Collects the identities of earlier lines, and pauses between slices. */
export function* lineOrigins(lines: readonly StoredLine[]): Generator<void, OriginOf> {
  const removed = new Map<AccountId, Map<string, boolean>>();
  const ofAccount = (account: AccountId) => {
    const known = removed.get(account) ?? new Map<string, boolean>();
    removed.set(account, known);
    return known;
  };
  for (const [at, { account, identity, state }] of lines.entries()) {
    if (at % SLICE_LINES === 0) yield;
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
