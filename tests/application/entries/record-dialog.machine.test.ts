import { describe, expect, it } from "vitest";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { EVERYWHERE, walk } from "../machines/walk.ts";
import {
  BLANK,
  change,
  CLOSE,
  countedMachine,
  CREATE,
  DEARER,
  DRAFT,
  EDIT,
  OFFLINE,
  REMOVED,
  SEEN,
  start,
  SUBMIT,
  SUBMIT_AND_ADD,
  TAKEN,
  TYPED,
  type Item,
} from "../machines/record-dialog-by-hand.ts";

describe("a record's dialog", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = countedMachine().provide({
      actions: { post: () => undefined, postpone: () => undefined },
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
      { type: "NEW_DAY", before: civilDate(2062, 1, 30), today: civilDate(2062, 1, 31) },
      SUBMIT,
      SUBMIT_AND_ADD,
      CLOSE,
      { type: "PICK", field: "amount", side: "theirs" },
      { type: "PICK", field: "amount", side: "mine" },
      { type: "KEEP_MINE" },
      { type: "KEEP_THEIRS" },
      { type: "MERGE" },
      { type: "RECORD_ANEW" },
      { type: "ACKNOWLEDGED", entry: item(true), result: "r" },
      { type: "LEFT", entry: item(true) },
      { type: "RETURNED", entry: item(false), failure: OFFLINE },
      { type: "RETURNED", entry: item(false), failure: DEARER },
      { type: "RETURNED", entry: item(false), failure: REMOVED },
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
      kept: context.kept.length > 0,
      filled: null,
      touched: null,
      began: null,
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
    expect([state(), sent.items.length]).toEqual(["closed", 1]);
  });

  it("closes as soon as it is sent, and says what was saved once it is", async () => {
    const { send, sent, state, told, context } = start();
    const fresh = context();
    send(EDIT, change("amount", "13"), SUBMIT);
    expect([state(), context(), told]).toEqual(["closed", fresh, []]);
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
    expect([state(), told]).toEqual(["closed", [["updated", SEEN, "made"]]]);
  });

  it("tells by which change it can be undone", async () => {
    const { send, sent, undos, comeForth } = start();
    send(CREATE, SUBMIT, EDIT, change("amount", "13"), SUBMIT);
    await sent.acknowledge("first");
    await sent.refuse(OFFLINE);
    comeForth();
    send(change("amount", "14"), SUBMIT);
    await sent.acknowledge("changed");
    expect(undos).toEqual(["key 1", "key 3"]);
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
});

describe("an entry that is refused", () => {
  it("comes back with all that was typed, its record and the reason", async () => {
    const { send, sent, state, context, comeForth, told } = start();
    send(EDIT, change("amount", "13"), SUBMIT);
    await sent.refuse(TAKEN);
    expect([state(), sent.isWaiting()]).toEqual(["closed", true]);
    comeForth();
    expect([state(), told]).toEqual([{ open: "editing" }, []]);
    expect(context()).toMatchObject({
      fields: { ...TYPED, amount: "13" },
      mode: { type: "edit", id: SEEN },
      failure: TAKEN,
    });
  });

  it("leaves nothing to settle: the next try is a change of its own", async () => {
    const { send, sent, comeForth, tries } = start();
    send(CREATE, SUBMIT);
    await sent.refuse(TAKEN);
    comeForth();
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
    comeForth();
    expect(context()).toMatchObject({ fields: TYPED, failure: TAKEN });
    send(CLOSE);
    comeForth();
    expect(context()).toMatchObject({ fields: { amount: "2" }, failure: OFFLINE });
    send(CLOSE);
    expect(state()).toEqual("closed");
  });

  it("gives way to a dialog that is opened while it waits", async () => {
    const { send, sent, context, comeForth } = start();
    send(CREATE, SUBMIT);
    await sent.refuse(TAKEN);
    send(EDIT);
    expect(context()).toMatchObject({ mode: { type: "edit" }, failure: null });
    send(CLOSE);
    comeForth();
    expect(context()).toMatchObject({ mode: { type: "create" }, failure: TAKEN });
  });
});

describe("an entry of which nobody knows how it ended", () => {
  const unanswered = async () => {
    const all = start();
    all.send(CREATE, SUBMIT);
    await all.sent.refuse(OFFLINE);
    all.comeForth();
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
    comeForth();
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
