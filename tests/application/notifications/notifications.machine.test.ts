import { createActor, fromCallback, SimulatedClock, type ContextFrom } from "xstate";
import { describe, expect, it } from "vitest";
import {
  MAX_POLL_INTERVAL_MS,
  notificationsMachine,
  pendingChange,
  POLL_INTERVAL_MS,
  QUIET_PAUSE_MS,
  type NotificationsEvent,
} from "../../../src/application/notifications/notifications.machine.ts";
import type {
  Notification,
  NotificationChange,
} from "../../../src/domain/notifications/notification.ts";
import { notificationWith } from "../../support/notifications.ts";
import { byHand, settled } from "../machines/by-hand.ts";
import { done, failed, passed } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const OFFLINE = { type: "offline" } as const;
const [FIRST, SECOND] = [notificationWith(), notificationWith()];
const LIST = [FIRST, SECOND];
const READ: NotificationChange = { type: "read", id: FIRST.id };
const REMOVED: NotificationChange = { type: "removed", id: SECOND.id };
const ALL_READ: NotificationChange = { type: "all-read" };

const change = (wanted: NotificationChange) => ({ type: "CHANGE", change: wanted }) as const;

function start(begins: "shown" | "hidden" = "shown") {
  const clock = new SimulatedClock();
  const list = byHand<readonly Notification[]>();
  const made = byHand<void, NotificationChange>();
  const alerts = byHand<number>();
  const visibility = fromCallback<NotificationsEvent>(({ sendBack }) => {
    if (begins === "shown") sendBack({ type: "SHOWN" });
  });
  const actor = createActor(
    notificationsMachine.provide({
      actors: {
        list: list.logic,
        change: made.logic,
        raiseAlerts: alerts.logic,
        visibility,
        ledger: fromCallback(() => undefined),
      },
    }),
    { clock },
  );
  const told: unknown[] = [];
  for (const type of ["LOAD_FAILED", "CHANGED", "CHANGE_FAILED"] as const)
    actor.on(type, (event) => told.push(event));
  actor.start();
  const context = () => actor.getSnapshot().context;
  const looks = () => list.inputs.length;
  return { actor, clock, list, made, alerts, told, context, looks };
}

/** As it is once the notifications were loaded for the first time. */
async function loaded() {
  const started = start();
  await started.list.answer(LIST);
  return started;
}

describe("the notifications", () => {
  it("are nowhere but in their states, by no other way than their transitions", () => {
    const machine = notificationsMachine.provide({
      actors: { list: silent(), change: silent(), raiseAlerts: silent() },
    });
    const there = "notifications.looking.there";
    const events = [
      { type: "SHOWN" },
      { type: "HIDDEN" },
      { type: "RELOAD" },
      { type: "LOOK_FOR_ALERTS" },
      { type: "LEDGER_CHANGED" },
      passed("quiet", "notifications.alerting.settling"),
      change(READ),
      change(ALL_READ),
      done(`${there}.loading`, LIST),
      failed(`${there}.loading`, OFFLINE),
      passed("pause", `${there}.waiting`),
      done("notifications.alerting.working", 1),
      done("notifications.alerting.working", 0),
      failed("notifications.alerting.working", OFFLINE),
      done("notifications.alerting.following", 0),
      failed("notifications.alerting.following", OFFLINE),
      done("notifications.changing.working"),
      failed("notifications.changing.working", OFFLINE),
    ];
    // The notifications themselves, and the length of a pause, change no way.
    const tellApart = ({ context }: { readonly context: unknown }) => {
      const { notifications, changes, pause } = context as ContextFrom<typeof notificationsMachine>;
      return [notifications === null, changes, pause > POLL_INTERVAL_MS];
    };
    expect(walk(machine, { events, tellApart })).toEqual(EVERYWHERE);
  });

  it("are loaded at the start, and looked up every 30 000 ms after each answer", async () => {
    expect(POLL_INTERVAL_MS).toBe(30_000);
    const { clock, list, looks, context } = start();
    expect([looks(), context().notifications]).toEqual([1, null]);
    await list.answer(LIST);
    expect(context().notifications).toEqual(LIST);
    for (const looked of [2, 3]) {
      clock.increment(29_999);
      expect(looks()).toBe(looked - 1);
      clock.increment(1);
      expect(looks()).toBe(looked);
      await list.answer([]);
    }
    expect(context().notifications).toEqual([]);
  });

  it("are not looked up while an earlier look is not answered", () => {
    const { clock, looks } = start();
    clock.increment(10 * POLL_INTERVAL_MS);
    expect(looks()).toBe(1);
  });

  it("are never looked up while nobody sees the page, and at once when somebody does", async () => {
    const { actor, clock, list, looks } = start("hidden");
    clock.increment(10 * POLL_INTERVAL_MS);
    actor.send({ type: "RELOAD" });
    expect(looks()).toBe(0);
    actor.send({ type: "SHOWN" });
    expect(looks()).toBe(1);
    await list.answer(LIST);
    actor.send({ type: "HIDDEN" });
    clock.increment(10 * POLL_INTERVAL_MS);
    expect(looks()).toBe(1);
    actor.send({ type: "SHOWN" });
    expect(looks()).toBe(2);
  });

  it("of a page that was left while they were on their way are asked for anew", async () => {
    const { actor, list, looks, context } = start();
    actor.send({ type: "HIDDEN" });
    await list.answer(LIST);
    expect(context().notifications).toBeNull();
    actor.send({ type: "SHOWN" });
    expect(looks()).toBe(2);
  });

  it("are looked up ever more rarely while that fails, but every 300 000 ms at least", async () => {
    expect(MAX_POLL_INTERVAL_MS).toBe(300_000);
    const { clock, list, looks, told } = start();
    for (const [index, pause] of [60_000, 120_000, 240_000, 300_000, 300_000].entries()) {
      await list.fail(OFFLINE);
      clock.increment(pause - 1);
      expect(looks()).toBe(index + 1);
      clock.increment(1);
      expect(looks()).toBe(index + 2);
    }
    expect(told).toEqual(
      Array.from({ length: 5 }, () => ({ type: "LOAD_FAILED", failure: OFFLINE })),
    );
    await list.answer([]);
    clock.increment(POLL_INTERVAL_MS);
    expect(looks()).toBe(7);
  });

  it("that were there stay while they cannot be loaded", async () => {
    const { clock, list, context } = await loaded();
    clock.increment(POLL_INTERVAL_MS);
    await list.fail(OFFLINE);
    expect(context().notifications).toEqual(LIST);
  });
});

