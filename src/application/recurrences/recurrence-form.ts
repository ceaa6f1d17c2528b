import type { Preset } from "../../domain/recurrences/presets.ts";
import { withRevision, type WithRevision } from "../../domain/ledger/stored-record.ts";
import { draftOf, type RecurrencePatch } from "../../domain/recurrences/patch.ts";
import { canLeaveWeekends } from "../../domain/recurrences/planned-days.ts";
import {
  EVERY_MAX,
  OCCURRENCES_MAX,
  type Recurrence,
  type RecurrenceCost,
  type RecurrenceDraft,
} from "../../domain/recurrences/recurrence.ts";
import { ZERO, type Cents } from "../../domain/shared/cents.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";
import type { ScopeOf } from "./recurrences.ts";
import { amountText, readAmount } from "../acts/amount-text.ts";
import { formFault, readRequired, type Form, type FormOf } from "../acts/form.ts";
import { renewForm } from "../ledger/renew-form.ts";
import { readDate } from "../acts/read-date.ts";

/** A recurrence as it is typed. */
export type RecurrenceFields = {
  readonly kind: TransactionKind;
  /** The meaning of the amount: that of each movement, or the total of instalments. */
  readonly cost: RecurrenceCost["of"];
  readonly amount: string;
  readonly fee: string;
  readonly description: string;
  readonly category: string;
  readonly start: string;
  /** The day of the month; empty for that of the first day. */
  readonly dayOfMonth: string;
  readonly every: string;
  readonly unit: RecurrenceDraft["unit"];
  readonly ends: "never" | "date" | "times";
  readonly end: string;
  readonly times: string;
  readonly weekend: RecurrenceDraft["weekend"];
  readonly mode: RecurrenceDraft["mode"];
  readonly paused: "" | "paused";
  /** Whether planned movements before today are recorded as well. */
  readonly earlier: "" | typeof EARLIER;
  /** The scope of a change, as `scopeText` encodes it. */
  readonly scope: string;
};

/** The value of the ticked box for earlier movements. */
export const EARLIER = "earlier";

/** The result of the form: a plan, and the scope of the change. */
export type RecurrenceWish = {
  readonly draft: RecurrenceDraft;
  readonly withEarlier: boolean;
  readonly of: ScopeOf;
};

/** Encodes a scope as the value of an option. */
export const scopeText = (of: ScopeOf): string =>
  of.scope === "all" ? "all" : `${of.scope} ${of.date}`;

function readScope(text: string): ScopeOf {
  const [scope, date] = text.split(" ");
  if ((scope !== "this" && scope !== "following") || date === undefined) return { scope: "all" };
  return { scope, date: date as CivilDate };
}

const blank: RecurrenceFields = {
  kind: "expense",
  cost: "each",
  amount: "",
  fee: "",
  description: "",
  category: "",
  start: "",
  dayOfMonth: "",
  every: "1",
  unit: "month",
  ends: "never",
  end: "",
  times: "",
  weekend: "keep",
  mode: "automatic",
  paused: "",
  earlier: "",
  scope: "all",
};

/** An empty form for a plan that begins today. */
export const blankRecurrence = (
  start: CivilDate,
  cost: RecurrenceCost["of"],
): RecurrenceFields => ({
  ...blank,
  cost,
  start,
  ends: cost === "parts" ? "times" : "never",
});

/** The fields of a preset, under its name and in a category. */
export const presetFields = (
  preset: Preset,
  description: string,
  category: string,
): RecurrenceFields => ({
  ...blank,
  kind: preset.kind,
  cost: preset.inParts ? "parts" : "each",
  description,
  category,
  start: preset.start,
  every: String(preset.every),
  unit: preset.unit,
  ends: preset.times === null ? "never" : "times",
  times: preset.times === null ? "" : String(preset.times),
  weekend: preset.weekend,
  mode: preset.mode,
});

