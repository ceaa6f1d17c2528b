import { createActor, SimulatedClock, type AnyMachineSnapshot } from "xstate";
import { describe, expect, it } from "vitest";
import {
  TOAST_DURATION_MS,
  TOAST_REMOVAL_DELAY_MS,
  toastMachine,
} from "../../../src/application/device/toast.machine.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import type { Notice } from "../../../src/application/notice.ts";
import { passed } from "../machines/synthetic.ts";
import { EVERYWHERE, walk } from "../machines/walk.ts";

const SAVED: Notice = { type: "transaction-changed", kind: "income", change: "created" };
const won = (name: string): Notice => ({
  type: "achievement-won",
  achievement: { name, description: "Porque sim.", points: 10 },
});
const [FIRST, SECOND, THIRD] = [won("Primeira"), won("Segunda"), won("Terceira")];
const FAILED: Notice = { type: "failed", failure: { type: "offline" } };

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(toastMachine, { clock }).start();
  const now = () => {
    const { value, context } = actor.getSnapshot();
    return [value, context.notice];
  };
  return { actor, clock, now };
}

describe("the toast", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const events = [
      { type: "NOTIFY", notice: SAVED },
      { type: "NOTIFY", notice: FAILED, following: [SAVED] },
      { type: "DISMISS" },
      passed("duration", "toast.shown"),
      passed("removal", "toast.dismissed"),
    ];
    // However many wait, what matters is whether somebody does.
    const tellApart = ({ context }: AnyMachineSnapshot) => [
      (context as { readonly notice: unknown }).notice,
      (context as { readonly waiting: readonly unknown[] }).waiting.length > 0,
    ];
    expect(walk(toastMachine, { events, tellApart })).toEqual(EVERYWHERE);
  });

  it("lasts 10 000 ms where it offers to undo what it tells", () => {
    const { actor, clock, now } = start();
    const undo = changeId("merge");
    const notice: Notice = { type: "category-changed", news: { type: "removed" }, undo };
    actor.send({ type: "NOTIFY", notice });
    clock.increment(9999);
    expect(now()).toEqual(["shown", notice]);
    clock.increment(1);
    expect(now()).toEqual(["dismissed", notice]);
  });

  it("lasts 5 000 ms, and is remembered for 1 000 000 ms more", () => {
    expect([TOAST_DURATION_MS, TOAST_REMOVAL_DELAY_MS]).toEqual([5000, 1_000_000]);
    const { actor, clock, now } = start();
    actor.send({ type: "NOTIFY", notice: SAVED });
    clock.increment(4999);
    expect(now()).toEqual(["shown", SAVED]);
    clock.increment(1);
    expect(now()).toEqual(["dismissed", SAVED]);
    clock.increment(999_999);
    expect(now()).toEqual(["dismissed", SAVED]);
    clock.increment(1);
    expect(now()).toEqual(["empty", null]);
  });

  it("is one at a time: a new one takes the place of the old and has all its time", () => {
    const { actor, clock, now } = start();
    actor.send({ type: "NOTIFY", notice: SAVED });
    clock.increment(4999);
    actor.send({ type: "NOTIFY", notice: FAILED });
    clock.increment(4999);
    expect(now()).toEqual(["shown", FAILED]);
    clock.increment(1);
    expect(now()).toEqual(["dismissed", FAILED]);
  });

  it("that was dismissed gives way to a new one, and does not take it away later", () => {
    const { actor, clock, now } = start();
    actor.send({ type: "NOTIFY", notice: SAVED });
    actor.send({ type: "DISMISS" });
    expect(now()).toEqual(["dismissed", SAVED]);
    clock.increment(999_999);
    actor.send({ type: "NOTIFY", notice: FAILED });
    clock.increment(1);
    expect(now()).toEqual(["shown", FAILED]);
  });

  it("that is followed by others gives way to them, each of which has all its time", () => {
    const { actor, clock, now } = start();
    actor.send({ type: "NOTIFY", notice: FIRST, following: [SECOND, THIRD] });
    clock.increment(4999);
    expect(now()).toEqual(["shown", FIRST]);
    clock.increment(1);
    expect(now()).toEqual(["shown", SECOND]);
    clock.increment(4999);
    expect(now()).toEqual(["shown", SECOND]);
    clock.increment(1);
    expect(now()).toEqual(["shown", THIRD]);
    clock.increment(5000);
    expect(now()).toEqual(["dismissed", THIRD]);
  });

  it("that is dismissed gives way to what follows it at once", () => {
    const { actor, clock, now } = start();
    actor.send({ type: "NOTIFY", notice: FIRST, following: [SECOND] });
    clock.increment(3000);
    actor.send({ type: "DISMISS" });
    expect(now()).toEqual(["shown", SECOND]);
    clock.increment(4999);
    expect(now()).toEqual(["shown", SECOND]);
    actor.send({ type: "DISMISS" });
    expect(now()).toEqual(["dismissed", SECOND]);
  });

  it("takes the place of one of a series, the rest of which is still seen", () => {
    const { actor, clock, now } = start();
    actor.send({ type: "NOTIFY", notice: FIRST, following: [SECOND] });
    actor.send({ type: "NOTIFY", notice: FAILED, following: [THIRD] });
    expect(now()).toEqual(["shown", FAILED]);
    clock.increment(5000);
    expect(now()).toEqual(["shown", SECOND]);
    clock.increment(5000);
    expect(now()).toEqual(["shown", THIRD]);
  });

  it("that is not there cannot be dismissed", () => {
    const { actor, now } = start();
    actor.send({ type: "DISMISS" });
    expect(now()).toEqual(["empty", null]);
  });
});
