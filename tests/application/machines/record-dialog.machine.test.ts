import { createActor, fromCallback, fromPromise } from "xstate";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import {
  transactionFields,
  transactionForm,
  type TransactionFields,
} from "../../../src/application/forms/transaction-form.ts";
import { recordDialogMachine } from "../../../src/application/machines/record-dialog.machine.ts";
import type { Entry, RecordDialogEvent } from "../../../src/application/machines/record-entry.ts";
import { draftsOf } from "../../../src/application/machines/record-drafts.ts";
import { DRAFTS_KEPT, type KeptEntry } from "../../../src/application/ports/drafts.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import type { Seen } from "../../../src/domain/ledger/stamped.ts";
import type {
  Transaction,
  TransactionDraft,
} from "../../../src/domain/transactions/transaction.ts";
import { settled } from "./by-hand.ts";
import { outboxByHand } from "./outbox-by-hand.ts";
import { done } from "./synthetic.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

type Event = RecordDialogEvent<TransactionFields, Transaction>;
type Item = Entry<TransactionFields, TransactionDraft, Transaction>;

const KNOWN = new Map([
  ["Cinema", "Lazer"],
  ["Gasóleo", "Transportes"],
]);
const TODAY = "2026-02-28" as CivilDate;
const BLANK: TransactionFields = {
  date: TODAY,
  category: "",
  amount: "",
  description: "",
  receipt: "",
  planned: "",
};
const CINEMA: Transaction = {
  id: transactionId("t1"),
  kind: "expense",
  date: "2026-01-31" as CivilDate,
  category: "Lazer",
  amount: cents(1250),
  description: "Cinema",
};
const SEEN: Seen<Transaction> = { ...CINEMA, revision: 3 };
const TYPED = transactionFields(CINEMA);
const { id: _, kind: __, ...DRAFT } = CINEMA;
const OFFLINE: Failure = { type: "offline" };
const TAKEN: Failure = { type: "rejected", status: 422, detail: "Não pode ser." };
const REMOVED: Failure = { type: "conflict", current: null, detail: "Removido." };

/** Somebody else has changed the record in the meantime. */
const changed = (changes: Partial<Transaction>): Failure => ({
  type: "conflict",
  detail: "Alterado.",
  current: {
    type: "transaction",
    kept: { record: { ...CINEMA, ...changes }, revision: 7, removed: false },
  },
});
const DEARER = changed({ amount: cents(1400) });

function countedMachine(kept: readonly KeptEntry<TransactionFields>[] = []) {
  let keys = 0;
  return recordDialogMachine<TransactionFields, TransactionDraft, Transaction, string>(
    transactionForm(
      () => TODAY,
      (description) => KNOWN.get(description) ?? null,
    ),
    () => `key ${(keys += 1)}`,
    kept,
  );
}

function start(kept: readonly KeptEntry<TransactionFields>[] = []) {
  const sent = outboxByHand<Item, string>();
  let free = Promise.withResolvers<void>();
  const actor = createActor(
    countedMachine(kept).provide({
      actors: { outbox: sent.logic, foreground: fromPromise(() => free.promise) },
    }),
  );
  const told: unknown[] = [];
  actor.on("SAVED", ({ change, before, result }) => told.push([change, before, result]));
  actor.start();
  const send = (...events: readonly Event[]) => events.forEach((event) => actor.send(event));
  /** Lets what waits come to the front. */
  const comeForth = async () => {
    free.resolve();
    await settled();
    free = Promise.withResolvers<void>();
  };
  return {
    sent,
    told,
    send,
    comeForth,
    context: () => actor.getSnapshot().context,
    drafts: () => draftsOf(actor.getSnapshot().context, transactionFields),
    tags: () => [...actor.getSnapshot().tags].toSorted(),
    state: () => actor.getSnapshot().value,
    tries: () => sent.items.map(({ tries }) => tries.map(({ key }) => key)),
  };
}

