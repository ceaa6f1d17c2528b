import { canLeaveWeekends } from "./planned-days.ts";
import type { Recurrence, RecurrenceDraft } from "./recurrence.ts";

/**
 * The changes of a plan; absent fields stay as they are. Another first day brings its own day of the month, unless one
 * is said; null for that of the first day.
 */
export type RecurrencePatch = {
  readonly [Field in Exclude<keyof RecurrenceDraft, "dayOfMonth">]?: RecurrenceDraft[Field];
} & { readonly dayOfMonth?: number | null };

/** The fields of a recurrence after a patch. */
export function patched(
  recurrence: Recurrence,
  { dayOfMonth: said, ...patch }: RecurrencePatch,
): RecurrenceDraft {
  const { dayOfMonth: before, ...draft } = draftOf(recurrence);
  const next = { ...draft, ...patch };
  const isKept = next.start === recurrence.start && inMonths(next);
  const dayOfMonth = said === undefined && isKept ? before : said;
  return dayOfMonth === undefined || dayOfMonth === null ? next : { ...next, dayOfMonth };
}

const inMonths = ({ unit }: RecurrenceDraft) => unit === "month" || unit === "year";

/** The fields of a recurrence that the user filled in. */
export const draftOf = (recurrence: Recurrence): RecurrenceDraft => ({
  kind: recurrence.kind,
  category: recurrence.category,
  cost: recurrence.cost,
  description: recurrence.description,
  start: recurrence.start,
  ...(recurrence.dayOfMonth !== undefined && { dayOfMonth: recurrence.dayOfMonth }),
  every: recurrence.every,
  unit: recurrence.unit,
  end: recurrence.end,
  times: recurrence.times,
  weekend: recurrence.weekend,
  mode: recurrence.mode,
  paused: recurrence.paused,
});

/** Why a plan is refused. */
export type PlanFault =
  /** It would end before it begins. */
  | "end-before-start"
  /** It says a day of the month, but does not come in months or years. */
  | "day-without-months"
  /** Its movements would leave weekends, but come too often for that. */
  | "weekend-too-close"
  /** Instalments have to add up: they cannot be paused, and once some are settled their plan is fixed. */
  | "instalments-fixed";

/** The fields that may change at any time: none of them affects a day or an amount. */
const FREE = new Set<keyof RecurrenceDraft>(["category", "description", "mode", "kind"]);

/** Why a changed recurrence is refused; null if it is accepted. */
export function planFault(before: Recurrence | null, after: RecurrenceDraft): PlanFault | null {
  if (after.end !== null && after.end < after.start) return "end-before-start";
  if (after.dayOfMonth !== undefined && !inMonths(after)) return "day-without-months";
  if (after.weekend !== "keep" && !canLeaveWeekends(after)) return "weekend-too-close";
  const areParts = after.cost.of === "parts";
  if (areParts && (after.paused || after.end !== null || after.times === null))
    return "instalments-fixed";
  if (before === null) return null;
  if (before.cost.of !== after.cost.of) return "instalments-fixed";
  if (!areParts || !isBegun(before)) return null;
  const fields = new Set([...fieldsOf(after), ...fieldsOf(before)]);
  const changed = [...fields].filter((field) => !isSame(after[field], before[field]));
  return changed.every((field) => FREE.has(field)) ? null : "instalments-fixed";
}

const isBegun = ({ openFrom, start, exceptions }: Recurrence) =>
  openFrom > start || exceptions.some(({ state }) => state === "settled");

const fieldsOf = (draft: RecurrenceDraft) =>
  Object.keys(draftOf(draft as Recurrence)) as (keyof RecurrenceDraft)[];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
