import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import {
  consentMachine,
  type ConsentEvent,
  type ConsentInput,
} from "../../../src/application/consent/consent.machine.ts";
import { errorOf, PORT_NOT_PROVIDED } from "../machines/not-provided.ts";
import { EVERYWHERE, walk } from "../machines/walk.ts";

const NOW = 1_700_000_000_000;
const VALIDITY = 365 * 24 * 60 * 60 * 1000;

const NEVER: ConsentInput = { acceptedAt: null, now: NOW };
const HOLDING: ConsentInput = { acceptedAt: NOW - VALIDITY + 1, now: NOW };
const EXPIRED: ConsentInput = { acceptedAt: NOW - VALIDITY, now: NOW };

/** A reader of a policy of 1 000 px in a window of 400 px who has so many pixels left. */
const scrolledTo = (left: number): ConsentEvent => ({
  type: "SCROLLED",
  scrolled: 600 - left,
  visible: 400,
  whole: 1000,
});

const EVENTS: readonly ConsentEvent[] = [
  scrolledTo(51),
  scrolledTo(50),
  { type: "ACCEPT" },
  { type: "DECLINE" },
  { type: "RECONSIDER" },
  { type: "WITHDRAW" },
];

function start(input: ConsentInput) {
  const log: string[] = [];
  const actor = createActor(
    consentMachine.provide({
      actions: { store: () => log.push("stored"), forget: () => log.push("forgotten") },
    }),
    { input },
  ).start();
  const after = (...events: readonly ConsentEvent[]) => {
    events.forEach((event) => actor.send(event));
    return actor.getSnapshot().value;
  };
  return { actor, log, after };
}

describe("a consent", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = consentMachine.provide({
      actions: { store: () => undefined, forget: () => undefined },
    });
    const inputs = [NEVER, HOLDING, EXPIRED];
    expect(walk(machine, { events: EVENTS, inputs })).toEqual(EVERYWHERE);
  });

  it("that was never given is asked for", () => {
    const { after, log } = start(NEVER);
    expect([after(), log]).toEqual([{ asking: "unread" }, []]);
  });

  it("holds until the last millisecond of its 365 days", () => {
    const { after, log } = start(HOLDING);
    expect([after(), log]).toEqual(["accepted", []]);
  });

  it("that is taken back is forgotten and asked for again, and only one that was given", () => {
    const { after, log } = start(HOLDING);
    expect([after({ type: "WITHDRAW" }), log]).toEqual([{ asking: "unread" }, ["forgotten"]]);
    expect([after({ type: "WITHDRAW" }), log]).toEqual([{ asking: "unread" }, ["forgotten"]]);
  });

  it("is forgotten and asked for again after exactly 365 days", () => {
    const { after, log } = start(EXPIRED);
    expect([after(), log]).toEqual([{ asking: "unread" }, ["forgotten"]]);
  });

  it("can neither be given nor refused before the policy is read", () => {
    const { actor, after, log } = start(NEVER);
    expect(after({ type: "ACCEPT" }, { type: "DECLINE" }, scrolledTo(51))).toEqual({
      asking: "unread",
    });
    expect(after({ type: "ACCEPT" }, { type: "DECLINE" })).toEqual({ asking: "unread" });
    expect([actor.getSnapshot().hasTag("answerable"), log]).toEqual([false, []]);
  });

  it("can be given within 50 px of the end, and is stored", () => {
    const { actor, after, log } = start(NEVER);
    expect(after(scrolledTo(50))).toEqual({ asking: "read" });
    expect(actor.getSnapshot().hasTag("answerable")).toBe(true);
    expect([after({ type: "ACCEPT" }), log]).toEqual(["accepted", ["stored"]]);
  });

  it("can still be given by a reader who scrolls back", () => {
    expect(start(NEVER).after(scrolledTo(0), scrolledTo(600), { type: "ACCEPT" })).toBe("accepted");
  });

  it("that was refused is stored nowhere, and is asked for again with the policy unread", () => {
    const { actor, after, log } = start(NEVER);
    actor.on("DECLINED", () => log.push("told"));
    expect(after(scrolledTo(0), { type: "DECLINE" })).toBe("declined");
    expect(after({ type: "ACCEPT" })).toBe("declined");
    expect(after({ type: "RECONSIDER" })).toEqual({ asking: "unread" });
    expect(log).toEqual(["forgotten", "told"]);
  });

  it("stores and forgets nothing that nobody provided", async () => {
    expect(await errorOf(consentMachine, [], EXPIRED)).toEqual(PORT_NOT_PROVIDED);
    const given = [scrolledTo(0), { type: "ACCEPT" }];
    expect(await errorOf(consentMachine, given, NEVER)).toEqual(PORT_NOT_PROVIDED);
    expect(await errorOf(consentMachine, [], HOLDING)).toBe(undefined);
  });
});
