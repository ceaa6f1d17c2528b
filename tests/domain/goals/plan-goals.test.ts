import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { goalMissing, isReached, type Goal } from "../../../src/domain/goals/goal.ts";
import {
  planGoals,
  type MonthToPlan,
  type PlannedGoal,
} from "../../../src/domain/goals/plan-goals.ts";
import { reserveGap, reserveOf } from "../../../src/domain/goals/reserve.ts";
import { cents, sum, ZERO, type Cents } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import {
  addMonths,
  monthOf,
  monthsBetween,
  type YearMonth,
} from "../../../src/domain/shared/year-month.ts";
import { formerPlan } from "../../support/former-goal-plan.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { goalWith } from "../../support/goals.ts";
import { runs } from "../../support/runs.ts";

const TODAY = civilDate(2026, 11, 20);
const CURRENT = monthOf(TODAY);
const NEXT = addMonths(CURRENT, 1);

const missing = (amount: number, deadline: CivilDate | null = null, name = "Férias"): Goal =>
  goalWith({ name, total: cents(amount + 1), current: cents(1), deadline });

const aMonth = (surplus: number, spent = 0, more: Partial<MonthToPlan> = {}): MonthToPlan => ({
  surplus: cents(surplus),
  expenses: cents(spent),
  rare: ZERO,
  extra: ZERO,
  countedExtra: ZERO,
  ...more,
});

/** The plan of who spends so much in a month, which says how large a reserve has to be. */
const plan = (goals: readonly Goal[], surplus: number, spent = 0) =>
  planGoals(goals, aMonth(surplus, spent), TODAY, []);

const byName = (planned: readonly PlannedGoal[]) =>
  planned.map(({ goal, monthly, months, startsIn, missingAtDeadline }) => [
    goal.name,
    monthly,
    months,
    startsIn,
    missingAtDeadline,
  ]);

const anyOpenGoal = fc
  .record({
    amount: fc.integer({ min: 1, max: 20_000 }),
    deadline: fc.option(anyCivilDate("2026-09-01", "2028-12-31")),
  })
  .map(({ amount, deadline }) => missing(amount, deadline));

const anyReserve = fc
  .integer({ min: 1, max: 20_000 })
  .map((amount) => missing(amount, null, "Fundo de emergência"));

/** Goals, among them a reserve in half of the cases, a surplus that gets to all of them, and what a month costs. */
const anyCase = fc.record({
  goals: fc
    .tuple(fc.array(anyOpenGoal, { minLength: 1, maxLength: 5 }), fc.option(anyReserve), fc.nat(5))
    .map(([goals, reserve, place]) =>
      reserve === null ? goals : goals.toSpliced(place, 0, reserve),
    ),
  surplus: fc.integer({ min: 100, max: 5_000 }),
  spent: fc.integer({ min: 0, max: 5_000 }),
});

const holds = (
  law: (
    planned: readonly PlannedGoal[],
    facts: typeof anyCase extends fc.Arbitrary<infer C> ? C : never,
  ) => void,
) =>
  fc.assert(
    fc.property(anyCase, (facts) => law(plan(facts.goals, facts.surplus, facts.spent), facts)),
    { numRuns: runs(500) },
  );

const givenIn = (planned: readonly PlannedGoal[], count: number) => {
  const month = addMonths(CURRENT, count);
  return planned.flatMap(({ steps }) => steps.filter((step) => step.month === month));
};

