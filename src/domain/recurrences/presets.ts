import type { CategoryRole } from "../categories/category.ts";
import { civilDate, daysInMonth, partsOf, type CivilDate } from "../shared/civil-date.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import type { RecurrenceDraft } from "./recurrence.ts";

/** The recurrences that people in Portugal mostly plan. */
export const PRESET_NAMES = [
  "salary",
  "holiday-bonus",
  "christmas-bonus",
  "rent",
  "property-tax",
  "vehicle-tax",
  "insurance",
  "tax-refund",
] as const;

export type PresetName = (typeof PRESET_NAMES)[number];

/** A plan without its amount and the name of its category. */
export type Preset = Pick<
  RecurrenceDraft,
  "kind" | "start" | "every" | "unit" | "times" | "weekend" | "mode"
> & { readonly role: CategoryRole; readonly inParts: boolean };

/** The calendar of a preset: its day, and its month if it is yearly. */
type Shape = {
  readonly kind: TransactionKind;
  readonly role: CategoryRole;
  readonly day: number;
  readonly month?: number;
  readonly weekend?: "before";
};

const SHAPES: Readonly<Record<PresetName, Shape>> = {
  salary: { kind: "income", role: "salary", day: 28, weekend: "before" },
  "holiday-bonus": { kind: "income", role: "benefits", day: 28, month: 6, weekend: "before" },
  "christmas-bonus": { kind: "income", role: "benefits", day: 28, month: 11, weekend: "before" },
  rent: { kind: "expense", role: "housing", day: 1 },
  "property-tax": { kind: "expense", role: "taxes", day: 31, month: 5 },
  "vehicle-tax": { kind: "expense", role: "taxes", day: 31, month: 5 },
  insurance: { kind: "expense", role: "insurance", day: 1, month: 1 },
  "tax-refund": { kind: "income", role: "refunds", day: 31, month: 7 },
};

/** A preset from its next day on; IMI comes in May, August and November. */
export function presetFrom(name: PresetName, today: CivilDate): Preset {
  const { kind, role, day, month, weekend = "keep" } = SHAPES[name];
  const inParts = name === "property-tax";
  return {
    kind,
    role,
    start: nextDay(today, day, month),
    every: inParts ? 3 : 1,
    unit: month === undefined || inParts ? "month" : "year",
    times: inParts ? 3 : null,
    weekend,
    mode: month === undefined ? "automatic" : "confirm",
    inParts,
  };
}

/** The next such day, today included: in a given month of the year, or in any. */
function nextDay(today: CivilDate, day: number, month: number | undefined): CivilDate {
  const { year, month: current } = partsOf(today);
  for (let ahead = 0; ; ahead += 1) {
    const months = current - 1 + ahead;
    const [ofYear, ofMonth] = [year + Math.floor(months / 12), (months % 12) + 1];
    const date = civilDate(ofYear, ofMonth, Math.min(day, daysInMonth(ofYear, ofMonth)));
    if (date >= today && (month === undefined || month === ofMonth)) return date;
  }
}
