import { safeParse, type BaseIssue, type GenericSchema } from "valibot";
import type { FieldProblem } from "../../../src/contract/errors.ts";
import type { FieldIssue } from "../../../src/domain/fields/field-issue.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";

/** A request whose fields are not as its route declares them. */
export class InvalidFields extends Error {
  readonly problems: readonly FieldProblem[];

  constructor(problems: readonly FieldProblem[]) {
    super("invalid fields");
    this.problems = problems;
  }
}

/** A path that cannot name a record, because no record has such an identifier. */
export class ImpossibleId extends Error {}

const isFieldIssue = (text: string): text is FieldIssue => Object.hasOwn(fieldIssues, text);

/** Says what is wrong with a field, from the place on that was read. */
export const fieldProblem =
  (...place: readonly string[]) =>
  (issue: BaseIssue<unknown>): FieldProblem => ({
    loc: [...place, ...(issue.path ?? []).map(({ key }) => String(key))],
    msg: fieldIssues[isFieldIssue(issue.message) ? issue.message : "wrong-type"],
    type: "value_error",
  });

type RequestPart = { readonly schema: GenericSchema; readonly httpPart?: string | undefined };

/** Lets Fastify read bodies, queries and paths with the schemas of the contract, all wrong fields at once. */
export const decodeWithValibot =
  ({ schema, httpPart }: RequestPart) =>
  (input: unknown) => {
    const read = safeParse(schema, input, { abortPipeEarly: true });
    if (read.success) return { value: read.output };
    if (httpPart === "params") return { error: new ImpossibleId() };
    const place = httpPart === "querystring" ? "query" : "body";
    return { error: new InvalidFields(read.issues.map(fieldProblem(place))) };
  };
