import type { Goal, GoalDraft } from "../../domain/goals/goal.ts";
import { ZERO } from "../../domain/shared/cents.ts";
import { withRevision } from "../../domain/ledger/stored-record.ts";
import { accepted, refused } from "../../domain/shared/result.ts";
import { amountText, readAmount, readPositiveAmount } from "../acts/amount-text.ts";
import { formFault, readRequired, type RecordForm } from "../acts/form.ts";
import { readDate } from "../acts/read-date.ts";

export type GoalFields = {
  readonly name: string;
  readonly total: string;
  readonly current: string;
  readonly deadline: string;
  /** The URL of the uploaded photo, or empty. */
  readonly photoUrl: string;
  /** The position in the own order, or empty. Carried along by the form, never shown. */
  readonly position: string;
};

const blank: GoalFields = {
  name: "",
  total: "",
  current: amountText(ZERO),
  deadline: "",
  photoUrl: "",
  position: "",
};

/** The form of a savings goal: name and total are required, and a total is more than zero. */
export const goalForm: RecordForm<GoalFields, GoalDraft, Goal> = {
  blank: () => blank,
  read: (fields) => {
    const name = readRequired(fields.name, accepted);
    const total = readRequired(fields.total, readPositiveAmount);
    const current = isEmpty(fields.current) ? accepted(ZERO) : readAmount(fields.current);
    const deadline = isEmpty(fields.deadline) ? accepted(null) : readDate(fields.deadline);
    if (!name.ok || !total.ok || !current.ok || !deadline.ok)
      return refused(formFault<GoalFields>({ name, total, current, deadline }));
    return accepted({
      name: name.value.trim(),
      total: total.value,
      current: current.value,
      deadline: deadline.value,
      photoUrl: fields.photoUrl || null,
      ...(fields.position && { position: Number(fields.position) }),
    });
  },
  next: () => blank,
  show: (goal) => goalFields(goal),
  current: (now) => (now.type === "goals" ? withRevision(now.kept) : null),
};

/** The fields of a goal that is edited. */
export const goalFields = (goal: Goal): GoalFields => ({
  name: goal.name,
  total: amountText(goal.total),
  current: amountText(goal.current),
  deadline: goal.deadline ?? "",
  photoUrl: goal.photoUrl ?? "",
  position: String(goal.position ?? ""),
});

const isEmpty = (text: string) => text.trim() === "";
