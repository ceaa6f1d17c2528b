import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { lookMachine } from "../../../src/application/acts/look.machine.ts";
import { byHand, settled } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const LOADING = "look.open.loading";
const OFFLINE = { type: "offline" } as const;

function start() {
  const look = byHand<readonly string[], { readonly of: string }>();
  const machine = lookMachine<string, readonly string[]>();
  const actor = createActor(machine.provide({ actors: { look: look.logic } })).start();
  const send = (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    return settled();
  };
  const now = () => {
    const snapshot = actor.getSnapshot();
    const { preview, failure } = snapshot.context;
    return { preview, failure, open: snapshot.hasTag("open"), loading: snapshot.hasTag("loading") };
  };
  return { look, send, now };
}

const OPENED = { preview: null, failure: null, open: true, loading: true };

describe("a look", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = lookMachine<string, readonly string[]>();
    const events = [
      { type: "OPEN", of: "a" },
      { type: "RELOAD" },
      { type: "CLOSE" },
      done(LOADING, ["seen"]),
      failed(LOADING, OFFLINE),
    ];
    expect(walk(machine.provide({ actors: { look: silent() } }), { events })).toEqual(EVERYWHERE);
  });

  it("loads what there is to see each time it is opened", async () => {
    const { look, send, now } = start();
    await send({ type: "OPEN", of: "a" });
    expect(now()).toEqual(OPENED);
    await look.answer(["seen"]);
    expect(now()).toEqual({ preview: ["seen"], failure: null, open: true, loading: false });
    await send({ type: "CLOSE" });
    expect(now().open).toBe(false);
    await send({ type: "OPEN", of: "b" });
    expect(now()).toEqual(OPENED);
    expect(look.inputs).toEqual([{ of: "a" }, { of: "b" }]);
  });

  it("says why it could not, and loads again when it is asked to", async () => {
    const { look, send, now } = start();
    await send({ type: "OPEN", of: "a" });
    await look.fail(OFFLINE);
    expect(now()).toEqual({ preview: null, failure: OFFLINE, open: true, loading: false });
    await send({ type: "RELOAD" });
    expect(now().loading).toBe(true);
    await look.answer(["seen"]);
    expect(now()).toEqual({ preview: ["seen"], failure: null, open: true, loading: false });
  });

  it("is loaded anew when what it is of has changed, and stays in sight meanwhile", async () => {
    const { look, send, now } = start();
    await send({ type: "RELOAD" });
    expect(look.inputs).toEqual([]);
    await send({ type: "OPEN", of: "a" });
    await look.answer(["seen"]);
    await send({ type: "RELOAD" });
    expect(now()).toEqual({ preview: ["seen"], failure: null, open: true, loading: true });
    await look.answer(["seen", "more"]);
    expect(now()).toEqual({ preview: ["seen", "more"], failure: null, open: true, loading: false });
  });

  it("of one thing never shows what was loaded of another", async () => {
    const { look, send, now } = start();
    await send({ type: "OPEN", of: "a" });
    await look.answer(["seen"]);
    await send({ type: "OPEN", of: "b" });
    expect(now()).toEqual(OPENED);
    await look.answer([]);
    expect(now()).toEqual({ preview: [], failure: null, open: true, loading: false });
  });

  it("that was closed while it loads shows nothing", async () => {
    const { look, send, now } = start();
    await send({ type: "OPEN", of: "a" });
    await send({ type: "CLOSE" });
    await look.answer(["seen"]);
    expect(now()).toEqual({ preview: null, failure: null, open: false, loading: false });
  });
});
