import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import {
  isUnderWay,
  recurrenceActsMachine,
  typedOf,
  typedTexts,
} from "../../../src/application/recurrences/recurrence-acts.machine.ts";
import { sending } from "../../../src/application/acts/sending.ts";
import type {
  NamedAct,
  RecurrenceAct,
} from "../../../src/application/recurrences/recurrence-act.ts";
import { actOnRecurrence } from "../../../src/application/recurrences/act-on-recurrence.ts";
import type { Recurrences } from "../../../src/application/recurrences/recurrences.ts";
import { nextOf } from "../../../src/domain/recurrences/due.ts";
import { occurrenceName } from "../../../src/domain/recurrences/occurrence-name.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { Failure } from "../../../src/application/failure.ts";
import { planned } from "../../support/recurrences.ts";

const RENT = { ...planned(), revision: 7 };
const PAUSE: RecurrenceAct = { type: "pause", of: RENT };
const REMOVE: RecurrenceAct = { type: "remove", of: RENT };

function start() {
  const waiting: {
    readonly item: NamedAct;
    readonly end: (failed: boolean) => void;
    readonly leave: () => void;
  }[] = [];
  let keys = 0;
  const actor = createActor(
    recurrenceActsMachine(() => `key-${(keys += 1)}`).provide({
      actors: {
        sending: sending(
          (item: NamedAct) =>
            new Promise<void>((resolve, reject) => {
              const end = (failed: boolean) => (failed ? reject(new Error("no")) : resolve());
              const leave = () => reject({ type: "waiting" } satisfies Failure);
              waiting.push({ item, end, leave });
            }),
        ),
      },
    }),
  );
  const told: string[] = [];
  actor.on("DONE", ({ done }) => told.push(`done ${done.act.type} ${done.key}`));
  actor.on("FAILED", ({ failure }) => told.push(`failed ${failure.type}`));
  actor.start();
  return { actor, waiting, told };
}

