import { describe, expect, it } from "vitest";
import type { Simulations } from "../../../src/application/ports/simulations.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import type { SimulationRequest } from "../../../src/domain/simulation/simulation.ts";
import type {
  TransactionDraft,
  TransactionKind,
} from "../../../src/domain/transactions/transaction.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { reductionAboveMean } from "../../../src/text/simulation-advice.ts";
import { failuresOf, type Lines } from "./lines.ts";

export type Figures = {
  readonly records: readonly (readonly [TransactionKind, TransactionDraft])[];
  readonly goals: readonly Goal[];
};

const record = (
  kind: TransactionKind,
  month: number,
  category: string,
  amount: number,
): readonly [TransactionKind, TransactionDraft] => [
  kind,
  { date: civilDate(2025, month, 10), category, amount: cents(amount), description: null },
];

const goal = (name: string, total: number): Goal => ({
  id: goalId(crypto.randomUUID()),
  name,
  total: cents(total),
  current: cents(0),
  deadline: null,
  photoUrl: null,
});

/** Three months of the past: in the mean 1000 € in, 800 € out, 200 € of them for leisure. */
const RECORDS = [1, 2, 3].flatMap((month) => [
  record("income", month, "Salário", 100_000),
  record("expense", month, "Lazer", 10_000 * month),
  record("expense", month, "Habitação", 60_000),
]);

const REQUEST: SimulationRequest = { category: "Lazer", reduction: cents(5_000), goalId: null };
const rejected = (status: number, detail: string) => ({ type: "rejected", status, detail });

/** What everything does that tries out scenarios for who may, on given figures. */
export function simulationsSuite(open: (figures: Figures) => Promise<Lines<Simulations>>): void {
  const opened = async (goals: readonly Goal[] = []) =>
    (await open({ records: RECORDS, goals })).signedIn;

  describe("simulations", () => {
    it("move a reduction from the expenses to the balance", async () => {
      const { recommendation, ...answer } = await (await opened()).run(REQUEST);
      expect(answer).toEqual({
        current: { income: 100_000, expenses: 80_000, balance: 20_000, categorySpent: 20_000 },
        simulated: { income: 100_000, expenses: 75_000, balance: 25_000, categorySpent: 15_000 },
        saving: 5_000,
        balanceDifference: 5_000,
        impacts: [],
      });
      expect(recommendation).toContain("Lazer");
    });

    it("tell what they do to every goal, or to the one that is asked for", async () => {
      const [holiday, house] = [goal("Férias", 100_000), goal("Casa", 1_000_000)];
      const simulations = await opened([holiday, house]);
      const all = await simulations.run(REQUEST);
      const impact = { goal: "Casa", missing: 1_000_000, currentMonths: 50, newMonths: 40 };
      expect(new Set(all.impacts.map((one) => one.goal))).toEqual(new Set(["Férias", "Casa"]));
      const { impacts } = await simulations.run({ ...REQUEST, goalId: house.id });
      expect(impacts).toEqual([{ ...impact, monthsSaved: 10 }]);
    });

    it("have no forecast without a positive balance", async () => {
      const records = RECORDS.filter(([kind]) => kind === "expense");
      const { signedIn } = await open({ records, goals: [goal("Férias", 100_000)] });
      expect((await signedIn.run(REQUEST)).impacts).toEqual([
        {
          goal: "Férias",
          missing: 100_000,
          currentMonths: null,
          newMonths: null,
          monthsSaved: null,
        },
      ]);
    });

    it("refuse a reduction above the mean of its category, and tell that mean", async () => {
      const simulations = await opened();
      const asked = (reduction: number) =>
        simulations.run({ ...REQUEST, reduction: cents(reduction) });
      await expect(asked(20_001)).rejects.toEqual({
        ...rejected(422, reductionAboveMean(cents(20_000))),
        field: "valor_reducao",
      });
      expect((await asked(20_000)).simulated.categorySpent).toBe(0);
    });

    it("refuse a category of income, and a goal that nobody has", async () => {
      const simulations = await opened();
      await expect(simulations.run({ ...REQUEST, category: "Salário" })).rejects.toEqual({
        ...rejected(422, fieldIssues["bad-category"]),
        field: "categoria_reduzir",
      });
      const nobodys = goalId("01900000-0000-7000-8000-000000000000");
      await expect(simulations.run({ ...REQUEST, goalId: nobodys })).rejects.toEqual(
        rejected(404, serverProblems["no-such-record"]),
      );
    });

    it("are run for who is signed in, while the server answers", async () => {
      const { signedOut, cutOff } = await open({ records: [], goals: [] });
      expect(await failuresOf([signedOut.run(REQUEST)])).toEqual(["unauthenticated"]);
      expect(await failuresOf([cutOff.run(REQUEST)])).toEqual(["offline"]);
    });
  });
}
