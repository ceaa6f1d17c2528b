import * as v from "valibot";
import { revision } from "../../../src/contract/fields.ts";

const written = v.looseObject({ revisao: revision });

/** A record as lists tell it, of what the answer of a write told: without its revision. */
export function listedOf(answer: unknown): object {
  const { revisao: _revision, ...record } = v.parse(written, answer);
  return record;
}
