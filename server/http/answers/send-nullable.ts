import type { FastifyReply } from "fastify";

/** Sends an object or null: Fastify would send null as an empty body, which is not JSON. */
export const sendNullable = (reply: FastifyReply, answer: object | null): FastifyReply =>
  reply.type("application/json; charset=utf-8").send(JSON.stringify(answer));