const CREATE: Event = { type: "OPEN_CREATE", fields: TYPED };
const EDIT: Event = { type: "OPEN_EDIT", id: SEEN, fields: TYPED };
const SUBMIT: Event = { type: "SUBMIT" };
const SUBMIT_AND_ADD: Event = { type: "SUBMIT_AND_ADD" };
const CLOSE: Event = { type: "CLOSE" };
const change = (field: keyof TransactionFields, value: string): Event => ({
  type: "CHANGE",
  field,
  value,
});
/** What somebody picks of what was entered before. */
const FILL: Event = {
  type: "FILL",
  fields: { category: "Saúde", description: "Farmácia" },
  spare: { amount: "8,00" },
};
const RESTING = { closed: "resting" };
const WAITING = { closed: "waiting" };

describe("a record's dialog", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = countedMachine().provide({
      actors: { outbox: fromCallback(() => undefined), foreground: silent() },
    });
    const item = (addAnother: boolean): Item => ({
      mode: { type: "edit", id: SEEN },
      tries: [{ fields: { ...TYPED, amount: "1" }, draft: DRAFT, key: "key" }],
      addAnother,
    });
    const events = [
      { type: "OPEN_CREATE" },
      { type: "OPEN_ANEW", blank: BLANK },
      { type: "CLEAR" },
      CREATE,
      EDIT,
      change("amount", "x"),
      change("date", "2062-01-31"),
      { type: "FILL", fields: {}, spare: { amount: "x" } },
      SUBMIT,
      SUBMIT_AND_ADD,
      CLOSE,
      { type: "PICK", field: "amount", side: "theirs" },
      { type: "PICK", field: "amount", side: "mine" },
      { type: "KEEP_MINE" },
      { type: "KEEP_THEIRS" },
      { type: "MERGE" },
      { type: "RECORD_ANEW" },
      { type: "ACKNOWLEDGED", item: item(true), result: "r" },
      { type: "REFUSED", item: item(false), failure: OFFLINE },
      { type: "REFUSED", item: item(false), failure: DEARER },
      { type: "REFUSED", item: item(false), failure: REMOVED },
      done("recordDialog.closed.waiting"),
    ];
    // Keys, and how many were saved or wait, grow without end and change nothing.
    const tellApart = ({
      context,
    }: {
      context: ReturnType<ReturnType<typeof start>["context"]>;
    }) => ({
      ...context,
      tries: context.tries.length > 0,
      saved: context.saved > 0,
      returned: context.returned[0]?.failure ?? null,
      kept: context.kept.length > 0,
      filled: null,
      began: null,
      sent: null,
      recovered: null,
    });
    expect(walk(machine, { events, tellApart })).toEqual(EVERYWHERE);
  });

  it("opens blank with today's date, with what was typed elsewhere, or with a record", () => {
    const blank = start();
    blank.send({ type: "OPEN_CREATE" });
    expect([blank.context().fields, blank.tags()]).toEqual([BLANK, ["open"]]);
    const filled = start();
    filled.send(CREATE, EDIT);
    expect(filled.context()).toMatchObject({ fields: TYPED, mode: { type: "create" } });
    const old = start();
    old.send(EDIT);
    expect(old.context()).toMatchObject({ fields: TYPED, mode: { type: "edit", id: SEEN } });
  });

  it("is not sent while it is wrong, and tells each field its issue", () => {
    const { send, sent, state, context } = start();
    send({ type: "OPEN_CREATE" }, change("amount", "1,234,5"), SUBMIT);
    expect([state(), sent.items]).toEqual([{ open: "editing" }, []]);
    expect(context().fault).toEqual({
      incomplete: true,
      issues: { category: "required", amount: "amount-not-a-number" },
    });
    send(change("category", "Lazer"), change("amount", "1"), SUBMIT);
    expect([state(), sent.items.length]).toEqual([RESTING, 1]);
  });

  it("closes as soon as it is sent, and says what was saved once it is", async () => {
    const { send, sent, state, told, context } = start();
    const fresh = context();
    send(EDIT, change("amount", "13"), SUBMIT);
    expect([state(), context(), told]).toEqual([RESTING, { ...fresh, sent: sent.items }, []]);
    expect(sent.items).toEqual([
      {
        mode: { type: "edit", id: SEEN },
        addAnother: false,
        tries: [
          {
            fields: { ...TYPED, amount: "13" },
            draft: { ...DRAFT, amount: 1300 },
            key: "key 1",
          },
        ],
      },
    ]);
    await sent.acknowledge("made");
    expect([state(), told]).toEqual([RESTING, [["updated", SEEN, "made"]]]);
  });

  it("is blank at once for a further entry, with date and category, and counts what is saved", async () => {
    const { send, sent, state, context, told, tries } = start();
    send(CREATE, SUBMIT_AND_ADD);
    expect([state(), context().saved]).toEqual([{ open: "editing" }, 0]);
    expect(context().fields).toEqual({ ...TYPED, amount: "", planned: "", description: "" });
    send(change("amount", "1"), SUBMIT_AND_ADD);
    await sent.acknowledge("first");
    expect([context().saved, told]).toEqual([1, [["created", null, "first"]]]);
    expect(tries()).toEqual([["key 1"], ["key 2"]]);
    send(CLOSE);
    await sent.acknowledge("second");
    send(CREATE);
    expect([context().saved, told.length]).toEqual([0, 2]);
  });

  it("that nobody provided with a way to send comes back with what was typed", async () => {
    const actor = createActor(countedMachine()).start();
    [CREATE, SUBMIT].forEach((event) => actor.send(event));
    await settled();
    const { context } = actor.getSnapshot();
    expect([context.failure, context.fields]).toEqual([{ type: "unexpected" }, TYPED]);
  });
});

