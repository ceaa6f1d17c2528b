import type { FastifyReply } from "fastify";
import type { Problem, ProblemCode } from "../../../src/contract/errors.ts";
import { encodeFaults } from "../../../src/contract/readiness.ts";
import type { ReadinessFault } from "../../../src/domain/operator/readiness.ts";
import {
  internalProblem,
  serverProblems,
  type ServerProblem,
} from "../../../src/text/server-problems.ts";
import type { TooMany } from "../../application/login/rate-limit.ts";
import { PROBLEM_STATUS } from "./problem-status.ts";

/** The codes by which programs distinguish problems of the same status, where necessary. */
const PROBLEM_CODE: Readonly<Partial<Record<ServerProblem, ProblemCode>>> = {
  "presence-missing": "presenca",
  "second-factor-missing": "segundo_fator",
  "challenge-gone": "desafio",
  "username-taken": "nome_em_uso",
  "email-taken": "email_em_uso",
  "budget-exists": "mes_ocupado",
  "id-taken": "id_reutilizado",
  "id-of-removed": "removido",
  "record-removed": "removido",
  "change-reused": "alteracao_reutilizada",
  "key-reused": "chave_reutilizada",
  "category-name-taken": "categoria_repetida",
  "category-in-use": "categoria_em_uso",
  "last-category": "ultima_categoria",
  "too-many-categories": "demasiadas_categorias",
  "category-gone": "categoria_removida",
  "account-in-use": "conta_em_uso",
  "account-gone": "conta_removida",
  "too-many-accounts": "demasiadas_contas",
  stale: "desatualizado",
  "link-gone": "ligacao_invalida",
  leaving: "conta_em_eliminacao",
};

/** The retry delay when the server lacks a resource, in seconds. */
const RETRY_SECONDS = 5;

export function problemBody(problem: ServerProblem): Problem {
  const code = PROBLEM_CODE[problem];
  return { detail: serverProblems[problem], ...(code === undefined ? {} : { codigo: code }) };
}

/** Refuses a call as a whole, with a status and a sentence; that of an unexpected error ends with the request's id. */
export function refuse(reply: FastifyReply, problem: ServerProblem): FastifyReply {
  const status = PROBLEM_STATUS[problem];
  if (status === 503 && !reply.hasHeader("retry-after")) reply.header("retry-after", RETRY_SECONDS);
  reply.code(status);
  if (problem !== "internal") return reply.send(problemBody(problem));
  return reply.send({ detail: internalProblem(reply.request.id) } satisfies Problem);
}

const refuseIn =
  (place: "body" | "query") =>
  (reply: FastifyReply, field: string, sentence: string): FastifyReply =>
    reply.code(422).send({
      detail: [{ loc: [place, field], msg: sentence, type: "value_error" }],
    } satisfies Problem);

/** Refuses a well-formed field of the body. */
export const refuseField = refuseIn("body");

/** Refuses a parameter of the query. */
export const refuseQuery = refuseIn("query");

/** Refuses fields anywhere in the body. */
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

/** Refuses to change a record that has changed since its caller saw it, with the record as it is now. */
export const refuseStale = (reply: FastifyReply, now: object): FastifyReply =>
  reply.code(PROBLEM_STATUS.stale).send({ ...problemBody("stale"), atual: now });

/** Answers that the server is not ready, and why. */
export const refuseUnready = (
  reply: FastifyReply,
  faults: readonly ReadinessFault[],
): FastifyReply =>
  reply
    .code(PROBLEM_STATUS["not-ready"])
    .header("retry-after", RETRY_SECONDS)
    .send({ ...problemBody("not-ready"), ...encodeFaults(faults) } satisfies Problem);

/** Refuses because a limit is reached, with the time to wait. */
export const refuseTooMany = (reply: FastifyReply, { retryAfterSeconds }: TooMany): FastifyReply =>
  refuse(reply.header("retry-after", retryAfterSeconds), "too-many-requests");
