import type { Goal } from "../../goals/goal.ts";
import { cents, ratio, ZERO, type Cents } from "../../shared/cents.ts";
import { monthsToSave } from "../../simulation/simulation.ts";
import { foldText } from "../../shared/fold-text.ts";
import { perMonth, type FinancialFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/** How many months of expenses a reserve should cover. */
export const FUND_MONTHS = 3;

/** How people call such a reserve, without accents. */
const NAMES = ["emergenc", "reserva", "imprevist", "seguranca", "almofada", "poupanca"];

const isFund = ({ name }: Goal) => NAMES.some((word) => foldText(name).includes(word));

/** The goal that serves as a reserve, the fullest if there are several, what is in it, and the least it should hold. */
export function fundOf(facts: FinancialFacts): {
  readonly goal: Goal | null;
  readonly saved: Cents;
  readonly least: Cents;
} {
  const [goal = null] = facts.goals.filter(isFund).toSorted((a, b) => b.current - a.current);
  const monthly = perMonth(facts, facts.summary.expenses);
  return { goal, saved: goal?.current ?? ZERO, least: cents(monthly * FUND_MONTHS) };
}

/** Whether there is a reserve for emergencies: none, one that is too small, or a solid one. */
export function emergencyFundRules(facts: FinancialFacts): readonly Finding[] {
  const { summary, months } = facts;
  const { goal, saved, least } = fundOf(facts);
  if (least === 0 || months.length === 0) return [];
  const covered = ratio(saved, perMonth(facts, summary.expenses));
  if (goal === null) {
    const needed = monthsToSave(least, summary.meanBalance);
    return needed === null
      ? []
      : [{ type: "fund-missing", priority: "medium", target: least, months: needed }];
  }
  const { id, name, current } = goal;
  return saved < least
    ? [{ type: "fund-short", priority: "medium", id, goal: name, current, target: least, covered }]
    : [{ type: "fund-solid", priority: "low", id, goal: name, covered }];
}
