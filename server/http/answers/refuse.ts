import type { FastifyReply } from "fastify";
import type { Problem } from "../../../src/contract/errors.ts";
import { serverProblems, type ServerProblem } from "../../../src/text/server-problems.ts";
import type { TooMany } from "../../application/login/rate-limit.ts";
import { PROBLEM_CODE } from "./problem-code.ts";
import { PROBLEM_STATUS } from "./problem-status.ts";

/** How long a client should wait when the server is short of something. */
const RETRY_SECONDS = 5;

export function problemBody(problem: ServerProblem): Problem {
  const code = PROBLEM_CODE[problem];
  return { detail: serverProblems[problem], ...(code === undefined ? {} : { codigo: code }) };
}

/** Answers a refusal as a whole: its status and its sentence. */
export function refuse(reply: FastifyReply, problem: ServerProblem): FastifyReply {
  const status = PROBLEM_STATUS[problem];
  if (status === 503 && !reply.hasHeader("retry-after")) reply.header("retry-after", RETRY_SECONDS);
  return reply.code(status).send(problemBody(problem));
}

const refuseIn =
  (place: "body" | "query") =>
  (reply: FastifyReply, field: string, sentence: string): FastifyReply =>
    reply.code(422).send({
      detail: [{ loc: [place, field], msg: sentence, type: "value_error" }],
    } satisfies Problem);

/** Answers that a field of the body, well-formed as it is, cannot be taken. */
export const refuseField = refuseIn("body");

/** Answers the same of a part of the query. */
export const refuseQuery = refuseIn("query");

/** Answers that fields somewhere in the body cannot be taken. */
export const refuseFields = (
  reply: FastifyReply,
  fields: readonly { readonly at: readonly string[]; readonly sentence: string }[],
): FastifyReply =>
  reply.code(422).send({
    detail: fields.map(({ at, sentence }) => ({
      loc: ["body", ...at],
      msg: sentence,
      type: "value_error",
    })),
  } satisfies Problem);

/** Answers that a record has changed since its caller saw it, with the record as it is now. */
export const refuseStale = (reply: FastifyReply, now: object): FastifyReply =>
  reply.code(PROBLEM_STATUS.stale).send({ ...problemBody("stale"), atual: now });

/** Answers that a limit is reached, and for how long. */
export const refuseTooMany = (reply: FastifyReply, { retryAfterSeconds }: TooMany): FastifyReply =>
  refuse(reply.header("retry-after", retryAfterSeconds), "too-many-requests");
