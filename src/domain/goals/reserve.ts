import type { Goal } from "./goal.ts";
import { cents, ZERO, type Cents } from "../shared/cents.ts";
import { foldText } from "../shared/fold-text.ts";

/** How many months of expenses a reserve should cover. */
const RESERVE_MONTHS = 3;

/** The words in the names of goals for emergencies, without accents. */
const NAMES = ["emergenc", "reserva", "imprevist", "seguranca", "almofada", "poupanca"];

/** The goal that serves as a reserve, its saved amount, and the least that it should hold; amounts in cents. */
export type Reserve = {
  readonly goal: Goal | null;
  readonly saved: Cents;
  readonly least: Cents;
};

/** Finds the reserve among the goals, the fullest if there are several; `monthly` is the cost of a month, in cents. */
export function reserveOf(goals: readonly Goal[], monthly: Cents): Reserve {
  const isReserve = ({ name }: Goal) => NAMES.some((word) => foldText(name).includes(word));
  const [goal = null] = goals.filter(isReserve).toSorted((a, b) => b.current - a.current);
  return { goal, saved: goal?.current ?? ZERO, least: cents(monthly * RESERVE_MONTHS) };
}

/** The amount that is missing from a reserve, in cents, never negative. */
export const reserveGap = ({ saved, least }: Reserve): Cents => cents(Math.max(0, least - saved));
