import { useSelector } from "@xstate/react";
import type { RefObject } from "react";
import {
  EARLIER,
  planPatch,
  recurrenceForm,
  scopeText,
  type RecurrenceFields,
  type RecurrenceWish,
} from "../../../application/recurrences/recurrence-form.ts";
import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import { carried } from "../../../domain/recurrences/changes/carry.ts";
import { parted, replanned } from "../../../domain/recurrences/changes/change.ts";
import { dueUntil } from "../../../domain/recurrences/due.ts";
import { recordedSince } from "../../../domain/recurrences/lately.ts";
import { occurrenceOn } from "../../../domain/recurrences/occurrences.ts";
import { droppedBy } from "../../../domain/recurrences/changes/open-periods.ts";
import { patched } from "../../../domain/recurrences/patch.ts";
import { canLeaveWeekends } from "../../../domain/recurrences/planned-days.ts";
import {
  EARLIER_MAX,
  LAST_DAY_OF_MONTH,
  type Recurrence,
} from "../../../domain/recurrences/recurrence.ts";
import { begun } from "../../../domain/recurrences/settle.ts";
import { addDays } from "../../../domain/shared/add-days.ts";
import {
  LAST_YEAR,
  civilDate,
  parseCivilDate,
  type CivilDate,
} from "../../../domain/shared/civil-date.ts";
import { recurrenceId } from "../../../domain/shared/ids.ts";
import { DESCRIPTION_MAX } from "../../../domain/shared/text-limits.ts";
import { formatDate } from "../../../text/format.ts";
import {
  recurrenceFormTexts as texts,
  rhythmSentence,
} from "../../../text/recurrences/recurrences.ts";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { CheckField } from "../../components/Field/CheckField.tsx";
import { DateField } from "../../components/Field/DateField.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { SmallAmountField } from "../../components/Field/SmallAmountField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { CategoryField } from "../shared/CategoryField.tsx";
import { DialogForm } from "../shared/DialogForm.tsx";
import { SaveButton } from "../shared/SaveButton.tsx";
import type { RecurrenceDialogActor } from "./recurrences-feature.ts";
import { pair, rhythm } from "./recurrences.css.ts";

type RecurrenceFormProps = {
  readonly dialog: RecurrenceDialogActor;
  readonly categories: CategoryLists;
  readonly today: CivilDate;
  readonly amount: RefObject<HTMLInputElement | null>;
};

/** The number of coming movements that can be changed individually. */
const MAX_OFFERED = 6;

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const laterOf = (start: CivilDate | null, today: CivilDate): CivilDate =>
  start !== null && start > today ? start : today;

export function RecurrenceForm({ dialog, categories, today, amount }: RecurrenceFormProps) {
  const { fields, mode } = useSelector(dialog, ({ context }) => context);
  const inParts = fields.cost === "parts";
  const ofOne = fields.scope.startsWith("this");
  const plan = planIn(fields);
  const earlier = mode.type === "create" && plan !== null ? earlierCount(plan, today) : 0;
  const tooOld =
    plan === null ? null : tooOldText(plan, mode.type === "edit" ? mode.id : null, today);
  const { lost, dropped } =
    plan === null || mode.type === "create" ? NOTHING_LOST : lostBy(mode.id, plan, today);
  return (
    <DialogForm dialog={dialog} incomplete={texts.incomplete}>
      {(field) => (
        <>
          {mode.type === "edit" && !inParts && (
            <SelectField {...field("scope", texts.scope)} options={scopesOf(mode.id)} />
          )}
          <AmountField {...field("amount", texts.amount[fields.cost])} ref={amount} required />
          {inParts && (
            <div className={pair}>
              <TextField
                {...field("times", texts.instalments)}
                inputMode="numeric"
                autoComplete="off"
                required
              />
              <SmallAmountField {...field("fee", texts.fee)} optional />
            </div>
          )}
          <DateField {...field("start", texts.start)} hint={texts.startHint} required />
          {!ofOne && (fields.unit === "month" || fields.unit === "year") && (
            <SelectField
              {...field("dayOfMonth", texts.dayOfMonth)}
              options={daysOfMonth(fields.dayOfMonth)}
            />
          )}
          {!ofOne && (
            <>
              <TextField
                {...field("description", texts.description)}
                maxLength={DESCRIPTION_MAX}
                autoComplete="off"
                optional
              />
              <div className={pair}>
                <SelectField {...field("kind", texts.kind)} options={optionsOf(texts.kinds)} />
                <CategoryField
                  {...field("category", texts.category)}
                  categories={categories[fields.kind]}
                  placeholder={texts.choose}
                />
              </div>
              <div className={pair}>
                <TextField
                  {...field("every", texts.every)}
                  inputMode="numeric"
                  autoComplete="off"
                  required
                />
                <SelectField
                  {...field("unit", texts.unit)}
                  options={optionsOf(fields.every.trim() === "1" ? texts.oneUnit : texts.units)}
                />
                {plan !== null && <p className={rhythm}>{rhythmSentence(plan.draft)}</p>}
              </div>
              {!inParts && (
                <div className={pair}>
                  <SelectField {...field("ends", texts.ends)} options={optionsOf(texts.endings)} />
                  {fields.ends === "date" && (
                    <DateField
                      {...field("end", texts.end)}
                      accepted={{ from: laterOf(parseCivilDate(fields.start), today) }}
                      required
                    />
                  )}
                  {fields.ends === "times" && (
                    <TextField
                      {...field("times", texts.times)}
                      inputMode="numeric"
                      autoComplete="off"
                      required
                    />
                  )}
                </div>
              )}
              <div className={pair}>
                {(plan === null || canLeaveWeekends(plan.draft)) && (
                  <SelectField
                    {...field("weekend", texts.weekend)}
                    options={optionsOf(texts.weekends)}
                  />
                )}
                <SelectField {...field("mode", texts.mode)} options={optionsOf(texts.modes)} />
              </div>
              {tooOld !== null && <p className={rhythm}>{tooOld}</p>}
              {lost > 0 && (
                <p className={rhythm} role="status">
                  {texts.lost(lost)}
                </p>
              )}
              {dropped > 0 && (
                <p className={rhythm} role="status">
                  {texts.dropped(dropped)}
                </p>
              )}
              {earlier > 0 && earlier <= EARLIER_MAX && (
                <CheckField
                  {...field("earlier", texts.earlier(earlier))}
                  hint={texts.earlierHint}
                  ticked={EARLIER}
                />
              )}
            </>
          )}
          <DialogActions>
            <SaveButton dialog={dialog} />
          </DialogActions>
        </>
      )}
    </DialogForm>
  );
}

