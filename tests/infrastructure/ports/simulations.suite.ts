import { describe, expect, it } from "vitest";
import type { Simulations } from "../../../src/application/simulation/simulations.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import type { SimulationRequest } from "../../../src/domain/simulation/simulation.ts";
import { fieldIssues } from "../../../src/text/field-issues.ts";
import { serverProblems } from "../../../src/text/server-problems.ts";
import { reductionAboveMean } from "../../../src/text/simulation/simulation-advice.ts";
import { failuresOf, type Lines } from "./lines.ts";
import type { PastRecord } from "./recommendations.suite.ts";

export type Figures = {
  readonly records: readonly PastRecord[];
  readonly goals: readonly Goal[];
};

/** Ids tell the order of making. */
const goal = (name: string, total: number, id: string = crypto.randomUUID()): Goal => ({
  id: goalId(id),
  name,
  total: cents(total),
  current: cents(0),
  deadline: null,
  photoUrl: null,
});

/** Three months of the past: 1000 € in, in the mean 800 € out, 200 € of them for leisure. */
const RECORDS = [1, 2, 3].flatMap((monthsAgo): readonly PastRecord[] => [
  { kind: "income", monthsAgo, category: "Salário", amount: cents(100_000) },
  { kind: "expense", monthsAgo, category: "Lazer", amount: cents(10_000 * monthsAgo) },
  { kind: "expense", monthsAgo, category: "Habitação", amount: cents(60_000) },
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
      const month = { income: 100_000, extra: 0 };
      expect(answer).toEqual({
        current: { ...month, expenses: 80_000, balance: 20_000, categorySpent: 20_000 },
        simulated: { ...month, expenses: 75_000, balance: 25_000, categorySpent: 15_000 },
        saving: 5_000,
        balanceDifference: 5_000,
        impacts: [],
      });
      expect(recommendation).toContain("Lazer");
    });

    it("tell what they do to every goal, or to the one that is asked for", async () => {
      const [first, second] = [crypto.randomUUID(), crypto.randomUUID()].toSorted();
      const [holiday, house] = [goal("Férias", 100_000, first), goal("Casa", 1_000_000, second)];
      const simulations = await opened([holiday, house]);
      const all = await simulations.run(REQUEST);
      // The holiday, which was made first, takes the first 5 months of 55, or 4 of 44.
      const impact = { goal: "Casa", missing: 1_000_000, currentMonths: 55, newMonths: 44 };
      expect(new Set(all.impacts.map((one) => one.goal))).toEqual(new Set(["Férias", "Casa"]));
      const { impacts } = await simulations.run({ ...REQUEST, goalId: house.id });
      expect(impacts).toEqual([{ ...impact, monthsSaved: 11 }]);
    });

    it("have no forecast without a positive balance", async () => {
      const records = RECORDS.filter(({ kind }) => kind === "expense");
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
