import type { FieldIssue } from "../../../src/domain/fields/field-issue.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import type { ServerProblem } from "../../../src/text/server-problems.ts";
import { PROBLEM_STATUS } from "../../../server/http/answers/problem-status.ts";
import { problemBody } from "../../../server/http/answers/refuse.ts";

/** Returns the response of a call refused as a whole. */
export const refusal = (problem: ServerProblem) => ({
  status: PROBLEM_STATUS[problem],
  body: problemBody(problem),
});

/** Returns the response of a call with one refused field. */
export const fieldRefusal = (loc: readonly string[], issue: FieldIssue) => ({
  status: 422,
  body: { detail: [{ loc, msg: fieldIssues[issue], type: "value_error" }] },
});