/** The choices of a change's scope: all open movements, one of the next ones, or one and all after it. */
function scopesOf(recurrence: Recurrence) {
  const next = dueUntil(recurrence, civilDate(LAST_YEAR, 12, 31), MAX_OFFERED);
  return [
    { value: scopeText({ scope: "all" }), label: texts.all },
    ...next.map(({ date }) => ({
      value: scopeText({ scope: "this", date }),
      label: texts.one(formatDate(date)),
    })),
    ...next.slice(1).map(({ date }) => ({
      value: scopeText({ scope: "following", date }),
      label: texts.following(formatDate(date)),
    })),
  ];
}

/** The choices of the day of the month: that of the first day, the last one, and another one that was said before. */
const daysOfMonth = (said: string) => [
  { value: "", label: texts.ofStart },
  ...[...new Set([said, String(LAST_DAY_OF_MONTH)])]
    .filter((day) => day !== "")
    .map((day) => ({ value: day, label: texts.dayOf(Number(day)) })),
];

const NOTHING_LOST = { lost: 0, dropped: 0 };

/** How many answers a change cannot keep as they are, and how many open movements it has no day for. */
function lostBy(recurrence: Recurrence, { draft, of }: RecurrenceWish, today: CivilDate) {
  const wanted = patched(recurrence, planPatch(recurrence, { ...draft, cost: recurrence.cost }));
  if (of.scope === "all") {
    const next = replanned(recurrence, wanted, today);
    return {
      lost: carried(recurrence, wanted, today).lost,
      dropped: droppedBy(recurrence, next, today),
    };
  }
  const from = of.scope === "following" ? occurrenceOn(recurrence, of.date) : null;
  if (from === null) return NOTHING_LOST;
  return { lost: parted(recurrence, from, wanted, () => recurrence.id).lost, dropped: 0 };
}

/** The dates of a plan, whatever its amount and category; null while they are invalid. */
function planIn(fields: RecurrenceFields): RecurrenceWish | null {
  const wish = recurrenceForm.read({ ...fields, amount: "1", category: "-" });
  return wish.ok ? wish.value : null;
}

/** The number of movements of a plan before today that are not open unless they are asked for. */
function earlierCount({ draft }: RecurrenceWish, today: CivilDate): number {
  const [whole, rest] = (["start", "today"] as const).map(
    (from) =>
      dueUntil(begun(draft, recurrenceId(""), today, from), addDays(today, -1), EARLIER_MAX + 1)
        .length,
  );
  return (whole ?? 0) - (rest ?? 0);
}

/** Says that movements of a plan are too old, or too many, to be recorded; null where none is. */
function tooOldText(plan: RecurrenceWish, before: Recurrence | null, today: CivilDate) {
  const { start, mode } = plan.draft;
  if (before === null) return earlierCount(plan, today) > EARLIER_MAX ? texts.tooManyEarlier : null;
  const isMovedBack = start !== before.start && start < recordedSince(today);
  return isMovedBack && mode === "automatic" ? texts.tooOld : null;
}
