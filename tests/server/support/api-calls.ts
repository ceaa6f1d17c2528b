import { sql } from "kysely";
import { API_BASE } from "../../../src/contract/api-base.ts";
import type { Access } from "../../../server/http/access/access.ts";
import type { RouteEntry } from "../../../server/http/route-table.ts";
import { call, type CallOptions, type Method } from "./caller.ts";
import { exampleBody, exampleQuery } from "./example-body.ts";
import { signed } from "./notices.ts";
import { adminSession, newPremiumPerson } from "./people.ts";
import type { TestServer } from "./start-test-server.ts";

/** Returns the name of a route in the table of expectations. */
export const callOf = ({ method, path }: RouteEntry) => `${method} ${path.slice(API_BASE.length)}`;

/** Returns the server's route of a call in the table. */
export function routeOf({ routes }: TestServer, wanted: string): RouteEntry {
  const route = routes.find((one) => callOf(one) === wanted);
  if (route === undefined) throw new Error(`no route for ${wanted}`);
  return route;
}

/** The second day of a daily recurrence that begins on the first day of the test clock. */
const NEXT_DAY = "2031-05-07";

type Changes = {
  /** The id in the path. */
  readonly id?: string;
  /** Fields that replace those of the example's body. */
  readonly changes?: object;
  /** Further query parameters, as in an address. */
  readonly asking?: string;
};

/** Makes a valid call of a route, with an identifier in its path and changes to its body and query. */
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

/** Returns the token of a new user with the given access. */
export async function allowedToken(server: TestServer, access: Access): Promise<string | null> {
  if (access === "public") return null;
  return (await (access === "admin" ? adminSession(server) : newPremiumPerson(server))).token;
}

/** Returns the number of rows ever written, so that a test can show that a call writes nothing. */
export async function writesSoFar({ database }: TestServer): Promise<number> {
  const query = sql<{ writes: number }>`select total_changes() as writes`;
  // Only the connection that writes counts, and only a transaction is sure to have it.
  const { rows } = await database.queries
    .transaction()
    .execute((writing) => query.execute(writing));
  return rows[0]?.writes ?? 0;
}
