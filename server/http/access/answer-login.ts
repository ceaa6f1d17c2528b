import type { FastifyReply } from "fastify";
import { encodeLoginOutcome } from "../../../src/contract/login/auth.ts";
import type { Problem } from "../../../src/contract/errors.ts";
import { comeBackUntil } from "../../../src/text/profile/departure.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import type { LoginResult } from "../../application/login/login.ts";
import { PROBLEM_STATUS } from "../answers/problem-status.ts";
import { problemBody, refuse, refuseTooMany } from "../answers/refuse.ts";

/**
 * Sends the result of a login, for every entrance; for an account that is leaving also until when that can be
 * cancelled.
 */
export function answerLogin(reply: FastifyReply, login: LoginResult): FastifyReply {
  if (login.ok) return reply.send(encodeLoginOutcome(login.value));
  const { reason } = login;
  if (typeof reason === "string") return refuse(reply, reason);
  if ("retryAfterSeconds" in reason) return refuseTooMany(reply, reason);
  const { leavesAt } = reason;
  return reply.code(PROBLEM_STATUS.leaving).send({
    ...problemBody("leaving"),
    detail: `${serverProblems.leaving} ${comeBackUntil(leavesAt)}`,
    elimina_em: new Date(leavesAt).toISOString(),
  } satisfies Problem);
}
