import type { Recurrence, RecurrenceDraft } from "./recurrence.ts";

/** The changes of a plan; a field that is left out stays as it is. */
export type RecurrencePatch = {
  readonly [Field in keyof RecurrenceDraft]?: RecurrenceDraft[Field];
};

/** The fields of a recurrence that a person filled in. */
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

/** Why a plan cannot be as it is said. */
export type PlanFault =
  /** It would end before it begins. */
  | "end-before-start"
  /** Parts have to add up: once some are settled the plan stays, and none is skipped or waits. */
  | "instalments-fixed";

/** The fields that may change at any time: none of them moves a day or a cent. */
const FREE = new Set<keyof RecurrenceDraft>(["category", "description", "mode", "kind"]);

/** Why a recurrence cannot be planned in another way; null if it can. */
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