describe("an entry that is refused", () => {
  it("comes back with all that was typed, its record and the reason", async () => {
    const { send, sent, state, context, comeForth, told } = start();
    send(EDIT, change("amount", "13"), SUBMIT);
    await sent.refuse(TAKEN);
    expect(state()).toEqual(WAITING);
    await comeForth();
    expect([state(), told]).toEqual([{ open: "editing" }, []]);
    expect(context()).toMatchObject({
      fields: { ...TYPED, amount: "13" },
      mode: { type: "edit", id: SEEN },
      failure: TAKEN,
      returned: [],
    });
  });

  it("leaves nothing to settle: the next try is a change of its own", async () => {
    const { send, sent, comeForth, tries } = start();
    send(CREATE, SUBMIT);
    await sent.refuse(TAKEN);
    await comeForth();
    send(SUBMIT);
    expect(tries()).toEqual([["key 1"], ["key 2"]]);
  });

  it("waits until what was opened meanwhile is closed, and those after it too", async () => {
    const { send, sent, state, context, comeForth } = start();
    send(CREATE, SUBMIT_AND_ADD, change("amount", "2"), SUBMIT_AND_ADD, change("amount", "9"));
    await sent.refuse(TAKEN);
    await sent.refuse(OFFLINE);
    expect([state(), context().fields.amount]).toEqual([{ open: "editing" }, "9"]);
    send(CLOSE);
    await comeForth();
    expect(context()).toMatchObject({ fields: TYPED, failure: TAKEN });
    send(CLOSE);
    await comeForth();
    expect(context()).toMatchObject({ fields: { amount: "2" }, failure: OFFLINE });
    send(CLOSE);
    expect(state()).toEqual(RESTING);
  });

  it("gives way to a dialog that is opened while it waits", async () => {
    const { send, sent, context, comeForth } = start();
    send(CREATE, SUBMIT);
    await sent.refuse(TAKEN);
    send(EDIT);
    expect(context()).toMatchObject({ mode: { type: "edit" }, failure: null });
    send(CLOSE);
    await comeForth();
    expect(context()).toMatchObject({ mode: { type: "create" }, failure: TAKEN });
  });
});

