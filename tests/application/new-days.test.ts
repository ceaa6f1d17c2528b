import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { formDialogMachine } from "../../src/application/acts/form-dialog.machine.ts";
import { balanceForm } from "../../src/application/accounts/balance-form.ts";
import { recordDialogMachine } from "../../src/application/entries/record-dialog.machine.ts";
import {
  blankTransaction,
  transactionFields,
  transactionForm,
} from "../../src/application/entries/transaction-form.ts";
import {
  blankRecurrence,
  recurrenceForm,
} from "../../src/application/recurrences/recurrence-form.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import { withRevision } from "../../src/domain/ledger/stored-record.ts";
import { civilDate, type CivilDate } from "../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../src/domain/shared/ids.ts";
import { fakeClock } from "../support/fakes/fake-clock.ts";

const BEFORE = civilDate(2026, 11, 30);
const TODAY = civilDate(2026, 12, 1);
const MIDNIGHT = { type: "NEW_DAY", before: BEFORE, today: TODAY } as const;

const entry = () =>
  createActor(
    recordDialogMachine(
      transactionForm(() => BEFORE),
      () => "key",
    ).provide({
      actions: { post: () => undefined, postpone: () => undefined },
    }),
  ).start();

const OLD = {
  id: transactionId("r"),
  kind: "expense" as const,
  date: BEFORE,
  category: "Casa",
  amount: cents(100),
  description: BEFORE,
};

describe("midnight in an open dialog", () => {
  it("moves the day that the dialog filled in, and keeps whatever else was typed", () => {
    const dialog = entry();
    dialog.send({ type: "OPEN_ANEW", blank: blankTransaction("expense", BEFORE) });
    dialog.send({ type: "CHANGE", field: "amount", value: "12" });
    dialog.send(MIDNIGHT);
    expect(dialog.getSnapshot().context.fields).toMatchObject({ date: TODAY, amount: "12" });
  });

  it("leaves nothing that somebody typed, a receipt filled in, or a record has, whatever is done in which order", () => {
    const days = fc.constantFrom<CivilDate>(BEFORE, civilDate(2026, 11, 29));
    const act = fc.oneof(
      days.map((value) => ({ type: "CHANGE", field: "date", value }) as const),
      days.map((date) => ({ type: "FILL", fields: { date }, spare: {} }) as const),
      fc.constant({ type: "CHANGE", field: "description", value: BEFORE } as const),
      fc.constant({ type: "FILL", fields: {}, spare: { description: BEFORE } } as const),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 4 }), (acts) => {
        const dialog = entry();
        dialog.send({ type: "OPEN_CREATE", fields: { ...transactionFields(OLD), planned: "" } });
        for (const one of acts) dialog.send(one);
        const { fields: before } = dialog.getSnapshot().context;
        dialog.send(MIDNIGHT);
        const isTouched = acts.some((one) =>
          one.type === "CHANGE" ? one.field === "date" : "date" in one.fields,
        );
        const date = isTouched ? before.date : TODAY;
        expect(dialog.getSnapshot().context.fields).toEqual({ ...before, date });
      }),
    );
    const edited = entry();
    const kept = withRevision({ record: OLD, revision: 1, ownRevision: 1, removed: false });
    edited.send({ type: "OPEN_EDIT", id: kept, fields: transactionFields(OLD) });
    edited.send(MIDNIGHT);
    expect(edited.getSnapshot().context.fields.date).toBe(BEFORE);
  });

  it("is no change that would be kept as a draft", () => {
    const dialog = entry();
    dialog.send({ type: "OPEN_ANEW", blank: blankTransaction("expense", BEFORE) });
    dialog.send(MIDNIGHT);
    dialog.send({ type: "CLOSE" });
    expect(dialog.getSnapshot().context.kept).toEqual([]);
  });

  it("moves the first day of a plan, and the day of a balance", () => {
    const plan = createActor(formDialogMachine(recurrenceForm, () => "key")).start();
    plan.send({ type: "OPEN_CREATE", fields: blankRecurrence(BEFORE, "each") });
    plan.send(MIDNIGHT);
    expect(plan.getSnapshot().context.fields.start).toBe(TODAY);
    const balance = createActor(
      formDialogMachine(balanceForm(fakeClock(BEFORE)), () => "k"),
    ).start();
    balance.send({ type: "OPEN_CREATE" });
    balance.send({ type: "CHANGE", field: "amount", value: "5" });
    balance.send(MIDNIGHT);
    expect(balance.getSnapshot().context.fields).toMatchObject({ date: TODAY, amount: "5" });
    balance.send({ type: "CHANGE", field: "date", value: BEFORE });
    balance.send({ ...MIDNIGHT, before: BEFORE });
    expect(balance.getSnapshot().context.fields.date).toBe(BEFORE);
  });
});
