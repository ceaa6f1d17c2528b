import type { Recurrence, RecurrenceDraft } from "./recurrence.ts";

/** The changes of a plan; absent fields stay as they are. */
export type RecurrencePatch = {
  readonly [Field in keyof RecurrenceDraft]?: RecurrenceDraft[Field];
};

/** The fields of a recurrence that the user filled in. */
export const draftOf = (recurrence: Recurrence): RecurrenceDraft => ({
  kind: recurrence.kind,
  category: recurrence.category,
  cost: recurrence.cost,
  description: recurrence.description,
  start: recurrence.start,
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
  /** Instalments have to add up: they cannot be paused, and once some are settled their plan is fixed. */
  | "instalments-fixed";

/** The fields that may change at any time: none of them affects a day or an amount. */
const FREE = new Set<keyof RecurrenceDraft>(["category", "description", "mode", "kind"]);

/** Why a changed recurrence is refused; null if it is accepted. */
export function planFault(before: Recurrence | null, after: RecurrenceDraft): PlanFault | null {
  if (after.end !== null && after.end < after.start) return "end-before-start";
  const areParts = after.cost.of === "parts";
  if (areParts && (after.paused || after.end !== null || after.times === null))
    return "instalments-fixed";
  if (before === null) return null;
  if (before.cost.of !== after.cost.of) return "instalments-fixed";
  if (!areParts || !isBegun(before)) return null;
  const changed = fieldsOf(after).filter((field) => !isSame(after[field], before[field]));
  return changed.every((field) => FREE.has(field)) ? null : "instalments-fixed";
}

const isBegun = ({ openFrom, start, exceptions }: Recurrence) =>
  openFrom > start || exceptions.some(({ state }) => state === "settled");

const fieldsOf = (draft: RecurrenceDraft) =>
  Object.keys(draftOf(draft as Recurrence)) as (keyof RecurrenceDraft)[];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