describe("an entry of which nobody knows how it ended", () => {
  const unanswered = async () => {
    const all = start();
    all.send(CREATE, SUBMIT);
    await all.sent.refuse(OFFLINE);
    await all.comeForth();
    return all;
  };

  it("is the same change when it is sent again as it was", async () => {
    const { send, tries, context } = await unanswered();
    expect(context()).toMatchObject({ fields: TYPED, failure: OFFLINE });
    send(change("amount", "13"), change("amount", TYPED.amount), SUBMIT);
    expect(tries()).toEqual([["key 1"], ["key 1"]]);
  });

  it("is settled before what it was changed into, however often the answer is lost", async () => {
    const { send, sent, comeForth, tries } = await unanswered();
    send(change("amount", "13"), SUBMIT);
    await sent.refuse(OFFLINE);
    await comeForth();
    send(change("amount", "14"), SUBMIT);
    expect(tries()).toEqual([["key 1"], ["key 1", "key 2"], ["key 1", "key 2", "key 3"]]);
    expect(sent.items[2]?.tries.map(({ draft }) => draft.amount)).toEqual([1250, 1300, 1400]);
  });

  it("is forgotten with its dialog", async () => {
    const { send, tries } = await unanswered();
    send(CLOSE, CREATE, SUBMIT);
    expect(tries()).toEqual([["key 1"], ["key 2"]]);
  });
});

describe("an edit for which another was in the way", () => {
  const inTheWay = async (typed: readonly Event[], failure: Failure) => {
    const all = start();
    all.send(EDIT, ...typed, SUBMIT);
    await all.sent.refuse(failure);
    await all.comeForth();
    return all;
  };
  const NEWER = { type: "edit", id: { ...CINEMA, amount: 1400, revision: 7 } };

  it("comes back with the three versions, to choose from", async () => {
    const { tags, context } = await inTheWay([change("description", "Teatro")], DEARER);
    expect(tags()).toEqual(["choosing", "open"]);
    expect(context()).toMatchObject({
      failure: DEARER,
      versions: {
        seen: TYPED,
        theirs: { ...TYPED, amount: "14,00" },
        mine: { ...TYPED, description: "Teatro" },
      },
    });
  });

  it("may be put in the other's place", async () => {
    const { send, sent, state } = await inTheWay([change("description", "Teatro")], DEARER);
    send({ type: "KEEP_MINE" });
    expect(state()).toEqual(RESTING);
    expect(sent.items[1]).toMatchObject({
      mode: NEWER,
      tries: [{ draft: { amount: 1250, description: "Teatro" }, key: "key 2" }],
    });
  });

  it("may be given up for it", async () => {
    const { send, sent, state } = await inTheWay([change("description", "Teatro")], DEARER);
    send({ type: "KEEP_THEIRS" });
    expect([state(), sent.items.length]).toEqual([RESTING, 1]);
  });

  it("may be joined with it: each field from who changed it", async () => {
    const { send, sent } = await inTheWay([change("description", "Teatro")], DEARER);
    send({ type: "MERGE" });
    expect(sent.items[1]).toMatchObject({
      mode: NEWER,
      tries: [{ draft: { amount: 1400, description: "Teatro" } }],
    });
  });

  it.each([
    ["mine", 1300],
    ["theirs", 1400],
  ] as const)(
    "takes a field that both changed from %s where that is picked",
    async (side, amount) => {
      const { send, sent } = await inTheWay([change("amount", "13")], DEARER);
      send(
        { type: "PICK", field: "amount", side: "theirs" },
        { type: "PICK", field: "amount", side },
      );
      send({ type: "MERGE" });
      expect(sent.items[1]?.tries[0]?.draft.amount).toBe(amount);
    },
  );

  it("is one's own where both changed a field and nobody picks", async () => {
    const { send, sent } = await inTheWay([change("amount", "13")], DEARER);
    send({ type: "MERGE" });
    expect(sent.items[1]?.tries[0]?.draft.amount).toBe(1300);
  });

  it("needs no choice where the other changed nothing that is shown", async () => {
    const { send, sent, tags } = await inTheWay([change("amount", "13")], changed({}));
    expect(tags()).toEqual(["open"]);
    send(SUBMIT);
    expect(sent.items[1]?.mode).toMatchObject({ id: { revision: 7 } });
  });

  it("stands against nothing any more where the record is gone, and can be recorded anew", async () => {
    const { send, sent, tags, told } = await inTheWay([change("amount", "13")], REMOVED);
    expect(tags()).toEqual(["gone", "open"]);
    send({ type: "RECORD_ANEW" });
    expect(sent.items[1]).toMatchObject({
      mode: { type: "create" },
      tries: [{ draft: { amount: 1300 }, key: "key 2" }],
    });
    await sent.acknowledge("new");
    expect(told).toEqual([["created", null, "new"]]);
  });
});

