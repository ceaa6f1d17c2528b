import type { RouteOptions } from "fastify";
import { request } from "../../../src/contract/shape.ts";

const NOTHING = request({});

/**
 * Has a route of sessions that declares no query refuse any, so that a call never does something else than it seems to
 * ask for. Public ones, which monitors and browsers call with words of their own, pass theirs over.
 */
export function refuseUndeclaredQuery(route: RouteOptions): void {
  if (route.config?.access === "public" || route.schema?.querystring !== undefined) return;
  route.schema = { ...route.schema, querystring: NOTHING };
}
