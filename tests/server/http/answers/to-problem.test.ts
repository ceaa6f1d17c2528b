import { describe, expect, it } from "vitest";
import type { ServerProblem } from "../../../../src/text/server-problems.ts";
import { toProblem } from "../../../../server/http/answers/to-problem.ts";
import { storageFailureOf } from "../../../../server/infrastructure/persistence/storage-failure-of.ts";

const error = (properties: object, message = "in English") =>
  Object.assign(new Error(message), properties);

const ERRORS: readonly (readonly [string, unknown, ServerProblem])[] = [
  ["a full disk under SQLite", error({ code: "SQLITE_FULL" }), "storage-full"],
  ["a full disk under PostgreSQL", error({ code: "53100" }), "storage-full"],
  ["a full disk under the system", error({ code: "ENOSPC" }), "storage-full"],
  ["a full quota under the system", error({ code: "EDQUOT" }), "storage-full"],
  ["a folder that others own", error({ code: "EACCES" }), "unavailable"],
  ["a folder that cannot be changed", error({ code: "EPERM" }), "unavailable"],
  ["a disk that only reads", error({ code: "EROFS" }), "unavailable"],
  ["a disk that fails", error({ code: "EIO" }), "unavailable"],
  ["a locked SQLite", error({ code: "SQLITE_BUSY" }), "unavailable"],
  ["too many connections", error({ code: "53300" }), "unavailable"],
  ["a statement that took too long", error({ code: "57014" }), "unavailable"],
  ["a lock that took too long", error({ code: "55P03" }), "unavailable"],
  ["a deadlock", error({ code: "40P01" }), "unavailable"],
  ["a database that shuts down", error({ code: "57P01" }), "unavailable"],
  ["a database that is not there", error({ code: "ECONNREFUSED" }), "unavailable"],
  ["a lost connection", error({}, "Connection terminated unexpectedly"), "unavailable"],
  [
    "a connection that was lost between two statements",
    error({}, "Client has encountered a connection error and is not queryable"),
    "unavailable",
  ],
  ["a connection that broke", error({ code: "08006" }), "unavailable"],
  ["a pooler without its database", error({ code: "08P01" }), "unavailable"],
  ["a database that starts", error({ code: "57P03" }), "unavailable"],
  ["a database that only reads", error({ code: "25006" }), "unavailable"],
  ["a transaction that had failed before", error({ code: "25P02" }), "unavailable"],
  ["a transaction that took too long", error({ code: "25P04" }), "unavailable"],
  ["a busy pool", error({}, "timeout exceeded when trying to connect"), "unavailable"],
  [
    "an owner who is gone from SQLite",
    error({ code: "SQLITE_CONSTRAINT_FOREIGNKEY" }),
    "unauthenticated",
  ],
  ["an owner who is gone from PostgreSQL", error({ code: "23503" }), "unauthenticated"],
  ["a unique value twice", error({ code: "23505" }), "internal"],
  [
    "a server under pressure",
    error({ code: "FST_UNDER_PRESSURE", statusCode: 503 }),
    "unavailable",
  ],
  ["an unforeseen refusal of the framework", error({ statusCode: 418 }), "bad-request"],
  ["an unforeseen fault of the framework", error({ statusCode: 502 }), "internal"],
  ["a defect", new TypeError("x is not a function"), "internal"],
  ["a thrown text", "text", "internal"],
  ["a thrown null", null, "internal"],
];

describe("the problem of an error", () => {
  it.each(ERRORS)("that is %s", (_, thrown, problem) => {
    expect(toProblem(thrown, storageFailureOf)).toBe(problem);
  });
});