describe("what a form fills in by itself", () => {
  const OPEN: Event = { type: "OPEN_CREATE" };
  const typed = (...events: readonly Event[]) => {
    const { send, context } = start();
    send(OPEN, ...events);
    const { category, amount, description } = context().fields;
    return [category, amount, description];
  };
  const said = (text: string) => change("description", text);

  it("is the category that is known for a description, as long as nobody has chosen one", () => {
    expect(typed(said("Cinema"))).toEqual(["Lazer", "", "Cinema"]);
    expect(typed(said("Cinema"), said("Gasóleo"))).toEqual(["Transportes", "", "Gasóleo"]);
    expect(typed(said("Cinema"), said("Cinem"))).toEqual(["", "", "Cinem"]);
    expect(typed(change("category", "Saúde"), said("Cinema"))[0]).toBe("Saúde");
    expect(typed(said("Cinema"), change("category", "Saúde"), said("Gasóleo"))[0]).toBe("Saúde");
  });

  it("is not what a record holds that is changed", () => {
    const { send, context } = start();
    send(EDIT, said("Gasóleo"));
    expect(context().fields.category).toBe("Lazer");
  });

  it("is guessed anew for a further entry, unless somebody had chosen it", () => {
    const saved = [change("amount", "1"), SUBMIT_AND_ADD, said("Gasóleo")];
    expect(typed(said("Cinema"), ...saved)[0]).toBe("Transportes");
    expect(typed(change("category", "Saúde"), ...saved)[0]).toBe("Saúde");
  });

  it("is all of an entry that is picked, but for an amount that was typed", () => {
    expect(typed(FILL)).toEqual(["Saúde", "8,00", "Farmácia"]);
    expect(typed(change("amount", "12"), said("f"), FILL)).toEqual(["Saúde", "12", "Farmácia"]);
    expect(typed(change("category", "Lazer"), FILL)[0]).toBe("Saúde");
  });

  it("gives way to what is picked after it, but a picked category to no guess", () => {
    const cheaper: Event = { ...FILL, spare: { amount: "5,00" } };
    expect(typed(FILL, cheaper)[1]).toBe("5,00");
    expect(typed(FILL, change("amount", "9"), cheaper)[1]).toBe("9");
    expect(typed(FILL, said("Cinema"))[0]).toBe("Saúde");
  });
});

describe("a year that is odd", () => {
  const ODD = change("date", "2062-01-31");

  it("is asked about once before it is sent", () => {
    const { send, sent, state, context } = start();
    send(CREATE, ODD, SUBMIT);
    expect([state(), sent.items]).toEqual([{ open: "editing" }, []]);
    expect(context()).toMatchObject({ fault: null, doubt: { year: 2062 } });
    send(SUBMIT);
    expect(context().doubt).toBeNull();
    expect(sent.items[0]?.tries[0]?.draft.date).toBe("2062-01-31");
  });

  it("is asked about no more once it is another, nor when something else is changed", () => {
    const { send, sent, context } = start();
    send(CREATE, ODD, SUBMIT, change("date", "2061-01-31"));
    expect(context().doubt).toBeNull();
    send(SUBMIT);
    expect([context().doubt, sent.items]).toEqual([{ year: 2061 }, []]);
    send(change("amount", "1"), SUBMIT);
    expect(sent.items).toHaveLength(1);
  });

  it("is not asked about where the record lay in it before, or the one just sent did", () => {
    const old = { ...TYPED, date: "2010-01-31" };
    const edited = start();
    edited.send({ type: "OPEN_EDIT", id: SEEN, fields: old }, change("amount", "1"), SUBMIT);
    expect(edited.sent.items).toHaveLength(1);
    const { send, sent } = start();
    send({ type: "OPEN_CREATE", fields: old }, SUBMIT_AND_ADD, SUBMIT_AND_ADD);
    send(change("amount", "2"), SUBMIT);
    expect(sent.items).toHaveLength(2);
  });

  it("is not asked about again when the entry comes back", async () => {
    const { send, sent, comeForth } = start();
    send(CREATE, ODD, SUBMIT, SUBMIT);
    await sent.refuse(OFFLINE);
    await comeForth();
    send(SUBMIT);
    expect(sent.items).toHaveLength(2);
  });
});