describe("a change to a notification", () => {
  it("holds as soon as it is made, and is followed by a look", async () => {
    const { actor, made, told, looks, context } = await loaded();
    actor.send(change(READ));
    expect(pendingChange(context().changes, FIRST.id)).toBe("read");
    expect(context().notifications).toEqual(LIST);
    await made.answer();
    expect(context()).toMatchObject({
      notifications: [{ ...FIRST, read: true }, SECOND],
      changes: [],
    });
    expect(told).toEqual([{ type: "CHANGED", change: READ }]);
    expect(looks()).toBe(2);
  });

  it("that is asked for twice is made once, and no other of the same notification meanwhile", async () => {
    const { actor, made } = await loaded();
    actor.send(change(READ));
    actor.send(change(READ));
    actor.send(change({ type: "removed", id: FIRST.id }));
    await made.answer();
    expect(made.inputs).toEqual([READ]);
  });

  it("waits for the one before, each with a look of its own", async () => {
    const { actor, made, looks, context } = await loaded();
    for (const wanted of [READ, REMOVED, ALL_READ]) actor.send(change(wanted));
    expect(made.inputs).toEqual([READ]);
    expect(pendingChange(context().changes, SECOND.id)).toBe("removed");
    expect(pendingChange(context().changes, null)).toBe("all-read");
    await made.answer();
    await made.answer();
    await made.answer();
    expect(made.inputs).toEqual([READ, REMOVED, ALL_READ]);
    expect(context()).toMatchObject({ notifications: [{ ...FIRST, read: true }], changes: [] });
    expect(looks()).toBe(4);
  });

  it("that fails tells why, changes nothing, and hinders none that follows", async () => {
    const { actor, made, told, looks, context } = await loaded();
    actor.send(change(READ));
    actor.send(change(REMOVED));
    await made.fail(OFFLINE);
    expect(told).toEqual([{ type: "CHANGE_FAILED", failure: OFFLINE }]);
    expect(context().notifications).toEqual(LIST);
    expect(looks()).toBe(2);
    await made.answer();
    expect(context().notifications).toEqual([FIRST]);
  });

  it("is not undone by a look that began before it", async () => {
    const { actor, clock, list, made, context } = await loaded();
    clock.increment(POLL_INTERVAL_MS);
    const { answer } = list;
    actor.send(change(REMOVED));
    await made.answer();
    await answer([FIRST]);
    expect(context().notifications).toEqual([FIRST]);
  });

  it("fails as unexpected when nobody provided how", async () => {
    const told: unknown[] = [];
    const actor = createActor(notificationsMachine);
    actor.on("CHANGE_FAILED", (event) => told.push(event));
    actor.start().send(change(ALL_READ));
    await settled();
    expect(told).toEqual([{ type: "CHANGE_FAILED", failure: { type: "unexpected" } }]);
  });
});

describe("smart alerts", () => {
  it("are looked for once the ledger has been quiet for 1 000 ms", async () => {
    expect(QUIET_PAUSE_MS).toBe(1000);
    const { actor, clock, alerts, looks } = await loaded();
    actor.send({ type: "LEDGER_CHANGED" });
    clock.increment(999);
    actor.send({ type: "LEDGER_CHANGED" });
    clock.increment(999);
    expect(alerts.inputs).toHaveLength(0);
    clock.increment(1);
    expect(alerts.inputs).toHaveLength(1);
    clock.increment(10_000);
    expect(alerts.inputs).toHaveLength(1);
    await alerts.answer(1);
    expect(looks()).toBe(2);
  });

  it("are looked at after every change of the ledger, which may have taken some away", async () => {
    const { actor, clock, alerts, looks, list } = await loaded();
    actor.send({ type: "LEDGER_CHANGED" });
    clock.increment(QUIET_PAUSE_MS);
    await alerts.answer(0);
    expect(looks()).toBe(2);
    await list.answer([]);
    actor.send({ type: "LEDGER_CHANGED" });
    clock.increment(QUIET_PAUSE_MS);
    await alerts.fail(OFFLINE);
    expect(looks()).toBe(3);
  });

  it("that are new are shown at once", async () => {
    const { actor, alerts, looks } = await loaded();
    actor.send({ type: "LOOK_FOR_ALERTS" });
    await alerts.answer(2);
    expect(looks()).toBe(2);
  });

  it("of which none is new, or that cannot be looked for, are nobody's concern", async () => {
    const { actor, alerts, looks, told } = await loaded();
    actor.send({ type: "LOOK_FOR_ALERTS" });
    await alerts.answer(0);
    actor.send({ type: "LOOK_FOR_ALERTS" });
    await alerts.fail(OFFLINE);
    expect([looks(), told]).toEqual([1, []]);
  });
});
