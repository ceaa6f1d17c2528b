import type { FastifyReply } from "fastify";

/** Answers what may be null: Fastify sends that as an empty body, which is no JSON. */
export const sendNullable = (reply: FastifyReply, answer: object | null): FastifyReply =>
  reply.type("application/json; charset=utf-8").send(JSON.stringify(answer));