describe("a new record that was typed and left", () => {
  const OPEN: Event = { type: "OPEN_CREATE" };
  const CLEAR: Event = { type: "CLEAR" };
  const AMOUNT = { ...BLANK, amount: "7" };

  it("is there again when the dialog is opened for one, until it is saved", async () => {
    const { send, sent, context, drafts } = start();
    send(OPEN, change("amount", "7"), CLOSE);
    expect(drafts()).toEqual([{ fields: AMOUNT, tries: [], edited: null }]);
    send(OPEN);
    expect(context()).toMatchObject({ fields: AMOUNT, recovered: true, mode: { type: "create" } });
    send(change("category", "Lazer"), SUBMIT);
    await sent.acknowledge("made");
    send(OPEN);
    expect([context().fields, context().recovered, drafts()]).toEqual([BLANK, false, []]);
  });

  it("is gone once it is cleared", () => {
    const { send, context, drafts } = start();
    send(OPEN, change("amount", "7"), CLOSE, OPEN, CLEAR);
    expect([context().fields, context().recovered, drafts()]).toEqual([BLANK, false, []]);
    send(CLOSE, OPEN);
    expect(context().fields).toEqual(BLANK);
  });

  it("is none where nothing was typed, whatever a blank form began with", () => {
    const { send, drafts } = start();
    send({ type: "OPEN_ANEW", blank: AMOUNT }, CLOSE, OPEN, change("amount", "1"));
    expect(drafts()).toHaveLength(1);
    send(
      change("amount", ""),
      CLOSE,
      EDIT,
      change("amount", "9"),
      change("amount", "12,50"),
      CLOSE,
    );
    expect(drafts()).toEqual([]);
  });

  it("takes the place of what a blank form would begin with, but not of what was typed elsewhere", () => {
    const { send, context } = start([{ fields: AMOUNT, tries: [], edited: null }]);
    send(CREATE);
    expect(context()).toMatchObject({ fields: TYPED, recovered: false });
    send(CLEAR, CLOSE, { type: "OPEN_ANEW", blank: { ...BLANK, category: "Lazer" } });
    expect(context()).toMatchObject({ fields: AMOUNT, recovered: true });
  });

  it("is kept while it is on its way and after it was refused, and is the same change afterwards", async () => {
    const first = start();
    first.send(CREATE, SUBMIT);
    const kept = [{ fields: TYPED, tries: [{ fields: TYPED, key: "key 1" }], edited: null }];
    expect(first.drafts()).toEqual(kept);
    await first.sent.refuse(OFFLINE);
    expect(first.drafts()).toEqual(kept);
    const second = start(kept);
    second.send(OPEN, SUBMIT);
    expect(second.tries()).toEqual([["key 1"]]);
  });

  it("comes back blank where a kept field is not known, and without a try that is none any more", () => {
    const old = { amount: "x" } as TransactionFields;
    const { send, context } = start([
      { fields: old, tries: [{ fields: old, key: "key" }], edited: null },
    ]);
    send(OPEN);
    expect(context()).toMatchObject({ fields: { ...BLANK, amount: "x" }, tries: [] });
  });
});

