import type { ServerProblem } from "../../../src/text/server-problems.ts";
import type { Access } from "../access/access.ts";
import type { RouteEntry } from "../route-table.ts";

function ofAccess(access: Access): readonly ServerProblem[] {
  if (access === "public") return [];
  const everybody = ["unauthenticated", "too-many-requests"] as const;
  if (access === "user") return everybody;
  if (access === "admin") return [...everybody, "admin-only", "second-factor-missing"];
  return [...everybody, `${access.feature}-locked`];
}

const UPLOAD: readonly ServerProblem[] = [
  "photo-too-large",
  "too-many-pixels",
  "side-too-long",
  "photos-full",
  "not-a-form",
  "not-an-image",
];

const OF_RECORD: Readonly<Record<"made" | "changed" | "named", readonly ServerProblem[]>> = {
  made: ["bad-revision", "change-reused", "id-taken", "id-of-removed"],
  named: ["bad-revision", "change-reused"],
  changed: ["bad-revision", "change-reused", "record-removed", "stale"],
};

function ofBody({ method, upload }: RouteEntry): readonly ServerProblem[] {
  if (upload !== null) return UPLOAD;
  // An unexpected body is read, and refused, as well.
  return method === "GET" ? [] : ["malformed-json", "too-large", "not-json"];
}

/** All problems for which a call can be refused as a whole: those implied by its declaration, and those it names. */
export const problemsOf = (route: RouteEntry): readonly ServerProblem[] => [
  "bad-request",
  "repeated-header",
  ...ofAccess(route.access),
  ...(route.presence ? (["presence-missing"] as const) : []),
  ...(route.params === null ? [] : (["no-such-record"] as const)),
  ...ofBody(route),
  ...(route.repeatable ? (["bad-idempotency-key", "key-reused"] as const) : []),
  ...(route.record === null ? [] : OF_RECORD[route.record]),
  ...route.refusals,
];

/** Whether single fields of a call may be refused. */
export const hasFields = ({ body, query, upload }: RouteEntry): boolean =>
  body !== null || query !== null || upload !== null;
