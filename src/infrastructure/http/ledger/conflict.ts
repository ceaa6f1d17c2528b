import type { HTTPError } from "ky";
import * as v from "valibot";
import type { Failure } from "../../../application/failure.ts";
import { problemSchema, type ProblemCode } from "../../../contract/errors.ts";
import type { WrittenRecord } from "../../../domain/ledger/written.ts";
import { firstSentence } from "../to-failure.ts";

const CHANGED: ProblemCode = "desatualizado";
const REMOVED: ProblemCode = "removido";

/**
 * Reads the refusal of a change that conflicts with somebody else's, with the record as the server has it now; null for
 * any other refusal.
 */
export const conflict =
  <Row>(schema: v.GenericSchema<unknown, Row>, decode: (row: Row) => WrittenRecord) =>
  ({ data }: HTTPError): Failure | null => {
    const problem = v.safeParse(problemSchema, data);
    if (!problem.success) return null;
    const { codigo, atual } = problem.output;
    const detail = firstSentence(problem.output.detail);
    if (codigo === REMOVED) return { type: "conflict", current: null, detail };
    if (codigo !== CHANGED) return null;
    const row = v.safeParse(schema, atual);
    return row.success ? { type: "conflict", current: decode(row.output), detail } : null;
  };