describe("a change of a record that was typed and left", () => {
  const DEARER_FIELDS = { ...TYPED, amount: "13" };
  const LEFT = { fields: DEARER_FIELDS, tries: [], edited: { id: "t1", seen: TYPED } };
  const OTHER: Event = {
    type: "OPEN_EDIT",
    id: { ...SEEN, id: transactionId("t2") },
    fields: TYPED,
  };

  it("is there again when that record is opened, and for no other", () => {
    const { send, context, drafts } = start();
    send(EDIT, change("amount", "13"));
    expect(drafts()).toEqual([LEFT]);
    send(CLOSE);
    expect(drafts()).toEqual([LEFT]);
    send(OTHER);
    expect(context()).toMatchObject({ fields: TYPED, recovered: false });
    send(CLOSE, { type: "OPEN_CREATE" });
    expect(context()).toMatchObject({ fields: BLANK, recovered: false });
    send(CLOSE, EDIT);
    expect(context()).toMatchObject({
      fields: DEARER_FIELDS,
      recovered: true,
      mode: { type: "edit", id: SEEN },
    });
  });

  it("is sent as a change of that record, and is gone then", async () => {
    const { send, sent, drafts } = start([LEFT]);
    send(EDIT, SUBMIT);
    expect(sent.items[0]).toMatchObject({
      mode: { type: "edit", id: SEEN },
      tries: [{ draft: { amount: 1300 }, key: "key 1" }],
    });
    expect(drafts()).toEqual([LEFT]);
    await sent.acknowledge("made");
    expect(drafts()).toEqual([]);
  });

  it("is gone once it is cleared: the record stands there as it is", () => {
    const { send, sent, context, drafts } = start([LEFT]);
    send(EDIT, { type: "CLEAR" });
    expect(context()).toMatchObject({ fields: TYPED, recovered: false, mode: { type: "edit" } });
    expect(drafts()).toEqual([]);
    send(change("description", "Teatro"), SUBMIT);
    expect(sent.items[0]?.mode).toEqual({ type: "edit", id: SEEN });
  });

  it("is none where nothing was typed, nor where the record has become just that", () => {
    const { send, context, drafts } = start([LEFT]);
    send({ type: "OPEN_EDIT", id: { ...SEEN, revision: 4 }, fields: DEARER_FIELDS });
    expect(context()).toMatchObject({ fields: DEARER_FIELDS, recovered: false });
    expect(drafts()).toEqual([]);
  });

  it("stands beside the record where somebody else has changed that since", () => {
    const { send, sent, tags, context } = start([LEFT]);
    const theirs = { ...TYPED, description: "Teatro" };
    send({
      type: "OPEN_EDIT",
      id: { ...SEEN, description: "Teatro", revision: 7 },
      fields: theirs,
    });
    expect(tags()).toEqual(["choosing", "open"]);
    expect(context().versions).toEqual({ seen: TYPED, theirs, mine: DEARER_FIELDS });
    send({ type: "MERGE" });
    expect(sent.items[0]).toMatchObject({
      mode: { type: "edit", id: { revision: 7 } },
      tries: [{ draft: { amount: 1300, description: "Teatro" } }],
    });
  });

  it("is kept while it is on its way and after it was refused, without its tries", async () => {
    const { send, sent, drafts, comeForth } = start();
    send(EDIT, change("amount", "13"), SUBMIT);
    expect(drafts()).toEqual([LEFT]);
    await sent.refuse(OFFLINE);
    expect(drafts()).toEqual([LEFT]);
    await comeForth();
    expect(drafts()).toEqual([LEFT]);
    send(CLOSE);
    expect(drafts()).toEqual([LEFT]);
  });
});

describe("the drafts of a dialog", () => {
  it("are the last ones, and never more than so many", () => {
    const { send, drafts, context } = start();
    for (let at = 0; at < DRAFTS_KEPT + 5; at += 1)
      send(
        { type: "OPEN_EDIT", id: { ...SEEN, id: transactionId(`t${at}`) }, fields: TYPED },
        change("amount", `${at}`),
        CLOSE,
      );
    expect(context().kept).toHaveLength(DRAFTS_KEPT);
    expect(drafts().map(({ fields }) => Number(fields.amount))).toEqual(
      [...Array(DRAFTS_KEPT).keys()].map((place) => DRAFTS_KEPT + 4 - place),
    );
    send(EDIT, change("amount", "99"));
    expect(drafts()).toHaveLength(DRAFTS_KEPT);
  });

  it("are one for each record, the last", () => {
    const { send, drafts } = start();
    send(EDIT, change("amount", "1"), CLOSE, EDIT, change("amount", "2"), CLOSE);
    expect(drafts().map(({ fields }) => fields.amount)).toEqual(["2"]);
  });
});