describe("the plan for goals", () => {
  it("never gives out more in a month than that leaves, nor less while a goal is not reached", () => {
    holds((planned, { surplus }) => {
      const last = Math.max(...planned.map(({ months }) => months ?? 0));
      for (let count = 1; count <= last; count += 1) {
        const given = sum(givenIn(planned, count).map(({ amount }) => amount));
        if (count < last) expect(given).toBe(surplus);
        else expect(given).toBeLessThanOrEqual(surplus);
      }
      expect(givenIn(planned, last + 1)).toEqual([]);
    });
  });

  it("gives each goal that is not reached what it misses, once", () => {
    holds((planned, { goals }) => {
      expect(new Set(planned.map(({ goal }) => goal))).toEqual(new Set(goals));
      expect(planned).toHaveLength(goals.length);
      for (const { goal, missing: wanted, steps } of planned) {
        expect(wanted).toBe(goalMissing(goal));
        expect(sum(steps.map(({ amount }) => amount))).toBe(wanted);
        for (const { amount } of steps) expect(amount).toBeGreaterThan(0);
      }
    });
  });

  it("tells of each goal its next month, its first one, and its last", () => {
    holds((planned) => {
      for (const { steps, monthly, startsIn, months } of planned) {
        const [first, last] = [steps[0], steps.at(-1)];
        expect(first?.month).toBe(startsIn ?? NEXT);
        expect(monthly).toBe(startsIn === null ? first?.amount : 0);
        expect(months).toBe(monthsBetween(CURRENT, last!.month));
      }
    });
  });

  it("is through once all months have left what all goals miss", () => {
    holds((planned, { goals, surplus }) => {
      const all = sum(goals.map(goalMissing));
      expect(Math.max(...planned.map(({ months }) => months ?? 0))).toBe(Math.ceil(all / surplus));
    });
  });

  it("keeps a deadline exactly where all that is served until then fits in the months until it", () => {
    holds((planned, { goals, surplus, spent }) => {
      const reserve = reserveOf(goals, cents(spent));
      const [short] = planned.filter(({ firstUntil }) => firstUntil !== null);
      const first = short ? Math.min(short.missing, reserveGap(reserve)) : 0;
      const dated = planned.filter(({ goal }) => goal.deadline !== null);
      dated.forEach(({ goal, missingAtDeadline }, index) => {
        const room = Math.max(0, monthsBetween(CURRENT, monthOf(goal.deadline!))) * surplus;
        const needed = sum(dated.slice(0, index + 1).map((one) => one.missing)) + first;
        expect(missingAtDeadline === 0).toBe(needed <= room);
      });
    });
  });

  it("says of a late goal what is missing at the end of its deadline's month", () => {
    holds((planned) => {
      for (const { goal, missing: wanted, steps, missingAtDeadline } of planned) {
        const until = steps.filter(
          ({ month }) => goal.deadline !== null && month <= monthOf(goal.deadline),
        );
        const there = sum(until.map(({ amount }) => amount));
        expect(missingAtDeadline).toBe(goal.deadline === null ? 0 : wanted - there);
      }
    });
  });

  it("gives a reserve all there is as long as it holds too little", () => {
    holds((planned, { goals, surplus, spent }) => {
      const [short] = planned.filter(({ firstUntil }) => firstUntil !== null);
      if (short === undefined) return;
      expect(planned[0]).toBe(short);
      const gap = Math.min(short.missing, reserveGap(reserveOf(goals, cents(spent))));
      expect(short.monthly).toBeGreaterThanOrEqual(Math.min(gap, surplus));
    });
  });

  it("serves a short reserve first, then by deadline, then what has none in the order of its making", () => {
    holds((planned, { goals }) => {
      const rank = ({ goal, firstUntil }: PlannedGoal) =>
        firstUntil !== null ? "" : (goal.deadline ?? `~${goals.indexOf(goal)}`);
      expect(planned.map(rank)).toEqual(planned.map(rank).toSorted());
    });
  });

  it("with more to give makes no goal later, nor its deadline shorter of anything", () => {
    fc.assert(
      fc.property(
        anyCase,
        fc.integer({ min: 1, max: 2_000 }),
        ({ goals, surplus, spent }, more) => {
          const [less, plenty] = [plan(goals, surplus, spent), plan(goals, surplus + more, spent)];
          less.forEach(({ goal, months, missingAtDeadline }, index) => {
            expect(plenty[index]?.goal).toBe(goal);
            expect(plenty[index]?.months).toBeLessThanOrEqual(months!);
            expect(plenty[index]?.missingAtDeadline).toBeLessThanOrEqual(missingAtDeadline);
          });
        },
      ),
      { numRuns: runs(2_000) },
    );
  });

  it("foresees nothing where a month leaves nothing, and a deadline then misses all", () => {
    for (const surplus of [0, -1])
      expect(byName(plan([missing(800), missing(80, civilDate(2027, 3, 1))], surplus))).toEqual([
        ["Férias", 0, null, null, 80],
        ["Férias", 0, null, null, 0],
      ]);
  });

  it("has none of the goals that are reached", () => {
    const reached = goalWith({ current: cents(100_000) });
    expect(isReached(reached)).toBe(true);
    expect(plan([reached], 100)).toEqual([]);
  });

  it("gives what a deadline asks for and the rest to the nearest one", () => {
    const [near, far] = [civilDate(2027, 1, 31), civilDate(2027, 3, 31)];
    const goals = [
      missing(500, null, "Carro"),
      missing(400, far, "Casa"),
      missing(200, near, "Mota"),
    ];
    // December: 100 + 100 and 50 more; January: the 50 that are left, 100, and 100 more.
    expect(byName(plan(goals, 250))).toEqual([
      ["Mota", 150, 2, null, 0],
      ["Casa", 100, 3, null, 0],
      ["Carro", 0, 5, "2027-02", 0],
    ]);
  });

  it("says what is missing at a deadline that cannot be kept, and goes on after it", () => {
    expect(byName(plan([missing(1000, civilDate(2027, 2, 28))], 300))).toEqual([
      ["Férias", 300, 4, null, 100],
    ]);
  });

  it.each([civilDate(2026, 11, 19), civilDate(2026, 11, 30)])(
    "gives all to a goal of %s, whose months are over, before any other deadline",
    (over) => {
      const goals = [missing(300, civilDate(2027, 2, 28), "Casa"), missing(150, over, "Mota")];
      expect(byName(plan(goals, 100))).toEqual([
        ["Mota", 100, 2, null, 150],
        ["Casa", 0, 5, "2027-01", 150],
      ]);
    },
  );

  it("fills a reserve before a deadline, and leaves what it wants beyond its least to its turn", () => {
    const reserve = missing(500, null, "Fundo de emergência");
    const goals = [
      missing(50, null, "Carro"),
      reserve,
      missing(200, civilDate(2027, 2, 28), "Casa"),
    ];
    // Three months of 101 are 303, of which 1 is there.
    expect(byName(plan(goals, 200, 101))).toEqual([
      ["Fundo de emergência", 200, 4, null, 0],
      ["Casa", 0, 3, "2027-01", 0],
      ["Carro", 0, 3, "2027-02", 0],
    ]);
  });

  it("takes the months of what waits longer than a hundred years from its place in the line", () => {
    const planned = plan([missing(2_000), missing(500)], 1);
    expect(planned.map(({ months, startsIn }) => [months, startsIn])).toEqual([
      [2_000, null],
      [2_500, null],
    ]);
  });
});

