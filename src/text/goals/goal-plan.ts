import { endsBeforeBeginning } from "../../domain/goals/ends-before-beginning.ts";
import type { PlannedGoal } from "../../domain/goals/plan-goals.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { addMonths, monthOf, type YearMonth } from "../../domain/shared/year-month.ts";
import { aboutDuration, isBeyondWords } from "../duration.ts";
import { formatDate, formatEuros, formatMonth, formatMonthName } from "../format.ts";
import { paidByText } from "./yearly-income.ts";

/** The text where no month has a surplus for a goal. */
export const NO_FORECAST = "Sem previsão";

/** The month in which saving for a later goal begins. */
export const startText = (month: YearMonth): string => `a partir de ${formatMonth(month)}`;

/** When a goal is reached: `Cerca de 4 meses, em março de 2027`. */
export function goalTimeText({ months }: PlannedGoal, today: CivilDate): string {
  if (months === null) return NO_FORECAST;
  const about = aboutDuration(months);
  const upper = `${about.charAt(0).toUpperCase()}${about.slice(1)}`;
  if (isBeyondWords(months)) return upper;
  return `${upper}, em ${formatMonth(addMonths(monthOf(today), months))}`;
}

/** The goal's share of the next month, or the month in which its turn comes; null where no month gives anything. */
export function goalStepText({ monthly, startsIn }: PlannedGoal, today: CivilDate): string | null {
  if (startsIn !== null) return `começa em ${formatMonth(startsIn)}`;
  const next = addMonths(monthOf(today), 1);
  return monthly === 0 ? null : `${formatEuros(monthly)} em ${formatMonthName(next)}`;
}

/** What speaks for a goal: that it is the reserve and comes first, and the yearly incomes that pay it; else null. */
export function goalHelp({ goal, firstUntil, paidBy }: PlannedGoal): string | null {
  const first =
    firstUntil === null ? null : `${goal.name}, até ${formatEuros(firstUntil)}, vem primeiro.`;
  return sentences(first, paidByText(goal.name, paidBy));
}

/** All that is to be said of a goal's plan, beside its time and amounts; null if nothing. */
export const goalNote = (planned: PlannedGoal, today: CivilDate): string | null =>
  sentences(goalHelp(planned), goalObstacle(planned, today));

/**
 * The obstacle to a goal, as a sentence: no surplus for it, or a deadline that is over, too early, or before its
 * beginning.
 */
export function goalObstacle(planned: PlannedGoal, today: CivilDate): string | null {
  const { goal, missing, months, missingAtDeadline } = planned;
  const late = endsBeforeBeginning(goal, today)
    ? "O prazo é anterior ao início do objetivo."
    : deadlineSentence(goal.deadline, missing, missingAtDeadline, today);
  return sentences(
    months === null ? "Só avança quando sobrar dinheiro ao fim do mês." : null,
    late,
  );
}

function sentences(...all: readonly (string | null)[]): string | null {
  const said = all.filter((one) => one !== null);
  return said.length === 0 ? null : said.join(" ");
}

function deadlineSentence(
  deadline: CivilDate | null,
  missing: PlannedGoal["missing"],
  atDeadline: PlannedGoal["missing"],
  today: CivilDate,
): string | null {
  if (deadline === null || atDeadline === 0) return null;
  const day = formatDate(deadline);
  if (deadline < today) return `O prazo, ${day}, já passou e faltam ${formatEuros(missing)}.`;
  return monthOf(deadline) === monthOf(today)
    ? `O prazo acaba este mês, a ${day}, e faltam ${formatEuros(missing)}.`
    : `Não chega a tempo: no fim do prazo, ${day}, ainda faltam ${formatEuros(atDeadline)}.`;
}
