import type { FieldIssue } from "../../../src/domain/shared/field-issue.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems, type ServerProblem } from "../../../src/text/server-problems.ts";
import { PROBLEM_STATUS } from "../../../server/http/problem-status.ts";

/** What a call gets that is refused as a whole. */
export const refusal = (problem: ServerProblem) => ({
  status: PROBLEM_STATUS[problem],
  body: { detail: serverProblems[problem] },
});

/** What a call gets one field of which is refused. */
export const fieldRefusal = (loc: readonly string[], issue: FieldIssue) => ({
  status: 422,
  body: { detail: [{ loc, msg: fieldIssues[issue], type: "value_error" }] },
});
