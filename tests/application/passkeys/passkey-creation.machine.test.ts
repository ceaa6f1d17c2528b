import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { Failure } from "../../../src/application/failure.ts";
import { passkeyCreationMachine } from "../../../src/application/passkeys/passkey-creation.machine.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { AuthenticatorFault } from "../../../src/domain/users/authenticator-fault.ts";
import { byHand } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const OFFLINE: Failure = { type: "offline" };
type Made = Result<null, AuthenticatorFault>;

function start() {
  const create = byHand<Made, string>();
  const actors = { create: create.logic };
  const actor = createActor(passkeyCreationMachine.provide({ actors }));
  const told: unknown[] = [];
  actor.on("*", (event) => told.push(event));
  actor.start();
  const submit = (value: string) => {
    actor.send({ type: "OPEN" });
    actor.send({ type: "CHANGE", field: "name", value });
    actor.send({ type: "SUBMIT" });
  };
  return { actor, create, told, submit, now: () => actor.getSnapshot() };
}

describe("making a passkey", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = passkeyCreationMachine.provide({ actors: { create: silent() } });
    const events = [
      { type: "OPEN" },
      { type: "CHANGE", field: "name", value: "Telemóvel" },
      { type: "CHANGE", field: "name", value: "" },
      { type: "SUBMIT" },
      { type: "CLOSE" },
      done("passkeyCreation.creating", accepted(null)),
      done("passkeyCreation.creating", refused("cancelled")),
      done("passkeyCreation.creating", refused("known")),
      failed("passkeyCreation.creating", OFFLINE),
    ];
    // A name is read in a state that nobody sees.
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("asks for a name before anything else", () => {
    const { create, submit, now } = start();
    submit("  ");
    expect(now().context.fault).toEqual({ incomplete: true, issues: { name: "required" } });
    expect(create.inputs).toEqual([]);
    expect(now().hasTag("open")).toBe(true);
  });

  it("makes one at a time, and closes with it told", async () => {
    const { actor, create, told, submit, now } = start();
    submit(" Telemóvel ");
    actor.send({ type: "SUBMIT" });
    actor.send({ type: "CLOSE" });
    expect(create.inputs).toEqual(["Telemóvel"]);
    expect([now().hasTag("open"), now().hasTag("busy")]).toEqual([true, true]);
    await create.answer(accepted(null));
    expect(now().hasTag("open")).toBe(false);
    expect(told).toEqual([{ type: "CREATED" }]);
    expect(now().context.fields.name).toBe("");
  });

  it.each([
    ["cancelled", null],
    ["known", "known"],
    ["elsewhere", "elsewhere"],
    ["unable", "unable"],
  ] as const)(
    "that the authenticator ends as %s keeps the name and tells %s",
    async (reason, told) => {
      const { actor, create, submit, now } = start();
      submit("Telemóvel");
      await create.answer(refused(reason));
      expect(now().context).toMatchObject({
        fields: { name: "Telemóvel" },
        refusal: told,
        failure: null,
      });
      expect([now().hasTag("open"), now().hasTag("busy")]).toEqual([true, false]);
      actor.send({ type: "SUBMIT" });
      expect(now().context.refusal).toBeNull();
      expect(create.inputs).toHaveLength(2);
    },
  );

  it("that fails keeps the name and what went wrong, until the next try or the next opening", async () => {
    const { actor, create, submit, now } = start();
    submit("Telemóvel");
    await create.fail(OFFLINE);
    expect(now().context).toMatchObject({ fields: { name: "Telemóvel" }, failure: OFFLINE });
    actor.send({ type: "CLOSE" });
    actor.send({ type: "OPEN" });
    expect(now().context).toMatchObject({ fields: { name: "" }, failure: null });
  });
});
