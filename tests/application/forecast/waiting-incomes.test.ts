import { expect, it } from "vitest";
import { waitingIncomes } from "../../../src/application/forecast/waiting-incomes.ts";
import { plannedOccurrences } from "../../../src/domain/forecast/planned-occurrences.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { day } from "../../support/forecast.ts";
import { planned } from "../../support/recurrences.ts";

const today = day("2026-11-20");

const salary = (mode: "confirm" | "automatic", id: string) =>
  planned({
    id,
    kind: "income",
    description: "Ordenado",
    mode,
    start: day("2026-10-18"),
    cost: { of: "each", amount: cents(620_00) },
  });

it("those that wait are the unconfirmed incomes of plans that ask", () => {
  const recurrences = [salary("confirm", "one"), salary("automatic", "two")].map((one) => ({
    ...one,
    revision: 1,
  }));
  const unconfirmed = plannedOccurrences(recurrences, today).filter(({ date }) => date < today);
  expect(unconfirmed).toHaveLength(4);
  expect(
    waitingIncomes(recurrences, unconfirmed).map(({ of, occurrence }) => [of.id, occurrence.date]),
  ).toEqual([
    ["one", "2026-10-18"],
    ["one", "2026-11-18"],
  ]);
  expect(waitingIncomes([], unconfirmed)).toEqual([]);
});
