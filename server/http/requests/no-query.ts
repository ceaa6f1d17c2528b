import type { RouteOptions } from "fastify";
import { request } from "../../../src/contract/shape.ts";

const NOTHING = request({});

/**
 * Makes routes with a session and no declared query refuse any query, so that a call never does something other than it
 * seems to ask for. Public routes ignore it: monitors and browsers add parameters of their own.
 */
export function refuseUndeclaredQuery(route: RouteOptions): void {
  if (route.config?.access === "public" || route.schema?.querystring !== undefined) return;
  route.schema = { ...route.schema, querystring: NOTHING };
}
