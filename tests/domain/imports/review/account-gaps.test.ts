import { describe, expect, it } from "vitest";
import type { Closing } from "../../../../src/domain/accounts/account.ts";
import { accountGaps } from "../../../../src/domain/imports/review/account-gaps.ts";
import type { Statement } from "../../../../src/domain/imports/statements/statement.ts";
import { cents } from "../../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { accountId } from "../../../../src/domain/shared/ids.ts";
import { statementOf } from "../../../support/arbitraries/statement.ts";
import { statementRow } from "../../../support/statement-row.ts";

const closing = (amount: number, date: string): Closing => ({
  amount: cents(amount),
  date: date as CivilDate,
});

/** A file of one row of 10 €, which leaves so much. */
const file = (account: string, date: string, left: number) => ({
  account: accountId(account),
  statement: {
    ...statementOf([
      statementRow({ kind: "expense", amount: cents(1_000), original: "Café", date }),
    ]),
    proof: { state: "proven", covered: 1, of: 1 },
    closing: closing(left, date),
  } satisfies Statement,
});
const gaps = (
  files: readonly ReturnType<typeof file>[],
  known: Closing | null = null,
): readonly (number | null)[] =>
  accountGaps(files, () => known).map((gap) => (gap === null ? null : gap.amount));

describe("the gap before a file", () => {
  it("lies behind the latest balance that is known of its account from before it", () => {
    const [march, april, may] = [
      file("a", "2026-03-05", 9_000),
      file("a", "2026-04-05", 7_500),
      file("a", "2026-05-05", 6_000),
    ];
    expect(gaps([march, april, may])).toEqual([null, -500, -500]);
    expect(gaps([may, march, april])).toEqual([-500, null, -500]);
    expect(gaps([march], closing(11_000, "2026-02-01"))).toEqual([-1_000]);
    expect(gaps([april, may], closing(8_600, "2026-04-01"))).toEqual([-100, -500]);
  });

  it("is none before the first file of an account, nor by what another account holds", () => {
    expect(gaps([file("a", "2026-03-05", 9_000), file("b", "2026-04-05", 7_500)])).toEqual([
      null,
      null,
    ]);
    expect(gaps([file("a", "2026-03-05", 9_000)], closing(1, "2026-03-06"))).toEqual([null]);
  });

  it("is none before a file that begins within another one", () => {
    const [june, july] = [file("a", "2026-06-30", 9_000), file("a", "2026-07-20", 7_000)];
    const between = {
      account: accountId("a"),
      statement: statementOf(
        ["2026-07-01", "2026-07-20", "2026-07-25"].map((date) =>
          statementRow({ kind: "expense", amount: cents(1_000), original: "Café", date }),
        ),
      ),
    };
    expect(gaps([june, july])).toEqual([null, -1_000]);
    expect(accountGaps([june, july, between], () => null)).toEqual([null, null, null]);
  });

  it("is none before a file without rows", () => {
    const empty = { account: accountId("a"), statement: statementOf([]) };
    expect(accountGaps([empty], () => closing(1, "2026-03-06"))).toEqual([null]);
  });
});
