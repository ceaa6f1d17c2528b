import type { FastifyRequest } from "fastify";

/** Stands for every address without a route. */
export const NO_ROUTE = "(none)";

/** Returns the pattern that a request matched, never its address: that may contain identifiers and search terms. */
export const routePattern = ({ routeOptions }: FastifyRequest): string =>
  routeOptions.url ?? NO_ROUTE;
