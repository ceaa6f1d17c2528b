import * as v from "valibot";
import type { TrashPlace } from "../../application/trash/trash.ts";

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const schema = v.strictTuple([whole, whole, whole, v.pipe(v.string(), v.uuid())]);

/** Returns the position of the next page of the trash as an opaque text. */
export const trashPlaceText = ({ removedAt, revision, table, id }: TrashPlace): string =>
  Buffer.from(JSON.stringify([removedAt, revision, table, id])).toString("base64url");

/** Parses such a text; null if it is invalid. */
export function trashPlaceOf(text: string): TrashPlace | null {
  try {
    const read = v.safeParse(schema, JSON.parse(Buffer.from(text, "base64url").toString()));
    if (!read.success) return null;
    const [removedAt, revision, table, id] = read.output;
    return { removedAt, revision, table, id };
  } catch {
    return null;
  }
}
