import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import {
  transactionForm,
  type TransactionContent,
  type TransactionFields,
} from "../../../src/application/entries/transaction-form.ts";
import {
  formDialogMachine,
  type FormDialogEvent,
  type SaveInput,
} from "../../../src/application/acts/form-dialog.machine.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import { transactionId, type TransactionId } from "../../../src/domain/shared/ids.ts";
import { byHand, settled } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

type Event = FormDialogEvent<TransactionFields, TransactionId>;
type Save = SaveInput<TransactionContent, TransactionId>;

const TODAY = "2026-02-28" as CivilDate;
const BLANK: TransactionFields = {
  kind: "expense",
  date: TODAY,
  category: "",
  amount: "",
  description: "",
  receipt: "",
  planned: "",
  account: "",
  uncounted: "-",
  refundOf: "",
};
const TYPED: TransactionFields = {
  kind: "expense",
  date: "2026-01-31",
  category: "Lazer",
  amount: "12,50",
  description: "Cinema",
  receipt: "",
  planned: "",
  account: "",
  uncounted: "-",
  refundOf: "",
};
const DRAFT: TransactionContent = {
  date: "2026-01-31" as CivilDate,
  category: "Lazer",
  amount: cents(1250),
  description: "Cinema",
};
const ID = transactionId("t1");
const OFFLINE = { type: "offline" } as const;
const WAITING = { type: "waiting" } as const;
const SAVING = "formDialog.open.saving";

function countedMachine() {
  let keys = 0;
  return formDialogMachine<TransactionFields, TransactionContent, TransactionId>(
    transactionForm(() => TODAY),
    () => `key ${(keys += 1)}`,
  );
}

function start() {
  const save = byHand<void, Save>();
  const actor = createActor(countedMachine().provide({ actors: { save: save.logic } }));
  const told: string[] = [];
  actor.on("SAVED", ({ change }) => told.push(change));
  actor.start();
  const send = (...events: readonly Event[]) => events.forEach((event) => actor.send(event));
  const context = () => actor.getSnapshot().context;
  const tags = () => [...actor.getSnapshot().tags].toSorted();
  return { actor, save, told, send, context, tags, state: () => actor.getSnapshot().value };
}

const CREATE: Event = { type: "OPEN_CREATE", fields: TYPED };
const EDIT: Event = { type: "OPEN_EDIT", id: ID, fields: TYPED };
const SUBMIT: Event = { type: "SUBMIT" };
const CLOSE: Event = { type: "CLOSE" };
const change = (field: keyof TransactionFields, value: string): Event => ({
  type: "CHANGE",
  field,
  value,
});

describe("a form dialog", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = countedMachine().provide({ actors: { save: silent() } });
    const events = [
      { type: "OPEN_CREATE" },
      CREATE,
      EDIT,
      change("amount", "x"),
      change("amount", "1"),
      change("date", "2062-01-31"),
      { type: "NEW_DAY", before: civilDate(2062, 1, 30), today: civilDate(2062, 1, 31) },
      SUBMIT,
      CLOSE,
      done(SAVING),
      failed(SAVING, OFFLINE),
      failed(SAVING, WAITING),
    ];
    // Keys grow without end and change nothing.
    const tellApart = (snapshot: { context: ReturnType<ReturnType<typeof start>["context"]> }) => ({
      ...snapshot.context,
      touched: null,
      key: snapshot.context.key !== null,
      unanswered: snapshot.context.unanswered.length > 0,
    });
    expect(walk(machine, { events, tellApart })).toEqual(EVERYWHERE);
  });

  it("is closed until it is opened, and hears nothing else", () => {
    const { send, state, tags, context, save } = start();
    send(CLOSE, SUBMIT, change("amount", "1"));
    expect([state(), tags(), context().fields, save.inputs]).toEqual(["closed", [], BLANK, []]);
  });

  it("opens blank with today's date, or with what was typed elsewhere", () => {
    const blank = start();
    blank.send({ type: "OPEN_CREATE" });
    expect([blank.context().fields, blank.tags()]).toEqual([BLANK, ["open"]]);
    const filled = start();
    filled.send(CREATE);
    expect(filled.context()).toMatchObject({ fields: TYPED, mode: { type: "create" } });
  });

  it("opens for a record with what the record holds", () => {
    const { send, context } = start();
    send(EDIT);
    expect(context()).toMatchObject({ fields: TYPED, mode: { type: "edit", id: ID } });
  });

  it("that is open cannot be opened for something else", () => {
    const { send, context } = start();
    send(CREATE, EDIT, { type: "OPEN_CREATE" });
    expect(context()).toMatchObject({ fields: TYPED, mode: { type: "create" } });
  });

  it("whose draft is left on the device to be sent later closes, and tells nothing", async () => {
    const { send, save, state, context, told } = start();
    const fresh = context();
    send(EDIT, SUBMIT);
    await save.fail(WAITING);
    expect([state(), context(), told]).toEqual(["closed", fresh, []]);
  });

  it("that is closed forgets all that was typed or failed", async () => {
    const { send, save, state, context } = start();
    const fresh = context();
    send(EDIT, SUBMIT);
    await save.fail(OFFLINE);
    send(change("amount", "x"), SUBMIT, CLOSE);
    expect([state(), context()]).toEqual(["closed", fresh]);
  });
});