describe("an own order of goals", () => {
  const placed = (goal: Goal, position: number): Goal => ({ ...goal, position });

  it("takes the place of deadlines: those that come first are reached first", () => {
    const [near, far] = [civilDate(2027, 1, 31), civilDate(2027, 2, 28)];
    const mota = placed(missing(200, near, "Mota"), 2);
    const casa = placed(missing(300, far, "Casa"), 1);
    // December: Casa 100, Mota 100 and 100 more for Casa; January: Casa 100, Mota 100.
    expect(byName(plan([mota, casa], 300))).toEqual([
      ["Casa", 200, 2, null, 0],
      ["Mota", 100, 2, null, 0],
    ]);
    expect(byName(plan([mota, casa], 100))).toEqual([
      ["Casa", 100, 3, null, 0],
      ["Mota", 0, 5, "2027-03", 200],
    ]);
  });

  it("takes the place of ages, and what was made later comes last", () => {
    const goals = [placed(missing(100, null, "Carro"), 5), placed(missing(100, null, "Piano"), 1)];
    const later = missing(100, civilDate(2030, 1, 1), "Casa");
    expect(plan([...goals, later], 100).map(({ goal }) => goal.name)).toEqual([
      "Piano",
      "Carro",
      "Casa",
    ]);
  });

  it("gives a goal without a deadline the rest before those with one that come after it", () => {
    const casa = placed(missing(400, civilDate(2027, 3, 31), "Casa"), 2);
    const piano = placed(missing(300, null, "Piano"), 1);
    expect(byName(plan([casa, piano], 200))).toEqual([
      ["Piano", 100, 3, null, 0],
      ["Casa", 100, 4, null, 0],
    ]);
  });

  it("has the reserve first until it is moved", () => {
    const names = (...positions: readonly (number | null)[]) =>
      plan(
        [
          missing(300, civilDate(2027, 2, 28), "Casa"),
          missing(500, null, "Reserva de emergência"),
        ].map((goal, index) => {
          const position = positions[index] ?? null;
          return position === null ? goal : placed(goal, position);
        }),
        100,
        100,
      ).map(({ goal, firstUntil, monthly }) => [goal.name, firstUntil, monthly]);
    const first = [
      ["Reserva de emergência", 300, 100],
      ["Casa", null, 0],
    ];
    expect(names(null, null)).toEqual(first);
    expect(names(1, 0)).toEqual(first);
    expect(names(0, null)).toEqual(first);
    expect(names(0, 1)).toEqual([
      ["Casa", null, 100],
      ["Reserva de emergência", null, 0],
    ]);
  });
});

