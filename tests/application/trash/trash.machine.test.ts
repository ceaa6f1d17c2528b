import { createActor, fromCallback, SimulatedClock, type AnyMachineSnapshot } from "xstate";
import { describe, expect, it } from "vitest";
import {
  failureTo,
  isAsked,
  type RestorationInput,
} from "../../../src/application/trash/restorations.ts";
import {
  QUIET_PAUSE_MS,
  trashMachine,
  type TrashEvent,
} from "../../../src/application/trash/trash.machine.ts";
import type { TrashPage } from "../../../src/application/trash/trash.ts";
import type { Undone } from "../../../src/domain/ledger/undone.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import { thingName } from "../../../src/domain/trash/thing-name.ts";
import { TRASH_BATCH_SIZE, type Trashed } from "../../../src/domain/trash/trashed.ts";
import { numbered } from "../../support/numbered.ts";
import { trashedWith } from "../../support/trash.ts";
import { byHand } from "../machines/by-hand.ts";
import { done, failed, passed } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const OFFLINE = { type: "offline" } as const;
const REFUSED = { type: "rejected", status: 409, detail: "Não." } as const;
const NOT_THERE = { type: "rejected", status: 404, detail: "Nada." } as const;
const IMPORT = changeId("import");

const [ONE, TWO, THREE] = [
  trashedWith(),
  trashedWith({ change: IMPORT }),
  trashedWith({ change: IMPORT }),
] as const;

const only = ({ resource, id }: Trashed) => ({ items: [{ resource, id }] });
const pageOf = (things: readonly Trashed[], next: string | null = null): TrashPage => ({
  things,
  next,
});

function start() {
  const page = byHand<TrashPage, { readonly after: string | null }>();
  const restore = byHand<Undone, RestorationInput>();
  const clock = new SimulatedClock();
  let tell: (event: TrashEvent) => void = () => undefined;
  const ledger = fromCallback<TrashEvent>(({ sendBack }) => {
    tell = sendBack;
  });
  const actor = createActor(
    trashMachine(numbered("change")).provide({
      actors: { page: page.logic, restore: restore.logic, ledger },
    }),
    { clock },
  );
  const told: unknown[] = [];
  actor.on("*", (event) => told.push(event));
  actor.start();
  const now = () => actor.getSnapshot().context;
  return {
    actor,
    page,
    restore,
    clock,
    told,
    now,
    ids: () => now().things.map(({ id }) => id),
    changed: () => tell({ type: "LEDGER_CHANGED" }),
    asked: () => page.inputs.map(({ after }) => after),
  };
}

type Context = ReturnType<ReturnType<typeof start>["now"]>;

/** The trash on the screen, whole, with three things. */
async function startWhole() {
  const started = start();
  started.actor.send({ type: "READ" });
  await started.page.answer(pageOf([ONE, TWO, THREE]));
  started.actor.send({ type: "SHOWN" });
  return started;
}

