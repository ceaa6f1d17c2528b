import * as v from "valibot";
import { revision } from "../../../src/contract/fields.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { Continuation } from "../../application/ledger/list-changes.ts";

const schema = v.strictTuple([
  revision,
  v.union([v.pipe(v.string(), v.isoDate()), revision]),
  v.pipe(v.string(), v.uuid()),
]);

/** Returns the position of the next page as an opaque text. */
export const continuationText = ({ revision: first, place }: Continuation): string =>
  Buffer.from(JSON.stringify([first, place.key, place.id])).toString("base64url");

/**
 * Parses such a text; null if it is invalid or belongs to another kind of reading: reading everything continues after a
 * day, reading changes after a revision.
 */
export function continuationOf(text: string, since: Revision): Continuation | null {
  try {
    const read = v.safeParse(schema, JSON.parse(Buffer.from(text, "base64url").toString()));
    if (!read.success) return null;
    const [first, key, id] = read.output;
    const isOfReading = (typeof key === "string") === (since === 0);
    return isOfReading ? { revision: first, place: { key, id } } : null;
  } catch {
    return null;
  }
}
