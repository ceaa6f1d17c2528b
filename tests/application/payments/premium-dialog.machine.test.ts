import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import { premiumDialogMachine } from "../../../src/application/payments/premium-dialog.machine.ts";
import { byHand, settled } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const ADDRESS = "https://pagamento.example/premium";

function start() {
  const loadAddress = byHand<string | null>();
  const actor = createActor(
    premiumDialogMachine.provide({ actors: { loadAddress: loadAddress.logic } }),
  );
  const opened: string[] = [];
  actor.on("CHECKOUT_OPENED", ({ type }) => opened.push(type));
  actor.start();
  const now = () => {
    const snapshot = actor.getSnapshot();
    return {
      state: snapshot.value,
      address: snapshot.context.address,
      tags: [...snapshot.tags].toSorted(),
    };
  };
  return { actor, loadAddress, opened, now };
}

describe("the offer of Premium", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const events = [
      { type: "OPEN" },
      { type: "CLOSE" },
      { type: "CHECKOUT_OPENED" },
      done("premiumDialog.loading", ADDRESS),
      done("premiumDialog.loading", null),
      failed("premiumDialog.loading", { type: "offline" }),
    ];
    const machine = premiumDialogMachine.provide({ actors: { loadAddress: silent() } });
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("is open while it asks where Premium is bought, once", () => {
    const { actor, loadAddress, now } = start();
    expect(now().tags).toEqual([]);
    actor.send({ type: "OPEN" });
    actor.send({ type: "OPEN" });
    expect(now()).toEqual({ state: "loading", address: null, tags: ["busy", "open"] });
    expect(loadAddress.inputs.length).toBe(1);
  });

  it("leads where the server says", async () => {
    const { actor, loadAddress, now } = start();
    actor.send({ type: "OPEN" });
    await loadAddress.answer(ADDRESS);
    expect(now()).toEqual({ state: "ready", address: ADDRESS, tags: ["open"] });
  });

  it("that cannot be asked for leads nowhere, not where it led before", async () => {
    const { actor, loadAddress, now } = start();
    actor.send({ type: "OPEN" });
    await loadAddress.answer(ADDRESS);
    actor.send({ type: "CLOSE" });
    actor.send({ type: "OPEN" });
    await loadAddress.fail({ type: "offline" });
    expect(now()).toEqual({ state: "ready", address: null, tags: ["open"] });
  });

  it("can be closed while it asks, and a late answer opens nothing", async () => {
    const { actor, loadAddress, now } = start();
    actor.send({ type: "OPEN" });
    actor.send({ type: "CLOSE" });
    await loadAddress.answer(ADDRESS);
    expect(now()).toEqual({ state: "closed", address: null, tags: [] });
  });

  it("that was taken closes and says so once", async () => {
    const { actor, loadAddress, opened, now } = start();
    actor.send({ type: "CHECKOUT_OPENED" });
    actor.send({ type: "OPEN" });
    actor.send({ type: "CHECKOUT_OPENED" });
    expect(opened).toEqual([]);
    await loadAddress.answer(ADDRESS);
    actor.send({ type: "CHECKOUT_OPENED" });
    actor.send({ type: "CHECKOUT_OPENED" });
    expect([now().state, opened]).toEqual(["closed", ["CHECKOUT_OPENED"]]);
  });

  it("that was closed says nothing", async () => {
    const { actor, loadAddress, opened } = start();
    actor.send({ type: "OPEN" });
    await loadAddress.answer(ADDRESS);
    actor.send({ type: "CLOSE" });
    expect(opened).toEqual([]);
  });

  it("leads nowhere when nobody provided where", async () => {
    const actor = createActor(premiumDialogMachine).start();
    actor.send({ type: "OPEN" });
    await settled();
    const { value, context } = actor.getSnapshot();
    expect([value, context.address]).toEqual(["ready", null]);
  });
});