describe("the trash", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = trashMachine(() => "key").provide({
      actors: { page: silent(), restore: silent() },
    });
    const [reading, sending] = ["trash.reading.page", "trash.restoring.sending"];
    const events = [
      { type: "READ" },
      { type: "READ_ON" },
      { type: "SHOWN" },
      { type: "HIDDEN" },
      { type: "LEDGER_CHANGED" },
      { type: "RESTORE", wanted: only(ONE) },
      { type: "CHOOSE", things: [ONE], chosen: true },
      { type: "EMPTIED" },
      done(reading, pageOf([ONE])),
      done(reading, pageOf([ONE], "more")),
      failed(reading, OFFLINE),
      passed("quiet", "trash.reading.settling"),
      done(sending, { restored: 1, kept: [] }),
      failed(sending, REFUSED),
      failed(sending, NOT_THERE),
    ];
    const tellApart = (snapshot: AnyMachineSnapshot) => {
      const { asked, shown, isBehind } = snapshot.context as Context;
      return [asked.length, shown, isBehind];
    };
    expect(walk(machine, { events, tellApart })).toEqual(EVERYWHERE);
  });

  it("is read page by page, and the first is there before the others", async () => {
    const { actor, page, ids, now, asked } = start();
    actor.send({ type: "READ" });
    expect(now().known).toBe(false);
    await page.answer(pageOf([ONE], "after-one"));
    expect([ids(), now().known, now().whole]).toEqual([[ONE.id], true, false]);
    await page.answer(pageOf([TWO, THREE]));
    expect([ids(), now().whole]).toEqual([[ONE.id, TWO.id, THREE.id], true]);
    expect(asked()).toEqual([null, "after-one"]);
  });

  it("goes on where reading failed", async () => {
    const { actor, page, ids, now, asked } = start();
    actor.send({ type: "READ" });
    await page.answer(pageOf([ONE], "after-one"));
    await page.fail(OFFLINE);
    expect([ids(), now().failure]).toEqual([[ONE.id], OFFLINE]);
    actor.send({ type: "READ_ON" });
    await page.answer(pageOf([TWO]));
    expect([ids(), now().failure, now().whole]).toEqual([[ONE.id, TWO.id], null, true]);
    expect(asked()).toEqual([null, "after-one", "after-one"]);
  });

  it("grows whenever twice as much is read, and has all of it where reading fails", async () => {
    const { actor, page, ids } = start();
    actor.send({ type: "READ" });
    await page.answer(pageOf([ONE, TWO], "after-two"));
    await page.answer(pageOf([THREE], "after-three"));
    expect(ids()).toEqual([ONE.id, TWO.id]);
    await page.fail(OFFLINE);
    expect(ids()).toEqual([ONE.id, TWO.id, THREE.id]);
  });

  it("is read anew once the ledger is quiet, and stays in sight until all of it is there", async () => {
    const { page, clock, ids, changed, asked } = await startWhole();
    changed();
    clock.increment(QUIET_PAUSE_MS - 1);
    changed();
    clock.increment(QUIET_PAUSE_MS - 1);
    expect(asked()).toEqual([null]);
    clock.increment(1);
    await page.answer(pageOf([TWO], "after-two"));
    expect(ids()).toEqual([ONE.id, TWO.id, THREE.id]);
    changed();
    await page.answer(pageOf([THREE]));
    expect(ids()).toEqual([TWO.id, THREE.id]);
    clock.increment(QUIET_PAUSE_MS);
    expect(asked()).toEqual([null, null, "after-two", null]);
  });

  it("is not read behind other screens, and begins anew when it is opened", async () => {
    const { actor, clock, changed, asked, now } = await startWhole();
    actor.send({ type: "HIDDEN" });
    changed();
    clock.increment(QUIET_PAUSE_MS);
    expect(asked()).toEqual([null]);
    actor.send({ type: "READ" });
    expect([now().known, now().things]).toEqual([false, []]);
  });

  it("loses at once what was restored, though a page on its way still has it", async () => {
    const { actor, page, restore, ids, told } = await startWhole();
    actor.send({ type: "CHOOSE", things: [ONE, TWO], chosen: true });
    actor.send({ type: "READ" });
    actor.send({ type: "RESTORE", wanted: only(ONE) });
    await restore.answer({ restored: 1, kept: [] });
    expect(ids()).toEqual([TWO.id, THREE.id]);
    await page.answer(pageOf([ONE, TWO, THREE]));
    expect(ids()).toEqual([TWO.id, THREE.id]);
    expect([...actor.getSnapshot().context.chosen]).toEqual([thingName(TWO)]);
    const [{ change } = { change: "" }] = restore.inputs;
    expect(told).toEqual([
      { type: "RESTORED", result: { restored: 1, kept: [] }, wanted: only(ONE), change },
    ]);
  });

  it("gives back an action as a whole", async () => {
    const { actor, restore, ids } = await startWhole();
    actor.send({ type: "RESTORE", wanted: { change: IMPORT } });
    await restore.answer({ restored: 2, kept: [] });
    expect(ids()).toEqual([ONE.id]);
  });

  it("restores one after the other, and nothing twice", async () => {
    const { actor, restore, now } = await startWhole();
    actor.send({ type: "RESTORE", wanted: only(ONE) });
    actor.send({ type: "RESTORE", wanted: only(ONE) });
    actor.send({ type: "RESTORE", wanted: only(TWO) });
    expect(restore.inputs).toHaveLength(1);
    expect([isAsked(now(), only(ONE)), isAsked(now(), only(TWO))]).toEqual([true, true]);
    await restore.answer({ restored: 1, kept: [] });
    expect(restore.inputs.map(({ wanted }) => wanted)).toEqual([only(ONE), only(TWO)]);
    await restore.answer({ restored: 1, kept: [] });
    expect(now().asked).toEqual([]);
  });

  it("tries under the same name what got no answer, and under another what was refused", async () => {
    const { actor, restore, now, told } = await startWhole();
    const again = () => actor.send({ type: "RESTORE", wanted: only(ONE) });
    again();
    await restore.fail(OFFLINE);
    expect(failureTo(now(), only(ONE))).toEqual(OFFLINE);
    again();
    expect(failureTo(now(), only(ONE))).toBeNull();
    await restore.fail(REFUSED);
    again();
    const [first, second, third] = restore.inputs.map(({ change }) => change);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(told).toEqual([
      { type: "FAILED", failure: OFFLINE },
      { type: "FAILED", failure: REFUSED },
    ]);
  });

  it("says of what is not there any more that it is gone, and looks again", async () => {
    const { actor, restore, clock, told, asked, now } = await startWhole();
    actor.send({ type: "RESTORE", wanted: only(ONE) });
    await restore.fail(NOT_THERE);
    clock.increment(QUIET_PAUSE_MS);
    expect([told, asked(), now().failed]).toEqual([[{ type: "GONE" }], [null, null], []]);
  });

  it("takes as many choices as one restoration, and forgets them one by one", async () => {
    const { actor, now } = await startWhole();
    const many = Array.from({ length: TRASH_BATCH_SIZE + 1 }, () => trashedWith());
    actor.send({ type: "CHOOSE", things: many, chosen: true });
    expect(now().chosen.size).toBe(TRASH_BATCH_SIZE);
    actor.send({ type: "CHOOSE", things: many.slice(1), chosen: false });
    expect([...now().chosen]).toEqual(many.slice(0, 1).map(thingName));
  });

  it("has nothing once it is emptied, and is read anew", async () => {
    const { actor, page, ids, asked } = await startWhole();
    actor.send({ type: "CHOOSE", things: [ONE], chosen: true });
    actor.send({ type: "EMPTIED" });
    expect([ids(), actor.getSnapshot().context.chosen.size, asked()]).toEqual([
      [],
      0,
      [null, null],
    ]);
    await page.answer(pageOf([]));
    expect(ids()).toEqual([]);
  });
});
