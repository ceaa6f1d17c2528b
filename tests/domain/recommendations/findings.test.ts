import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FinancialFacts } from "../../../src/domain/recommendations/financial-facts.ts";
import { subjectOf, type Finding } from "../../../src/domain/recommendations/finding.ts";
import { findings, MAX_SHOWN } from "../../../src/domain/recommendations/findings.ts";
import { anyFactsInput } from "../../support/arbitraries/financial-facts.ts";
import { earned, factsFrom, factsOf, spent } from "../../support/facts.ts";
import { runs } from "../../support/runs.ts";

const RANK = { high: 0, medium: 1, low: 2 };

const holds = (law: (found: readonly Finding[], facts: FinancialFacts) => void) =>
  fc.assert(
    fc.property(anyFactsInput, (input) => {
      const facts = factsFrom(input);
      law(findings(facts), facts);
    }),
    { numRuns: runs(300) },
  );

const typesOf = (found: readonly Finding[]) => new Set(found.map(({ type }) => type));

/** What advises to spend or to save what is left over. */
const NEEDS_SURPLUS = [
  "low-savings",
  "fair-savings",
  "strong-savings",
  "idle-surplus",
  "fund-missing",
  "goal-on-track",
] as const satisfies readonly Finding["type"][];

describe("the findings", () => {
  it("are no more than eight", () => {
    holds((found) => {
      expect(found.length).toBeLessThanOrEqual(MAX_SHOWN);
    });
  });

  it("are some of nothing recorded, of a surplus and of a deficit", () => {
    const months = (amount: number) => [amount, amount, amount, amount];
    for (const records of [
      [],
      [...earned("Salário", ...months(900_00)), ...spent("Lazer", ...months(300_00))],
      [...earned("Salário", ...months(900_00)), ...spent("Lazer", ...months(950_00))],
    ])
      expect(findings(factsOf(records))).not.toEqual([]);
  });

  it("begin with the most urgent", () => {
    holds((found) => {
      const ranks = found.map(({ priority }) => RANK[priority]);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    });
  });

  it("do not depend on the order of the records, and are always the same", () => {
    fc.assert(
      fc.property(anyFactsInput, ({ records, ...rest }) => {
        const of = (list: typeof records) => findings(factsFrom({ ...rest, records: list }));
        expect(of(records.toReversed())).toEqual(of(records));
        const shuffled = records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
        expect(of(shuffled)).toEqual(of(records));
      }),
    );
  });

  it("say one thing about each subject", () => {
    holds((found) => {
      const subjects = found.map(subjectOf);
      expect(new Set(subjects).size).toBe(subjects.length);
    });
  });

  it("speak of a deficit or of a surplus, never of both", () => {
    holds((found, { normal }) => {
      const types = typesOf(found);
      const short = types.has("deficit") || normal.surplus < 0;
      expect(short ? NEEDS_SURPLUS.filter((type) => types.has(type)) : []).toEqual([]);
    });
  });

  it("advise to invest only what neither debts, a reserve nor goals could use", () => {
    holds((found, { plan, normal }) => {
      const invests = found.filter(
        (finding) =>
          finding.type === "idle-surplus" ||
          (finding.type === "strong-savings" && finding.use === "invest"),
      );
      expect(invests.length).toBeLessThanOrEqual(1);
      const sooner = ["deficit", "credit-heavy", "fund-missing", "fund-short"] as const;
      const types = typesOf(found);
      const needed = plan.reduce((total, { monthly }) => total + monthly, 0);
      const isSound = sooner.every((type) => !types.has(type)) && needed < normal.surplus;
      expect(invests.length === 0 || isSound).toBe(true);
    });
  });

  it("never praise less spending after a month below zero", () => {
    holds((found, { lived }) => {
      const isBelow = (lived.at(-1)?.balance ?? 0) < 0;
      expect(isBelow && typesOf(found).has("spending-progress")).toBe(false);
    });
  });

  it("call a goal on track only if all deadlines together can be kept", () => {
    holds((found) => {
      const types = typesOf(found);
      const isLost = types.has("goal-out-of-reach");
      expect(isLost && types.has("goal-on-track")).toBe(false);
    });
  });

  it("hold whole cents and ratios that can be shown", () => {
    holds((found) => {
      for (const finding of found)
        JSON.stringify(finding, (key, value: unknown) => {
          if (typeof value !== "number") return value;
          expect(Number.isFinite(value)).toBe(true);
          if (!["rate", "share", "part", "covered"].includes(key))
            expect(Number.isSafeInteger(value)).toBe(true);
          return value;
        });
    });
  });

  it("keep the praise for the end and drop it when there is too much else", () => {
    const troubled = findings(
      factsOf([
        ...earned("Salário", 1000_00, 2000_00, 1000_00, 1000_00),
        ...spent("Habitação", 700_00, 700_00, 700_00, 700_00),
        ...spent("Crédito", 400_00, 400_00, 400_00, 400_00),
        ...spent("Lazer", 200_00, 200_00, 300_00, 500_00),
        ...spent("Compras", 300_00, 250_00, 130_00, 0),
      ]),
    );
    expect(troubled.map(({ type }) => type)).toEqual([
      "deficit",
      "housing-heavy",
      "credit-heavy",
      "rising-category",
      "first-goal",
      "falling-category",
      "single-income",
    ]);
  });
});
