import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COPY_ROWS } from "../../src/contract/restore/copy.ts";
import { COPY_MAX_BYTES } from "../../src/contract/restore/restore.ts";
import { ACCOUNTS_MAX } from "../../src/domain/accounts/account.ts";
import { CATEGORIES_MAX } from "../../src/domain/categories/category-fault.ts";
import { PHOTO_MAX_BYTES } from "../../src/domain/goals/photo.ts";
import { LINES_MAX } from "../../src/domain/imports/import-limits.ts";
import { RECORDED_BACK_DAYS } from "../../src/domain/recurrences/lately.ts";
import { RECURRENCES_MAX } from "../../src/domain/recurrences/recurrence.ts";
import { RULES_MAX } from "../../src/domain/rules/rule.ts";
import { accepted } from "../../src/domain/shared/result.ts";
import { RETENTION_DAYS } from "../../src/domain/ledger/retention.ts";
import { PASSKEYS_MAX } from "../../src/domain/users/passkey.ts";
import { MAX_TOKENS_PER_USER } from "../../server/application/login/session-lifetime.ts";
import { SHORT_BODIES } from "../../server/http/limits/short-bodies.ts";
import { MAX_IMPORT_BYTES } from "../../server/http/requests/read-import.ts";
import { MAX_TOLD_BALANCES } from "../../server/infrastructure/persistence/accounts/bound-balances.ts";
import { VERSIONS_MAX } from "../../server/infrastructure/persistence/ledger/bound-versions.ts";
import { rateLimits } from "../../server/infrastructure/security/rate-limits.ts";

const paper = readFileSync("docs/operations.md", "utf8");

/** The value of a bound, as the list of the paper says it. */
const toldOf = (bound: string): string =>
  paper
    .split("\n")
    .find((line) => line.startsWith(`- ${bound}: `))
    ?.slice(`- ${bound}: `.length)
    .replace(/ → .*/, "") ?? "";

const mib = (bytes: number) => `${bytes / 2 ** 20} MiB`;
const grouped = (count: number) => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, " ");

it.each([
  ["such bodies without an end", `${mib(SHORT_BODIES.whole)}, ${mib(SHORT_BODIES.share)} of one`],
  ["import", `${mib(MAX_IMPORT_BYTES)}, ${mib(4 * MAX_IMPORT_BYTES)} arriving`],
  ["copy to restore", `JSON ${mib(COPY_MAX_BYTES.json)}, zip ${mib(COPY_MAX_BYTES.zip)}`],
  ["rows of such a copy", `${grouped(COPY_ROWS)}, from 4 GiB memory ${grouped(2 * COPY_ROWS)}`],
  ["photo", mib(PHOTO_MAX_BYTES)],
  ["sessions; passkeys", `${MAX_TOKENS_PER_USER}; ${PASSKEYS_MAX}`],
  ["categories of a kind, accounts", String(CATEGORIES_MAX)],
  ["categories of a kind, accounts", String(ACCOUNTS_MAX)],
  ["rules; recurrences", `${RULES_MAX}; ${RECURRENCES_MAX}`],
  ["balances told of an account", grouped(MAX_TOLD_BALANCES)],
  ["movements of an import", grouped(LINES_MAX)],
  ["versions, for undo", grouped(VERSIONS_MAX)],
  ["what was removed or replaced", `${RETENTION_DAYS} days`],
  ["due movements of a ledger", `${RECORDED_BACK_DAYS} days back`],
])("the bound '%s' is told as it is: %s", (bound, value) => {
  expect(toldOf(bound)).toContain(value);
});

/** Where the list tells each limit that servers share. */
const TOLD_AT: Readonly<Record<string, string>> = {
  "login-failures-of-address": "failed logins of an address",
  "login-failures-of-account": "failed logins of an address",
  "login-tries-of-address": "all logins of an address",
  "login-tries-of-account": "all logins of an address",
  "unguarded-logins": "account with 30 failures in 15 min",
  "guarded-logins": "account with 30 failures in 15 min",
  registrations: "registrations of an address",
  proofs: "codes, proofs of presence, links",
  codes: "codes, proofs of presence, links",
  "recovery-codes": "codes, proofs of presence, links",
  links: "codes, proofs of presence, links",
  "recoveries-of-address": "asking for a new password",
  "recoveries-of-account": "asking for a new password",
  emails: "recommendations, new emails",
  recommendations: "recommendations, new emails",
  uploads: "uploads; exports, restores",
  exports: "uploads; exports, restores",
  restores: "uploads; exports, restores",
};
const SPANS: Readonly<Record<number, string>> = { 5: "5 s", 900: "15 min", 3600: "an hour" };

it("every rate is told, with its number and its time", () => {
  const made: { name: string; tries: number; seconds: number }[] = [];
  const shared = (name: string, tries: number, seconds: number) => {
    made.push({ name, tries, seconds });
    return { take: async () => accepted(null), giveBack: async () => undefined };
  };
  rateLimits(1, { now: () => 0 }, shared);
  // Calls are counted in blocks, and told by themselves.
  const untold = made
    .filter(({ name }) => name !== "calls")
    .filter(({ name, tries, seconds }) => {
      const bound = TOLD_AT[name] ?? name;
      const told = `${bound}: ${toldOf(bound)}`.replace("one try", "1 try");
      return !new RegExp(
        `\\b${grouped(tries)}\\b.*\\b${SPANS[seconds]}|${SPANS[seconds]}.*\\b${grouped(tries)}\\b`,
      ).test(told);
    });
  expect(untold).toEqual([]);
  expect(toldOf("calls of a user")).toBe("300 a minute");
  expect(made.find(({ name }) => name === "calls")).toEqual({
    name: "calls",
    tries: 12,
    seconds: 60,
  });
});