describe("yearly incomes", () => {
  const income = (month: YearMonth, amount: number, name = "Subsídio de férias") => ({
    month,
    amount: cents(amount),
    name,
  });
  const [JUNE, NOVEMBER] = [monthOf(civilDate(2027, 6, 1)), monthOf(civilDate(2027, 11, 1))];

  const anyIncomes = fc
    .array(
      fc.record({
        ahead: fc.integer({ min: 1, max: 12 }),
        amount: fc.integer({ min: 0, max: 20_000 }),
      }),
      { maxLength: 4 },
    )
    .map((all) =>
      all
        .toSorted((a, b) => a.ahead - b.ahead)
        .map(({ ahead, amount }) => income(addMonths(CURRENT, ahead), amount)),
    );
  const anySum = fc.nat(20_000).map(cents);
  const anyTaken = fc.record({
    rare: anySum,
    extra: anySum,
    countedExtra: fc.nat(500).map(cents),
  });

  it("leave the plan as it was where there are none", () => {
    holds((planned, { goals, surplus, spent }) => {
      expect(
        planned.map(({ goal, steps, months, missingAtDeadline, paidBy }) => [
          { goal, steps, months, missingAtDeadline },
          paidBy,
        ]),
      ).toEqual(formerPlan(goals, cents(surplus), cents(spent), TODAY).map((one) => [one, []]));
    });
  });

  it("are given once, and only what rare expenses and the surplus leave of them", () => {
    fc.assert(
      fc.property(
        anyCase,
        fc.integer({ min: 0, max: 3_000 }),
        anyIncomes,
        anyTaken,
        ({ goals, spent }, surplus, incomes, taken) => {
          const planned = planGoals(goals, aMonth(surplus, spent, taken), TODAY, incomes);
          const all = sum(incomes.map(({ amount }) => amount));
          const spare = Math.max(
            0,
            all - Math.min(taken.rare, taken.extra) - 12 * taken.countedExtra,
          );
          let beyond = 0;
          for (let count = 1; count <= 13; count += 1) {
            const month = addMonths(CURRENT, count);
            const given = sum(givenIn(planned, count).map(({ amount }) => amount));
            const own = sum(incomes.filter((one) => one.month === month).map((one) => one.amount));
            expect(given).toBeLessThanOrEqual(surplus + own);
            beyond += Math.max(0, given - surplus);
          }
          expect(beyond).toBeLessThanOrEqual(spare);
          for (const { missing: wanted, steps, months } of planned) {
            const there = sum(steps.map(({ amount }) => amount));
            expect(there).toBeLessThanOrEqual(wanted);
            if (months !== null && months <= 1_200) expect(there).toBe(wanted);
          }
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it("pay the goals that would miss their deadline, and are named there alone", () => {
    const goals = [missing(1_400, civilDate(2027, 8, 31), "Férias"), missing(300, null, "Piano")];
    const [holiday, piano] = planGoals(goals, aMonth(100), TODAY, [income(JUNE, 1_480)]);
    // 9 months of 100 miss 500, which June gives; what June leaves is there for all.
    expect(holiday).toMatchObject({
      missingAtDeadline: 0,
      paidBy: [{ month: JUNE, amount: 1_480 }],
    });
    expect(holiday?.steps.find(({ month }) => month === JUNE)?.amount).toBe(800);
    expect(piano).toMatchObject({ months: 7, paidBy: [] });
  });

  it("pay rare expenses and what the surplus counts first, the earliest first", () => {
    const goals = [missing(1_000, civilDate(2027, 12, 31), "Casa")];
    const of = (more: Partial<Record<"rare" | "extra" | "countedExtra", Cents>>) =>
      planGoals(goals, aMonth(0, 0, more), TODAY, [
        income(JUNE, 600),
        income(NOVEMBER, 600, "Subsídio de Natal"),
      ])[0]?.steps;
    expect(of({})).toEqual([
      { month: "2027-06", amount: 600 },
      { month: "2027-11", amount: 400 },
    ]);
    expect(of({ rare: cents(500), extra: cents(700) })).toEqual([
      { month: "2027-06", amount: 100 },
      { month: "2027-11", amount: 600 },
    ]);
    expect(of({ rare: cents(900), extra: cents(100), countedExtra: cents(50) })).toEqual([
      { month: "2027-11", amount: 500 },
    ]);
  });

  it("do not help a deadline before them, nor where a month lacks money", () => {
    const goals = [missing(1_000, civilDate(2027, 5, 31), "Casa")];
    const [late] = planGoals(goals, aMonth(10), TODAY, [income(JUNE, 5_000)]);
    expect(late).toMatchObject({ missingAtDeadline: 940, paidBy: [], months: 7 });
    const [none] = planGoals(goals, aMonth(-10), TODAY, [income(JUNE, 5_000)]);
    expect(none).toMatchObject({ months: null, steps: [], paidBy: [] });
  });
});
