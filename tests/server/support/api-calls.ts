import { sql } from "kysely";
import { API_BASE } from "../../../src/contract/api-base.ts";
import type { Access } from "../../../server/http/access/access.ts";
import type { RouteEntry } from "../../../server/http/route-table.ts";
import { call, type CallOptions, type Method } from "./caller.ts";
import { exampleBody, exampleQuery } from "./example-body.ts";
import { signed } from "./notices.ts";
import { adminSession, newPremiumPerson } from "./people.ts";
import type { TestServer } from "./start-test-server.ts";

/** A route as the table of expectations names it. */
export const callOf = ({ method, path }: RouteEntry) => `${method} ${path.slice(API_BASE.length)}`;

/** The route of the server that a call of the table means. */
export function routeOf({ routes }: TestServer, wanted: string): RouteEntry {
  const route = routes.find((one) => callOf(one) === wanted);
  if (route === undefined) throw new Error(`no route for ${wanted}`);
  return route;
}

/** The second day of what comes again from the first day of the test clock on, every day. */
const NEXT_DAY = "2031-05-07";

type Changes = {
  /** What the path names. */
  readonly id?: string;
  /** Fields of the body in the place of the example's. */
  readonly changes?: object;
  /** What is asked for beside what the route needs, as it stands in an address. */
  readonly asking?: string;
};

/** Makes a call just as its route wants it, with an identifier in its path and changes to its body and query. */
export function callRoute(
  server: TestServer,
  route: RouteEntry,
  { id = "", changes = {}, asking = "", ...options }: CallOptions & Changes = {},
) {
  const example = exampleBody(route);
  const path = route.path
    .slice(API_BASE.length)
    .replace(/:data\b/, NEXT_DAY)
    .replace(/:\w+/, id);
  const body = example && { ...example, ...changes };
  const query = [exampleQuery(route), asking].filter((part) => part !== "").join("&");
  return call(server, route.method as Method, query === "" ? path : `${path}?${query}`, {
    ...options,
    ...(body && (route.signed ? signed(server, JSON.stringify(body)) : { body })),
  });
}

/** The token of a new caller who may do what an access asks for. */
export async function allowedToken(server: TestServer, access: Access): Promise<string | null> {
  if (access === "public") return null;
  return (await (access === "admin" ? adminSession(server) : newPremiumPerson(server))).token;
}

/** How many rows were ever written, so that a call that writes nothing leaves it as it was. */
export async function writesSoFar({ database }: TestServer): Promise<number> {
  const query = sql<{ writes: number }>`select total_changes() as writes`;
  const { rows } = await query.execute(database.queries);
  return rows[0]?.writes ?? 0;
}
