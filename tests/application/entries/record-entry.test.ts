import { describe, expect, it } from "vitest";
import type { TransactionFields } from "../../../src/application/entries/transaction-form.ts";
import { MAX_DRAFTS } from "../../../src/application/entries/drafts.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import {
  BLANK,
  change,
  CLOSE,
  CREATE,
  EDIT,
  OFFLINE,
  SEEN,
  start,
  SUBMIT,
  TYPED,
  type Event,
} from "../machines/record-dialog-by-hand.ts";

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

  it("is there again only for one of the same kind", () => {
    const income = { ...BLANK, kind: "income" } as const;
    const { send, context, drafts } = start();
    send({ type: "OPEN_ANEW", blank: income }, CLOSE);
    expect(drafts()).toEqual([]);
    send({ type: "OPEN_ANEW", blank: income }, change("amount", "7"), CLOSE, OPEN);
    expect(context()).toMatchObject({ fields: BLANK, recovered: false });
    send(CLOSE, { type: "OPEN_ANEW", blank: income });
    expect(context()).toMatchObject({ fields: { ...income, amount: "7" }, recovered: true });
  });

  it("is none where only its kind was chosen", () => {
    const { send, drafts } = start();
    send({ type: "OPEN_CREATE", fields: { ...BLANK, kind: "income" } }, CLOSE);
    expect(drafts()).toEqual([]);
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

  const made = { ...SEEN, id: transactionId("key 1") };
  const TRY = { fields: TYPED, key: "key 1" };

  it("is a draft no more once its record is there, whose answer alone was lost", async () => {
    const there: (typeof SEEN)[] = [];
    const { send, sent, context, drafts, comeForth } = start([], there);
    send(CREATE, SUBMIT);
    await sent.refuse(OFFLINE);
    comeForth();
    send(CLOSE);
    expect(drafts()).toEqual([{ fields: TYPED, tries: [TRY], edited: null }]);
    there.push(made);
    send(OPEN);
    expect(context()).toMatchObject({ fields: BLANK, recovered: false, tries: [] });
    expect(drafts()).toEqual([]);
  });

  it("waits as a change of its record once that is there, if more was typed since it was sent", () => {
    const fields = { ...TYPED, amount: "13" };
    const { send, sent, context, drafts } = start([{ fields, tries: [TRY], edited: null }], [made]);
    send(OPEN);
    expect(context()).toMatchObject({ fields: BLANK, recovered: false, tries: [] });
    expect(drafts()).toEqual([{ fields, tries: [], edited: { id: made.id, seen: TYPED } }]);
    send(CLOSE, { type: "OPEN_EDIT", id: made, fields: TYPED });
    expect(context()).toMatchObject({ fields, recovered: true });
    send(SUBMIT);
    expect(sent.items[0]).toMatchObject({ mode: { type: "edit", id: made } });
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
    comeForth();
    expect(drafts()).toEqual([LEFT]);
    send(CLOSE);
    expect(drafts()).toEqual([LEFT]);
  });
});

describe("the drafts of a dialog", () => {
  it("are the last ones, and never more than so many", () => {
    const { send, drafts, context } = start();
    for (let at = 0; at < MAX_DRAFTS + 5; at += 1)
      send(
        { type: "OPEN_EDIT", id: { ...SEEN, id: transactionId(`t${at}`) }, fields: TYPED },
        change("amount", `${at}`),
        CLOSE,
      );
    expect(context().kept).toHaveLength(MAX_DRAFTS);
    expect(drafts().map(({ fields }) => Number(fields.amount))).toEqual(
      [...Array(MAX_DRAFTS).keys()].map((place) => MAX_DRAFTS + 4 - place),
    );
    send(EDIT, change("amount", "99"));
    expect(drafts()).toHaveLength(MAX_DRAFTS);
  });

  it("are one for each record, the last", () => {
    const { send, drafts } = start();
    send(EDIT, change("amount", "1"), CLOSE, EDIT, change("amount", "2"), CLOSE);
    expect(drafts().map(({ fields }) => fields.amount)).toEqual(["2"]);
  });
});
