import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { recoveryLinkMachine } from "../../../src/application/machines/recovery-link.machine.ts";
import { byHand } from "./by-hand.ts";
import { done, failed } from "./synthetic.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

const LINK = "https://financas.exemplo.pt/recuperar#token";

function start() {
  const make = byHand<string, { readonly username: string }>();
  const copy = byHand<void, { readonly text: string }>();
  const actor = createActor(
    recoveryLinkMachine.provide({ actors: { make: make.logic, copy: copy.logic } }),
  ).start();
  actor.send({ type: "OPEN", username: "ana" });
  return { make, copy, send: actor.send.bind(actor), now: () => actor.getSnapshot() };
}

async function made() {
  const started = start();
  started.send({ type: "MAKE" });
  await started.make.answer(LINK);
  return started;
}

describe("a link that an administrator makes", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = recoveryLinkMachine.provide({ actors: { make: silent(), copy: silent() } });
    const events = [
      { type: "OPEN", username: "ana" },
      { type: "MAKE" },
      { type: "COPY" },
      { type: "CLOSE" },
      done("recoveryLink.open.making", LINK),
      failed("recoveryLink.open.making", { type: "offline" }),
      done("recoveryLink.open.made.copying"),
      failed("recoveryLink.open.made.copying", new Error("not allowed")),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("is made when it is asked for, once, and shown", async () => {
    const { make, send, now } = start();
    expect([make.inputs, now().hasTag("open")]).toEqual([[], true]);
    send({ type: "MAKE" });
    send({ type: "MAKE" });
    send({ type: "CLOSE" });
    expect([make.inputs, now().hasTag("making")]).toEqual([[{ username: "ana" }], true]);
    await make.answer(LINK);
    expect([now().hasTag("made"), now().context.link]).toEqual([true, LINK]);
  });

  it("that was not made is told, until it is asked for again", async () => {
    const { make, send, now } = start();
    send({ type: "MAKE" });
    await make.fail({ type: "offline" });
    expect(now().context.failure).toEqual({ type: "offline" });
    send({ type: "MAKE" });
    expect(now().context.failure).toBe(null);
  });

  it("is copied as often as one likes, and says whether it was", async () => {
    const { copy, send, now } = await made();
    send({ type: "COPY" });
    expect(copy.inputs).toEqual([{ text: LINK }]);
    await copy.fail(new Error("not allowed"));
    expect([now().hasTag("not-copied"), now().hasTag("copied")]).toEqual([true, false]);
    send({ type: "COPY" });
    await copy.answer();
    expect([now().hasTag("not-copied"), now().hasTag("copied")]).toEqual([false, true]);
    expect(now().hasTag("made")).toBe(true);
  });

  it("is forgotten when it is closed", async () => {
    const { send, now } = await made();
    send({ type: "CLOSE" });
    expect([now().value, now().context.link]).toEqual(["closed", ""]);
  });
});
