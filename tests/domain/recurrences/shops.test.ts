import { describe, expect, it } from "vitest";
import { proposals, shopKey } from "../../../src/domain/recurrences/proposals.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";

const TODAY = "2031-06-20" as CivilDate;

const payment = (date: string, amount: number, over: Partial<Transaction> = {}): Transaction => ({
  id: transactionId(`${date} ${amount}`),
  kind: "expense",
  date: date as CivilDate,
  category: "Subscrições",
  amount: cents(amount),
  description: "Netflix",
  ...over,
});

const found = (records: readonly Transaction[]) => proposals(records, [], TODAY);
const days = (...dates: readonly string[]) => dates.map((date) => payment(date, 1_000));
const monthly = (over: Partial<Transaction>) =>
  days("2031-04-05", "2031-05-05", "2031-06-05").map((one) => ({ ...one, ...over }));

describe("a shop", () => {
  it("is known by the kind and the telling words of its records", () => {
    expect(shopKey({ kind: "expense", description: "NETFLIX 1234" })).toBe("expense netflix");
    expect(shopKey({ kind: "income", description: "Netflix" })).toBe("income netflix");
    expect(shopKey({ kind: "expense", description: "" })).toBeNull();
    expect(shopKey({ kind: "expense", description: null })).toBeNull();
    expect(found(monthly({ description: null }))).toEqual([]);
    const [first, ...others] = monthly({});
    expect(found([{ ...first!, kind: "income" }, ...others])).toEqual([]);
  });

  it("is known whatever the order of its records", () => {
    const records = days("2031-05-05", "2031-06-05", "2031-04-05");
    expect(found(records)).toEqual(found(records.toSorted((a, b) => (a.date < b.date ? -1 : 1))));
    expect(found(records)).toHaveLength(1);
  });

  it("is proposed from what came until today", () => {
    expect(found(days("2031-04-20", "2031-05-20", "2031-06-20"))).toHaveLength(1);
    expect(found(days("2031-04-21", "2031-05-21", "2031-06-21"))).toEqual([]);
  });

  it("comes before those that were seen less often, then by its name", () => {
    const often = days("2031-03-05", "2031-04-05", "2031-05-05", "2031-06-05");
    const all = [
      ...monthly({ description: "Spotify" }),
      ...monthly({ description: "Ginásio" }),
      ...often,
    ];
    const keys = ["expense netflix", "expense ginasio", "expense spotify"];
    expect(found(all).map(({ key }) => key)).toEqual(keys);
    expect(found(all.toReversed()).map(({ key }) => key)).toEqual(keys);
    expect(found(all).map(({ seen }) => seen)).toEqual([4, 3, 3]);
  });

  it("is silent after two periods and the days it may be late", () => {
    expect(found(days("2031-02-18", "2031-03-18", "2031-04-18"))).toHaveLength(1);
    expect(found(days("2031-02-17", "2031-03-17", "2031-04-17"))).toEqual([]);
    expect(found(days("2031-05-22", "2031-05-29", "2031-06-05"))).toHaveLength(1);
    expect(found(days("2031-05-21", "2031-05-28", "2031-06-04"))).toEqual([]);
  });

  it("comes within three days of one common day", () => {
    expect(found(days("2031-04-05", "2031-05-02", "2031-06-08"))).toHaveLength(1);
    expect(found(days("2031-04-05", "2031-05-02", "2031-06-09"))).toEqual([]);
  });

  it("costs the last amount, and asks where not all are within a tenth", () => {
    const paying = (...amounts: readonly number[]) => {
      const dates = ["2031-04-05", "2031-05-05", "2031-06-05"];
      const records = amounts.map((amount, index) => payment(dates[index]!, amount));
      return found(records).map(({ draft: { mode, cost } }) => [mode, cost]);
    };
    const each = (amount: number) => ({ of: "each", amount });
    expect(paying(1_000, 900, 1_100)).toEqual([["automatic", each(1_100)]]);
    expect(paying(1_000, 900, 1_101)).toEqual([["confirm", each(1_101)]]);
    expect(paying(4_000, 6_000, 5_100)).toEqual([["confirm", each(5_100)]]);
    expect(paying(1_000, 1_000, 4_000)).toEqual([["confirm", each(4_000)]]);
    expect(paying(1_000, 1_000, 4_001)).toEqual([]);
  });

  it("ends where the calendar does", () => {
    const records = days("2199-10-31", "2199-11-30", "2199-12-31");
    expect(proposals(records, [], "2199-12-31" as CivilDate)).toEqual([]);
  });
});
