import { describe, expect, it } from "vitest";
import { proposals } from "../../../src/domain/recurrences/proposals.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";

const TODAY = "2031-06-20" as CivilDate;

const paid = (description: string, ...payments: readonly (readonly [string, number])[]) =>
  payments.map(([date, euros], index) => ({
    id: transactionId(`${description} ${index}`),
    kind: "expense" as const,
    date: date as CivilDate,
    category: "Subscrições",
    amount: cents(euros * 100),
    description,
  }));

const found = (records: ReturnType<typeof paid>, planned: Parameters<typeof proposals>[1] = []) =>
  proposals(records, planned, TODAY).map(({ draft: { every, unit, mode, start } }) => [
    every,
    unit,
    mode,
    start,
  ]);

const NETFLIX = paid("Netflix", ["2031-04-05", 10], ["2031-05-05", 10], ["2031-06-06", 10]);

describe("a proposal", () => {
  it("is made of three payments of one shop, for its next day", () => {
    expect(found(NETFLIX)).toEqual([[1, "month", "automatic", "2031-07-06"]]);
    expect(found(NETFLIX.slice(1))).toEqual([]);
  });

  it.each([
    [1, "week", "2031-06-21", ["2031-05-31", "2031-06-07", "2031-06-14"]],
    [2, "month", "2031-08-10", ["2031-02-09", "2031-04-09", "2031-06-10"]],
    [3, "month", "2031-09-02", ["2030-12-01", "2031-03-01", "2031-06-02"]],
    [6, "month", "2031-12-03", ["2030-06-01", "2030-12-01", "2031-06-03"]],
    [1, "year", "2032-03-05", ["2029-03-01", "2030-03-07", "2031-03-05"]],
  ])("may come every %i %s", (every, unit, next, days) => {
    const records = paid("Apólice", ...days.map((day) => [day, 30] as const));
    expect(found(records)).toEqual([[every, unit, "automatic", next]]);
  });

  it("asks first where amounts differ by more than a tenth", () => {
    const records = paid("EDP", ["2031-04-05", 40], ["2031-05-05", 60], ["2031-06-06", 51]);
    expect(found(records)).toEqual([[1, "month", "confirm", "2031-07-06"]]);
  });

  it("needs four payments where amounts differ and they come less than every two months", () => {
    const days = ["2029-12-03", "2030-06-01", "2030-12-02", "2031-06-03"] as const;
    const records = (amounts: readonly number[]) =>
      paid(
        "Loja",
        ...amounts.map((amount, at) => [days[at + 4 - amounts.length]!, amount] as const),
      );
    expect(found(records([54, 36, 58]))).toEqual([]);
    expect(found(records([54, 36, 58, 41]))).toEqual([[6, "month", "confirm", "2031-12-03"]]);
    expect(found(records([54, 54, 56]))).toEqual([[6, "month", "automatic", "2031-12-03"]]);
  });

  it("is not made of what has been silent for more than two periods, nor of what comes at odd times", () => {
    const old = paid("Netflix", ["2031-01-05", 10], ["2031-02-05", 10], ["2031-03-05", 10]);
    expect(found(old)).toEqual([]);
    const odd = paid("Café", ["2031-04-05", 10], ["2031-05-05", 10], ["2031-06-14", 10]);
    expect(found(odd)).toEqual([]);
  });

  it("is not made of what is planned already", () => {
    expect(found(NETFLIX, [{ kind: "expense", description: "NETFLIX 1234" }])).toEqual([]);
  });
});
