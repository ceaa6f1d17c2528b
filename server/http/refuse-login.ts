import type { FastifyReply } from "fastify";
import type { Problem } from "../../src/contract/errors.ts";
import { comeBackUntil } from "../../src/text/departure.ts";
import { serverProblems } from "../../src/text/server-problems.ts";
import type { LoginRefusal } from "../application/use-cases/log-in.ts";
import type { PasskeyLoginRefusal } from "../application/use-cases/log-in-with-passkey.ts";
import { PROBLEM_STATUS } from "./problem-status.ts";
import { problemBody, refuse, refuseTooMany } from "./refuse.ts";

/** Answers that nobody was let in; of an account that leaves also until when it can be had back. */
export function refuseLogin(
  reply: FastifyReply,
  reason: LoginRefusal | PasskeyLoginRefusal,
): FastifyReply {
  if (typeof reason === "string") return refuse(reply, reason);
  if ("retryAfterSeconds" in reason) return refuseTooMany(reply, reason);
  const { leavesAt } = reason;
  return reply.code(PROBLEM_STATUS.leaving).send({
    ...problemBody("leaving"),
    detail: `${serverProblems.leaving} ${comeBackUntil(leavesAt)}`,
    elimina_em: new Date(leavesAt).toISOString(),
  } satisfies Problem);
}
