import { describe, expect, it } from "vitest";
import {
  betweenFiles,
  openingOf,
} from "../../../../src/domain/imports/statements/between-files.ts";
import type { Closing } from "../../../../src/domain/accounts/account.ts";
import type { Statement } from "../../../../src/domain/imports/statements/statement.ts";
import { cents } from "../../../../src/domain/shared/cents.ts";
import { parseCivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { statementRow } from "../../../support/statement-row.ts";

const day = (text: string) => parseCivilDate(text)!;
const closing = (amount: number, date: string): Closing => ({
  amount: cents(amount),
  date: day(date),
});
const row = (date: string, amount: number, balance: number) => ({
  ...statementRow({ kind: "expense", amount: cents(amount), original: "Café", date }),
  balance: cents(balance),
});

/** A file that begins with 100 €, of which 10 € and 5 € go out. */
const LATER: Statement = {
  source: { id: "banco", name: "Banco" },
  account: { digits: null, kind: "current" },
  rows: [row("2026-03-05", 1_000, 9_000), row("2026-03-06", 500, 8_500)],
  unread: [],
  ignored: [],
  proof: { state: "proven", covered: 1, of: 2 },
  closing: closing(8_500, "2026-03-06"),
};
const gap = (earlier: Closing, over: Partial<Statement> = {}) =>
  betweenFiles(earlier, { ...LATER, ...over });
const SHORT = closing(12_000, "2026-03-01");

describe("what an account held before a file", () => {
  it("is what it held in the end less what moved", () => {
    expect(openingOf(LATER)).toBe(10_000);
  });

  it.each([
    ["its balances fail", { proof: { state: "broken", line: 2 } }],
    [
      "movements are missing in it",
      { proof: { state: "gaps", from: null, to: { line: 2, date: day("2026-03-05") } } },
    ],
    ["it tells no balance in the end", { closing: null }],
    ["a row of it was not read", { unread: [{ line: 3, text: "?", reason: "amount" }] }],
  ] as const)("is not known where %s, and neither is a gap", (_, over) => {
    expect(openingOf({ ...LATER, ...over })).toBeNull();
    expect(gap(SHORT, over)).toBeNull();
  });
});

describe("a gap between two files", () => {
  it("lies between the last known day and the first row, and comes to what is missing", () => {
    expect(gap(SHORT)).toEqual({ from: "2026-03-01", to: "2026-03-05", amount: -2_000 });
  });

  it("is none where the balance is the known one, nor in a file without rows", () => {
    expect(gap(closing(10_000, "2026-03-01"))).toBeNull();
    expect(gap(SHORT, { rows: [] })).toBeNull();
  });

  it("is none where the file reaches back before the known day", () => {
    expect(gap(closing(1, "2026-03-06"))).toBeNull();
  });

  it("is none within a day of which one balance is the known one, and one otherwise", () => {
    expect(gap(closing(9_000, "2026-03-05"))).toBeNull();
    expect(gap(closing(8_999, "2026-03-05"))?.amount).toBe(1_001);
    expect(gap(closing(8_500, "2026-03-05"))?.amount).toBe(1_500);
  });
});
