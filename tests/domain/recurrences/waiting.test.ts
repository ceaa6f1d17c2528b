import { describe, expect, it } from "vitest";
import { waitingMovements } from "../../../src/domain/recurrences/waiting.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { recurrenceId, transactionId } from "../../../src/domain/shared/ids.ts";
import { planned } from "../../support/recurrences.ts";

const TODAY = civilDate(2031, 3, 2);
const record = {
  id: transactionId("r"),
  kind: "expense",
  date: civilDate(2031, 2, 2),
  category: "Habitação",
  amount: cents(650_00),
  description: null,
} as const;

describe("the movements that wait for an answer", () => {
  it("are the due ones of plans that ask, by day, with the record that each may be", () => {
    const asking = planned({ mode: "confirm" });
    expect(
      waitingMovements([asking], [record], TODAY).map(({ occurrence, recorded }) => [
        occurrence.date,
        recorded?.id ?? null,
      ]),
    ).toEqual([
      ["2031-01-01", null],
      ["2031-02-01", "r"],
      ["2031-03-01", null],
    ]);
  });

  it("are of automatic plans only those that may be recorded already", () => {
    expect(waitingMovements([planned()], [record], TODAY)).toMatchObject([
      { occurrence: { date: "2031-02-01" }, recorded: { id: "r" } },
    ]);
    expect(waitingMovements([planned()], [], TODAY)).toEqual([]);
    expect(waitingMovements([planned({ paused: true })], [record], TODAY)).toEqual([]);
  });

  it("ask about a record once, however many plans it may be of", () => {
    const plans = ["a", "b"].map((id) => planned({ id: recurrenceId(id), mode: "confirm" }));
    const asked = waitingMovements(plans, [record], TODAY).filter((one) => one.recorded !== null);
    expect(asked).toHaveLength(1);
  });
});