/** Lets what was promised come true. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe("what is done to what comes again", () => {
  it("goes out at once, is under way until it is answered, and is told then", async () => {
    const { actor, waiting, told } = start();
    actor.send({ type: "ACT", act: PAUSE });
    expect(isUnderWay(actor.getSnapshot().context, RENT.id)).toBe(true);
    expect(waiting.map(({ item }) => item)).toEqual([{ act: PAUSE, key: "key-1" }]);
    waiting[0]?.end(false);
    await settle();
    expect(told).toEqual(["done pause key-1"]);
    expect(isUnderWay(actor.getSnapshot().context, RENT.id)).toBe(false);
  });

  it("is not done twice by two presses, and can be tried again once it failed", async () => {
    const { actor, waiting, told } = start();
    actor.send({ type: "ACT", act: PAUSE });
    actor.send({ type: "ACT", act: REMOVE });
    expect(waiting).toHaveLength(1);
    waiting[0]?.end(true);
    await settle();
    expect(told).toEqual(["failed unexpected"]);
    actor.send({ type: "ACT", act: REMOVE });
    expect(waiting).toHaveLength(2);
  });

  it("is over and no failure where it is left on the device, with what was typed", async () => {
    const { actor, waiting, told } = start();
    const occurrence = nextOf(RENT);
    if (occurrence === null) throw new Error("nothing is planned");
    actor.send({ type: "CHANGE", occurrence, amount: "700" });
    actor.send({ type: "CONFIRM", of: RENT, occurrence });
    waiting[0]?.leave();
    await settle();
    const { context } = actor.getSnapshot();
    expect([told, context.underWay, typedOf(context, occurrence)]).toEqual([[], [], undefined]);
  });

  it("asks the port for what is meant, with the version that was seen", async () => {
    const calls: unknown[][] = [];
    const noted =
      (name: string) =>
      async (...given: unknown[]): Promise<never> =>
        void calls.push([name, ...given]) as never;
    const port: Recurrences = {
      proposals: noted("proposals"),
      dismiss: noted("dismiss"),
      endPayment: noted("endPayment"),
      create: noted("create"),
      change: noted("change"),
      remove: noted("remove"),
      settle: noted("settle"),
    };
    const phone = {
      ...planned({ cost: { of: "parts", total: cents(300_00), fee: cents(0) }, times: 3 }),
      revision: 3,
    };
    const next = nextOf(phone);
    if (next === null) throw new Error("planned");
    const date = "2031-01-05" as CivilDate;
    const act = actOnRecurrence(port);
    await act({ key: "a", act: PAUSE });
    await act({ key: "b", act: { type: "pay-rest", of: phone, occurrence: next, date } });
    await act({ key: "c", act: { type: "skip", of: phone, occurrence: next } });
    expect(calls).toEqual([
      ["change", RENT.id, { scope: "all" }, { paused: true }, { seen: 7, change: "a" }],
      [
        "settle",
        phone.id,
        next.day,
        { amount: 300_00, date, record: "b" },
        { seen: 3, change: "b" },
      ],
      ["settle", phone.id, next.day, null, { seen: 3, change: "c" }],
    ]);
  });
});

describe("the amount of a movement that waits", () => {
  const of = { ...planned({ mode: "confirm" }), revision: 2 };
  const occurrence = nextOf(of)!;

  it("is the one that was planned, unless another is typed", () => {
    const { actor, waiting } = start();
    actor.send({ type: "CONFIRM", of, occurrence });
    expect(waiting[0]?.item.act).toMatchObject({ type: "confirm", amount: occurrence.amount });
  });

  it("is kept as it is typed until it is acknowledged, whatever is refused before", async () => {
    const { actor, waiting } = start();
    const typed = () => typedOf(actor.getSnapshot().context, occurrence);
    expect(typed()).toBeUndefined();
    actor.send({ type: "CHANGE", occurrence, amount: "muito" });
    actor.send({ type: "CONFIRM", of, occurrence });
    expect([typed(), waiting]).toEqual([{ amount: "muito", issue: "amount-not-a-number" }, []]);
    actor.send({ type: "CHANGE", occurrence, amount: "12,50" });
    expect(typed()).toEqual({ amount: "12,50", issue: null });
    actor.send({ type: "CONFIRM", of, occurrence });
    expect(waiting[0]?.item.act).toMatchObject({ type: "confirm", amount: 12_50 });
    waiting[0]?.end(true);
    await settle();
    expect(typed()).toEqual({ amount: "12,50", issue: null });
    actor.send({ type: "CONFIRM", of, occurrence });
    waiting[1]?.end(false);
    await settle();
    expect(typed()).toBeUndefined();
  });

  it("is forgotten with the movement that is left out, and with no other", async () => {
    const { actor, waiting } = start();
    const other = { ...occurrence, day: "2031-02-05" as CivilDate };
    actor.send({ type: "CHANGE", occurrence, amount: "1" });
    actor.send({ type: "CHANGE", occurrence: other, amount: "2" });
    actor.send({ type: "ACT", act: { type: "skip", of, occurrence } });
    waiting[0]?.end(false);
    await settle();
    const { context } = actor.getSnapshot();
    expect([typedOf(context, occurrence), typedOf(context, other)?.amount]).toEqual([
      undefined,
      "2",
    ]);
  });

  it("begins with the amounts that an earlier session left, and forgets one that was confirmed", async () => {
    const rent = nextOf(RENT);
    if (rent === null) throw new Error("the rent comes again");
    const name = occurrenceName(rent);
    const machine = recurrenceActsMachine(() => "key").provide({
      actors: { sending: sending(async () => undefined) },
    });
    const actor = createActor(machine, { input: { [name]: "6,25" } }).start();
    expect(typedTexts(actor.getSnapshot().context)).toEqual({ [name]: "6,25" });
    expect(typedOf(actor.getSnapshot().context, rent)?.issue).toBeNull();
    actor.send({ type: "CONFIRM", of: RENT, occurrence: rent });
    await settle();
    expect(typedTexts(actor.getSnapshot().context)).toEqual({});
  });
});