describe("a form that is wrong", () => {
  it("is not sent, and tells each field its issue", () => {
    const { send, save, state, context } = start();
    send({ type: "OPEN_CREATE" }, change("amount", "1,234,5"), SUBMIT);
    expect([state(), save.inputs]).toEqual([{ open: "editing" }, []]);
    expect(context().fault).toEqual({
      incomplete: true,
      issues: { category: "required", amount: "amount-not-a-number" },
    });
  });

  it("no longer tells a failure of before", async () => {
    const { send, save, context } = start();
    send(CREATE, SUBMIT);
    await save.fail(OFFLINE);
    send(change("category", ""), SUBMIT);
    expect(context()).toMatchObject({ failure: null, fault: { incomplete: true } });
  });

  it("is sent once it is right", () => {
    const { send, save, context, tags } = start();
    send(CREATE, change("amount", ""), SUBMIT, change("amount", "12,50"), SUBMIT);
    expect([context().fault, tags()]).toEqual([null, ["busy", "open"]]);
    expect(save.inputs).toEqual([{ mode: { type: "create" }, draft: DRAFT, key: "key 1" }]);
  });
});

describe("a dialog that is saving", () => {
  it("cannot be closed, changed or submitted again", async () => {
    const { send, save, state, context, told } = start();
    send(CREATE, SUBMIT);
    send(SUBMIT, CLOSE, change("amount", "99"), EDIT);
    expect([state(), context().fields, save.inputs.length]).toEqual([{ open: "saving" }, TYPED, 1]);
    await save.answer();
    expect([state(), told, save.inputs.length]).toEqual(["closed", ["created"], 1]);
  });

  it("says what it did and closes", async () => {
    const { send, save, state, context, told } = start();
    const fresh = context();
    send(EDIT, SUBMIT);
    expect(save.inputs).toEqual([{ mode: { type: "edit", id: ID }, draft: DRAFT, key: "key 1" }]);
    await save.answer();
    expect([state(), context(), told]).toEqual(["closed", fresh, ["updated"]]);
  });
});

describe("a save that fails", () => {
  it("keeps the dialog open, what was typed and the record", async () => {
    const { send, save, state, context, told } = start();
    send(EDIT, SUBMIT);
    await save.fail(OFFLINE);
    expect([state(), told]).toEqual([{ open: "editing" }, []]);
    expect(context()).toMatchObject({
      fields: TYPED,
      failure: OFFLINE,
      mode: { type: "edit", id: ID },
    });
  });

  it("is tried again under the same key, and no longer tells its failure meanwhile", async () => {
    const { send, save, context, told } = start();
    send(CREATE, SUBMIT);
    await save.fail(OFFLINE);
    send(SUBMIT);
    expect(context().failure).toBe(null);
    await save.answer();
    expect(save.inputs.map(({ key }) => key)).toEqual(["key 1", "key 1"]);
    expect(told).toEqual(["created"]);
  });

  it("is tried again with the draft that was read, whatever reading it names anew", async () => {
    const save = byHand<void, SaveInput<object, never>>();
    const form = { blank: () => ({ text: "" }), read: () => accepted({}) };
    const machine = formDialogMachine<{ text: string }, object, never>(form, () => "key");
    const actor = createActor(machine.provide({ actors: { save: save.logic } })).start();
    actor.send({ type: "OPEN_CREATE" });
    actor.send({ type: "SUBMIT" });
    await save.fail(OFFLINE);
    actor.send({ type: "SUBMIT" });
    expect(save.inputs[1]?.draft).toBe(save.inputs[0]?.draft);
  });

  it("is tried under another key once the entry was changed", async () => {
    const { send, save } = start();
    send(CREATE, SUBMIT);
    await save.fail(OFFLINE);
    send(change("amount", "13"), SUBMIT);
    expect(save.inputs.map(({ key }) => key)).toEqual(["key 1", "key 2"]);
    expect(save.inputs[1]!.draft.amount).toBe(1300);
  });

  it("is told as unexpected when it is a defect, or when nobody provided how to save", async () => {
    const { send, save, context } = start();
    send(CREATE, SUBMIT);
    await save.fail(new RangeError("defect"));
    expect(context().failure).toEqual({ type: "unexpected" });
    const unprovided = createActor(countedMachine()).start();
    [CREATE, SUBMIT].forEach((event) => unprovided.send(event));
    await settled();
    expect(unprovided.getSnapshot().context.failure).toEqual({ type: "unexpected" });
  });

  it("tells with another entry what got no answer before, until it is closed", async () => {
    const { send, save } = start();
    send(CREATE, SUBMIT);
    await save.fail(OFFLINE);
    send(SUBMIT);
    await save.fail({ type: "unexpected" });
    expect(save.inputs.map(({ unanswered }) => unanswered)).toEqual([undefined, undefined]);
    send(change("amount", "13"), SUBMIT);
    const [first] = save.inputs;
    const { draft, key } = first!;
    expect(save.inputs[2]?.unanswered).toEqual([{ draft, key }]);
    await save.fail({ type: "rejected", status: 422, detail: "Não pode ser." });
    send(change("amount", "14"), SUBMIT);
    expect(save.inputs[3]?.unanswered).toEqual([{ draft, key }]);
    await save.fail(OFFLINE);
    send(CLOSE, CREATE, SUBMIT);
    expect(save.inputs[4]?.unanswered).toBeUndefined();
  });
});
