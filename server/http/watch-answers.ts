import type { FastifyInstance } from "fastify";
import { NO_ROUTE, routePattern } from "./route-pattern.ts";

type Answered = {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
};

/** Tells of each answer; of an address without a route not even the method, which anybody can choose. */
export function watchAnswers(http: FastifyInstance, tell: (answer: Answered) => void): void {
  http.addHook("onResponse", async (request, reply) => {
    const route = routePattern(request);
    const method = route === NO_ROUTE ? NO_ROUTE : request.method;
    tell({ route, method, status: reply.statusCode, seconds: reply.elapsedTime / 1_000 });
  });
}
