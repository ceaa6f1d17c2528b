import * as v from "valibot";
import { revision } from "../../../src/contract/fields.ts";

const written = v.looseObject({ revisao: revision });

/** Returns the record of a write's answer as lists show it: without its revision. */
export function listedOf(answer: unknown): object {
  const { revisao: _revision, ...record } = v.parse(written, answer);
  return record;
}
