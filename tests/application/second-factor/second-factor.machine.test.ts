import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { Failure } from "../../../src/application/failure.ts";
import {
  secondFactorMachine,
  type ShownSecret,
} from "../../../src/application/second-factor/second-factor.machine.ts";
import { byHand } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { errorOf, PORT_NOT_PROVIDED } from "../machines/not-provided.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const OFFLINE: Failure = { type: "offline" };
const MADE: ShownSecret = { secret: "GEZDGNBV", uri: "otpauth://totp/a", squares: [[true]] };
const CODES = ["AAAA", "BBBB"];

const typed = (value: string) => ({ type: "CHANGE", value }) as const;
const ask = (about: "renewal" | "removal") => ({ type: "ASK", about }) as const;

function start() {
  const [begin, remove] = [byHand<ShownSecret>(), byHand<void>()];
  const [confirm, renew] = [byHand<readonly string[], string>(), byHand<readonly string[]>()];
  const saved: (readonly string[])[] = [];
  const actor = createActor(
    secondFactorMachine.provide({
      actors: {
        begin: begin.logic,
        confirm: confirm.logic,
        renew: renew.logic,
        remove: remove.logic,
      },
      actions: { save: (_, { codes }) => saved.push(codes) },
    }),
  );
  const told: unknown[] = [];
  actor.on("*", (event) => told.push(event));
  actor.start();
  const shown = async () => {
    actor.send({ type: "BEGIN" });
    await begin.answer(MADE);
  };
  const submit = (code: string) => {
    actor.send(typed(code));
    actor.send({ type: "SUBMIT" });
  };
  return {
    actor,
    begin,
    confirm,
    renew,
    remove,
    saved,
    told,
    shown,
    submit,
    now: () => actor.getSnapshot(),
  };
}

describe("one's own second factor", () => {
  const machine = secondFactorMachine.provide({
    actors: { begin: silent(), confirm: silent(), renew: silent(), remove: silent() },
    actions: { save: () => undefined },
  });

  it("is nowhere but in its states, by no other way than its transitions", () => {
    const events = [
      { type: "BEGIN" },
      typed("123 456"),
      typed("1"),
      { type: "SUBMIT" },
      ask("renewal"),
      ask("removal"),
      { type: "CONFIRM" },
      { type: "CANCEL" },
      { type: "SAVE" },
      { type: "KEPT" },
      done("secondFactor.beginning", MADE),
      failed("secondFactor.beginning", OFFLINE),
      done("secondFactor.confirming", CODES),
      failed("secondFactor.confirming", OFFLINE),
      done("secondFactor.renewing", CODES),
      failed("secondFactor.renewing", OFFLINE),
      done("secondFactor.removing"),
      failed("secondFactor.removing", OFFLINE),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("is set up by a first code, and told once its recovery codes have been kept", async () => {
    const { actor, begin, confirm, told, shown, submit, now } = start();
    await shown();
    actor.send({ type: "BEGIN" });
    expect([begin.inputs.length, now().context.made]).toEqual([1, MADE]);
    submit(" 123 456 ");
    submit("654321");
    expect(confirm.inputs).toEqual(["123 456"]);
    await confirm.answer(CODES);
    expect([now().hasTag("codes"), now().context.codes]).toEqual([true, CODES]);
    expect(told).toEqual([{ type: "CHANGED" }]);
    actor.send({ type: "KEPT" });
    expect(told).toEqual([{ type: "CHANGED" }, { type: "DONE", news: "factor-set" }]);
    expect(now().context.codes).toEqual([]);
  });

  it("tells why it could not be begun", async () => {
    const { actor, begin, told, now } = start();
    actor.send({ type: "BEGIN" });
    expect(now().hasTag("beginning")).toBe(true);
    await begin.fail(OFFLINE);
    expect([now().value, told]).toEqual(["idle", [{ type: "FAILED", failure: OFFLINE }]]);
  });

  it.each(["", "12345", "ABCD-EFGH-JKMN-PQRS"])("asks nobody about %j", async (code) => {
    const { confirm, shown, submit, now } = start();
    await shown();
    submit(code);
    expect([confirm.inputs, now().context.incomplete]).toEqual([[], true]);
  });

  it("keeps a code that was refused, and forgets the secret when it is left", async () => {
    const { actor, confirm, shown, submit, now } = start();
    await shown();
    submit("123456");
    await confirm.fail(OFFLINE);
    expect(now().context).toMatchObject({ code: "123456", failure: OFFLINE, made: MADE });
    actor.send({ type: "CANCEL" });
    expect(now().context).toMatchObject({ code: "", failure: null, made: null });
  });

  it("lets nobody leave the recovery codes by mistake, and hands them over as a file", async () => {
    const { actor, renew, saved, told, now } = start();
    actor.send(ask("renewal"));
    actor.send({ type: "CONFIRM" });
    await renew.answer(CODES);
    actor.send({ type: "CANCEL" });
    expect([now().hasTag("codes"), now().context.warned]).toEqual([true, true]);
    actor.send({ type: "SAVE" });
    expect(saved).toEqual([CODES]);
    actor.send({ type: "KEPT" });
    expect(told).toEqual([{ type: "CHANGED" }, { type: "DONE", news: "codes-renewed" }]);
  });

  it("is removed after a question", async () => {
    const { actor, remove, told, now } = start();
    actor.send(ask("removal"));
    actor.send({ type: "CANCEL" });
    expect(remove.inputs).toEqual([]);
    actor.send(ask("removal"));
    actor.send({ type: "CONFIRM" });
    actor.send({ type: "CONFIRM" });
    expect([remove.inputs.length, now().hasTag("acting")]).toEqual([1, true]);
    await remove.answer();
    expect(told).toEqual([{ type: "CHANGED" }, { type: "DONE", news: "factor-removed" }]);
  });

  it("leaves a question open with what went wrong", async () => {
    const { actor, renew, remove, now } = start();
    for (const [about, act] of [
      ["renewal", renew],
      ["removal", remove],
    ] as const) {
      actor.send(ask(about));
      actor.send({ type: "CONFIRM" });
      await act.fail(OFFLINE);
      expect([now().value, now().context.failure]).toEqual(["asking", OFFLINE]);
      actor.send({ type: "CANCEL" });
    }
  });

  it("hands over nothing that nobody provided", async () => {
    const unsaved = secondFactorMachine.provide({
      actors: { begin: silent(), confirm: silent(), renew: silent(), remove: silent() },
    });
    const events = [
      ask("renewal"),
      { type: "CONFIRM" },
      done("secondFactor.renewing", CODES),
      { type: "SAVE" },
    ];
    expect(await errorOf(unsaved, events)).toEqual(PORT_NOT_PROVIDED);
  });
});
