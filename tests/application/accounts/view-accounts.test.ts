import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  viewAccounts,
  type AccountsBook,
} from "../../../src/application/accounts/view-accounts.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import { heldToday, type AccountLine } from "../../../src/domain/forecast/held-today.ts";
import { EMPTY_BOOK, type Book } from "../../../src/domain/ledger/book.ts";
import { applyPart, takeInSums } from "../../../src/domain/ledger/apply-part.ts";
import { cents, sum } from "../../../src/domain/shared/cents.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import { anyHouseholdAmount } from "../../support/arbitraries/forecast.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { transactionOf } from "../../support/arbitraries/transaction.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { fakeLedger } from "../../support/fakes/fake-ledger.ts";
import { day, toldAccount } from "../../support/forecast.ts";
import { bookOf } from "../../support/read-whole.ts";
import { runs } from "../../support/runs.ts";

const TODAY = day("2026-11-20");
const IDS = ["a", "b", "c", "d"].map(accountId);
const look = viewAccounts(fakeClock(TODAY));

function shown(book: Book, lines: readonly AccountLine[] = []): AccountsBook {
  const view = look(lines)(book);
  if (view === "reading") throw new Error("the whole book is there");
  return view;
}

/** Any accounts of a few ids, of which one is the main one. */
const anyAccounts = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom(...IDS),
      label: fc.constantFrom("Ordem", "Cofre", "Cartão"),
      ofTheDay: fc.boolean(),
      closed: fc.boolean(),
      told: fc.option(fc.tuple(anyHouseholdAmount, anyCivilDate("2026-01-01", "2026-11-20"))),
    }),
    { selector: ({ id }) => id },
  )
  .map((all) => {
    const main = all.find(({ ofTheDay, closed }) => ofTheDay && !closed)?.id;
    return all.map(({ told, ...one }): Account => ({
      ...toldAccount(told?.[0] ?? 0, told?.[1] ?? TODAY, { ...one, main: one.id === main }),
      ...(told === null && { balance: null }),
    }));
  });

const anyRecords = fc.array(
  fc
    .tuple(
      transactionOf({ date: anyCivilDate("2026-01-01", "2026-12-31"), amount: anyHouseholdAmount }),
      fc.option(fc.constantFrom(...IDS)),
    )
    .map(([record, account]) => ({ ...record, ...(account && { account }) })),
  { maxLength: 30 },
);

const anyLines = fc.array(
  fc.record<AccountLine>({
    account: fc.constantFrom(...IDS),
    date: anyCivilDate("2026-01-01", "2026-11-30"),
    kind: fc.constantFrom("income", "expense"),
    amount: anyHouseholdAmount,
    records: fc.constant([]),
    state: fc.constantFrom("counted", "not-counted", "removed"),
  }),
  { maxLength: 10 },
);

describe("the accounts of a book", () => {
  it("hold together what the forecast says, those of the day and those that are kept apart", async () => {
    await fc.assert(
      fc.asyncProperty(anyAccounts, anyRecords, anyLines, async (accounts, transactions, lines) => {
        const book = await bookOf({ accounts, transactions });
        const { ofTheDay, apart, open } = shown(book, lines);
        const told = heldToday(accounts, lines, transactions, TODAY);
        expect(ofTheDay).toBe(told?.amount ?? null);
        if (told !== null) expect(apart ?? 0).toBe(sum(told.apart.map(({ amount }) => amount)));
        const of = (isOfTheDay: boolean) =>
          sum(
            open.flatMap((one) =>
              one.held && one.ofTheDay === isOfTheDay ? [one.held.amount] : [],
            ),
          );
        expect([of(true), of(false)]).toEqual([ofTheDay ?? 0, apart ?? 0]);
      }),
      { numRuns: runs(60) },
    );
  });

  it("are each there once: open ones with the main one first, then those of the day, and closed ones", async () => {
    await fc.assert(
      fc.asyncProperty(anyAccounts, async (accounts) => {
        const { open, closed } = shown(await bookOf({ accounts }));
        const ids = (all: readonly Account[]) => all.map(({ id }) => id).toSorted();
        expect(ids([...open, ...closed])).toEqual(ids(accounts));
        expect(open.every((one) => !one.closed) && closed.every((one) => one.closed)).toBe(true);
        const ranks = open.map(({ main, ofTheDay }) => (main ? 0 : ofTheDay ? 1 : 2));
        expect(ranks).toEqual(ranks.toSorted((left, right) => left - right));
      }),
      { numRuns: runs(60) },
    );
  });

  it("say how their balance is known, and nothing of one that was never told", async () => {
    const [told, untold] = [
      toldAccount(10_000, "2026-11-01"),
      toldAccount(0, TODAY, { id: accountId("other"), main: false, balance: null }),
    ];
    const paid = fc.sample(transactionOf({ date: fc.constant(day("2026-11-02")) }), 1)[0]!;
    const record = { ...paid, kind: "expense", amount: cents(2_500) } as const;
    const { open } = shown(await bookOf({ accounts: [told, untold], transactions: [record] }));
    expect(open.map(({ held }) => held && [held.amount, held.count])).toEqual([[7_500, 1], null]);
  });

  it("are not there before the book reaches back as far as the forecast does", async () => {
    const transactions = fc.sample(transactionOf({ date: fc.constant(day("2026-02-01")) }), 1);
    const { log } = fakeLedger({ accounts: [toldAccount(1, "2026-01-01")], transactions });
    const part = { ...(await log.changes(0)), transactions: [] };
    const begun = applyPart(EMPTY_BOOK, part, { since: 0, held: "none" });
    expect(look([])(takeInSums(begun, await log.monthSums()))).toBe("reading");
  });
});