/** The fields of a plan. */
export const draftFields = (draft: RecurrenceDraft): RecurrenceFields => ({
  ...blank,
  kind: draft.kind,
  cost: draft.cost.of,
  amount: amountText(draft.cost.of === "each" ? draft.cost.amount : draft.cost.total),
  fee: draft.cost.of === "parts" && draft.cost.fee > 0 ? amountText(draft.cost.fee) : "",
  description: draft.description ?? "",
  category: draft.category,
  start: draft.start,
  dayOfMonth: draft.dayOfMonth === undefined ? "" : String(draft.dayOfMonth),
  every: String(draft.every),
  unit: draft.unit,
  ends: draft.end !== null ? "date" : draft.times !== null ? "times" : "never",
  end: draft.end ?? "",
  times: draft.times === null ? "" : String(draft.times),
  weekend: draft.weekend,
  mode: draft.mode,
  paused: draft.paused ? "paused" : "",
});

const readCount =
  (largest: number) =>
  (text: string): Result<number, FieldIssue> => {
    const count = Number(text.trim());
    if (!Number.isInteger(count) || count < 1) return refused("wrong-type");
    return count > largest ? refused("too-many") : accepted(count);
  };

const readAmountOrNone = (text: string): Result<Cents, FieldIssue> =>
  text.trim() === "" ? accepted(ZERO) : readAmount(text);

const hasDayOfMonth = ({ dayOfMonth, unit }: RecurrenceFields): boolean =>
  Number(dayOfMonth) > 0 && (unit === "month" || unit === "year");

/** The form of a recurrence. */
export const recurrenceForm: Form<RecurrenceFields, RecurrenceWish> = {
  days: ["start"],
  blank: () => blank,
  read: (fields) => {
    const inParts = fields.cost === "parts";
    const [hasEnd, hasTimes] = [
      fields.ends === "date" && !inParts,
      fields.ends === "times" || inParts,
    ];
    const amount = readRequired(fields.amount, readAmount);
    const fee = inParts ? readAmountOrNone(fields.fee) : accepted(ZERO);
    const category = readRequired(fields.category, (text) => accepted(text));
    const start = readRequired(fields.start, readDate);
    const every = readRequired(fields.every, readCount(EVERY_MAX));
    const end = hasEnd ? readRequired(fields.end, readDate) : accepted(null);
    const times = hasTimes
      ? readRequired(fields.times, readCount(OCCURRENCES_MAX))
      : accepted(null);
    if (!amount.ok || !fee.ok || !category.ok || !start.ok || !every.ok || !end.ok || !times.ok)
      return refused(
        formFault<RecurrenceFields>({ amount, fee, category, start, every, end, times }),
      );
    const description = fields.description.trim();
    return accepted({
      draft: {
        kind: fields.kind,
        category: category.value,
        cost: inParts
          ? { of: "parts", total: amount.value, fee: fee.value }
          : { of: "each", amount: amount.value },
        description: description === "" ? null : description,
        start: start.value,
        ...(hasDayOfMonth(fields) && { dayOfMonth: Number(fields.dayOfMonth) }),
        every: every.value,
        unit: fields.unit,
        end: end.value,
        times: times.value,
        weekend: canLeaveWeekends({ every: every.value, unit: fields.unit })
          ? fields.weekend
          : "keep",
        mode: fields.mode,
        paused: fields.paused !== "",
      },
      withEarlier: fields.earlier !== "",
      of: readScope(fields.scope),
    });
  },
};

/** The form of a plan that may be stored. */
export const storedRecurrenceForm: FormOf<
  RecurrenceFields,
  RecurrenceWish,
  WithRevision<Recurrence>
> = {
  ...recurrenceForm,
  renew: renewForm(
    (written) => (written.type === "recurrences" ? withRevision(written.kept) : null),
    (recurrence) => draftFields(draftOf(recurrence)),
  ),
};

/** The patch of a plan; that it has no day of the month any more is said. */
export const planPatch = (recurrence: Recurrence, draft: RecurrenceDraft): RecurrencePatch =>
  recurrence.dayOfMonth !== undefined && draft.dayOfMonth === undefined
    ? { ...draft, dayOfMonth: null }
    : draft;

/** The patch of a single movement: its amount, and its day if another one was typed. */
export const onePatch = (recurrence: Recurrence, { cost, start }: RecurrenceDraft) => ({
  cost,
  ...(start !== recurrence.start && { start }),
});
