import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lifeOf } from "../../../server/demo/life.ts";
import { MARIA } from "../../../server/demo/maria.ts";
import type { DemoRecord } from "../../../server/demo/records.ts";
import { viewGoalPlan, type GoalPlan } from "../../../src/application/goals/view-goal-plan.ts";
import { viewNormalMonth } from "../../../src/application/forecast/view-normal-month.ts";
import { decodeGoal, encodeGoalDraft, goalListSchema } from "../../../src/contract/kinds/goals.ts";
import {
  decodeRecommendations,
  recommendationsSchema,
} from "../../../src/contract/recommendations/recommendations.ts";
import { decodeSimulation, simulationSchema } from "../../../src/contract/simulation.ts";
import {
  decodeTransaction,
  encodeTransactionEntry,
  transactionListSchema,
} from "../../../src/contract/kinds/transactions.ts";
import { figuresOf } from "../../../src/domain/normal-month/normal-figures.ts";
import type { NormalMonth } from "../../../src/domain/normal-month/normal-month.ts";
import { add, cents, eurosFromCents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { monthOf } from "../../../src/domain/shared/year-month.ts";
import { aboutDuration } from "../../../src/text/duration.ts";
import { formatEuros } from "../../../src/text/format.ts";
import { reductionAboveMean } from "../../../src/text/simulation/simulation-advice.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { read } from "../../support/read.ts";
import { bookOf } from "../../support/read-whole.ts";
import { callerOf, type Caller } from "../support/caller.ts";
import { newPremiumPerson } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";

const TODAY = civilDate(2031, 5, 20);
const NOON = Date.UTC(2031, 4, 20, 12);

/** So much of somebody's life says all that counts: 12 full months, and one day of another one before them. */
const SINCE = civilDate(2030, 4, 30);

/** Of each category of a month one record: there need not be more. */
const thinned = (records: readonly DemoRecord[]): readonly DemoRecord[] => [
  ...new Map(
    records
      .filter(({ draft: { date } }) => date >= SINCE)
      .map((one) => [`${monthOf(one.draft.date)} ${one.kind} ${one.draft.category}`, one]),
  ).values(),
];

/** What the screens of this device make of what the server answers. */
async function screensOf(me: Caller) {
  const list = async (kind: "receitas" | "despesas") =>
    read(transactionListSchema, (await me("GET", `/${kind}`)).body).map((fields) =>
      decodeTransaction(kind === "receitas" ? "income" : "expense", fields),
    );
  const goals = read(goalListSchema, (await me("GET", "/objetivos")).body).map(decodeGoal);
  const transactions = [...(await list("receitas")), ...(await list("despesas"))];
  const book = await bookOf({ transactions, goals });
  const clock = fakeClock(TODAY);
  const [normal, plan] = [viewNormalMonth(clock)(book), viewGoalPlan(clock)(book)];
  if (normal === null || plan === null) throw new Error("all of the book is there");
  return { normal, plan };
}

describe("the numbers of one person", () => {
  let server: TestServer;
  let me: Caller;
  let normal: NormalMonth;
  let plan: GoalPlan;

  beforeAll(async () => {
    server = await startTestServer({ clock: testClock(NOON) });
    const { token } = await newPremiumPerson(server);
    me = callerOf(server, token);
    const life = lifeOf(MARIA, TODAY);
    for (const { kind, draft } of thinned(life.records))
      await me("POST", kind === "income" ? "/receitas" : "/despesas", {
        body: encodeTransactionEntry(draft),
      });
    for (const goal of life.goals)
      await me("POST", "/objetivos", { body: encodeGoalDraft({ ...goal, photoUrl: null }) });
    ({ normal, plan } = await screensOf(me));
  });
  afterAll(() => server.close());

  const simulate = (category: string, euros: number) =>
    me("POST", "/simulacao/cenario", {
      body: { categoria_reduzir: category, valor_reducao: euros },
    });

  it("say something", () => {
    expect(normal.months).toHaveLength(12);
    expect(plan.size).toBeGreaterThan(0);
  });

  it("are one surplus and one mean of each category, in the simulator and on the screens", async () => {
    for (const [category, mean] of normal.byCategory) {
      if (mean === 0) continue;
      const { body } = await simulate(category, 0.01);
      expect(decodeSimulation(read(simulationSchema, body)).current).toEqual({
        income: normal.income,
        expenses: normal.expenses,
        extra: normal.countedExtra,
        balance: normal.surplus,
        categorySpent: mean,
      });
      const refused = await simulate(category, eurosFromCents(add(mean, cents(1))));
      expect(refused).toMatchObject({
        status: 422,
        body: { detail: [{ msg: reductionAboveMean(mean) }] },
      });
    }
  });

  it("are one plan for the goals, in the simulator, the recommendations and on the screens", async () => {
    const { body } = await simulate("Alimentação", 0.01);
    const { impacts } = decodeSimulation(read(simulationSchema, body));
    expect(
      impacts.map(({ goal, missing, currentMonths }) => [goal, missing, currentMonths]),
    ).toEqual(
      expect.arrayContaining(
        [...plan.values()].map(({ goal, missing, months }) => [goal.name, missing, months]),
      ),
    );
    for (const periodo_meses of [3, 24]) {
      const answer = await me("POST", "/recomendacoes/gerar", { body: { periodo_meses } });
      const report = decodeRecommendations(read(recommendationsSchema, answer.body));
      expect(report.normal).toEqual(figuresOf(normal));
      expect(report.analysis.projections).toHaveLength(plan.size);
      for (const [index, planned] of [...plan.values()].entries()) {
        const projection = report.analysis.projections[index];
        expect(projection).toMatchObject({
          goal: planned.goal.name,
          monthly: planned.monthly,
          startsIn: planned.startsIn,
          time: planned.months === null ? "Sem previsão" : aboutDuration(planned.months),
        });
        if (planned.missingAtDeadline > 0)
          expect(projection?.note).toContain(formatEuros(planned.missingAtDeadline));
      }
    }
  });
});
