import { safeParse, type BaseIssue, type GenericSchema } from "valibot";
import type { FieldProblem } from "../../../src/contract/errors.ts";
import type { FieldIssue } from "../../../src/domain/fields/field-issue.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";

/** A request whose fields do not match its route's schema. */
export class InvalidFields extends Error {
  readonly problems: readonly FieldProblem[];

  constructor(problems: readonly FieldProblem[]) {
    super("invalid fields");
    this.problems = problems;
  }
}

/** A path that names no record, because its identifier is invalid. */
export class ImpossibleId extends Error {}

const isFieldIssue = (text: string): text is FieldIssue => Object.hasOwn(fieldIssues, text);

/** Describes the fault of a field, with its full path. */
export const fieldProblem =
  (...place: readonly string[]) =>
  (issue: BaseIssue<unknown>): FieldProblem => ({
    loc: [...place, ...(issue.path ?? []).map(({ key }) => String(key))],
    msg: fieldIssues[isFieldIssue(issue.message) ? issue.message : "wrong-type"],
    type: "value_error",
  });

type RequestPart = { readonly schema: GenericSchema; readonly httpPart?: string | undefined };

/**
 * Makes Fastify validate bodies, queries and paths with the contract's schemas, and report all faulty fields at once.
 */
export const decodeWithValibot =
  ({ schema, httpPart }: RequestPart) =>
  (input: unknown) => {
    const read = safeParse(schema, input, { abortPipeEarly: true });
    if (read.success) return { value: read.output };
    if (httpPart === "params") return { error: new ImpossibleId() };
    const place = httpPart === "querystring" ? "query" : "body";
    return { error: new InvalidFields(read.issues.map(fieldProblem(place))) };
  };
