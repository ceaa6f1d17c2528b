import { createActor, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import {
  REDIRECT_DELAY,
  registrationMachine,
} from "../../../src/application/machines/registration.machine.ts";
import type { Registration } from "../../../src/application/ports/registrations.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { userWith } from "../../support/users.ts";
import { byHand, settled } from "./by-hand.ts";
import { done, failed, passed } from "./synthetic.ts";
import { errorOf, PORT_NOT_PROVIDED } from "./unprovided.ts";
import { EVERYWHERE, silent, walk } from "./walk.ts";

type RegistrationFields = Registration & { readonly repeated: string };

const USER = userWith();
const GOOD: RegistrationFields = {
  username: "ana",
  email: "ana@exemplo.pt",
  password: "Segredo!1",
  repeated: "Segredo!1",
};
const TAKEN = { type: "rejected", status: 409, detail: "Este email já está em uso." } as const;

const changes = (fields: Partial<RegistrationFields>) =>
  Object.entries(fields).map(
    ([field, value]) =>
      ({ type: "CHANGE", field: field as keyof RegistrationFields, value }) as const,
  );

function start() {
  const clock = new SimulatedClock();
  const register = byHand<User, Registration>();
  const registered: (User | null)[] = [];
  const actor = createActor(
    registrationMachine.provide({
      actors: { register: register.logic },
      actions: { registered: (_, { user }) => registered.push(user) },
    }),
    { clock },
  ).start();
  const submit = (fields: Partial<RegistrationFields> = {}) => {
    changes(fields).forEach((event) => actor.send(event));
    actor.send({ type: "SUBMIT" });
  };
  return { actor, clock, register, registered, submit, now: () => actor.getSnapshot() };
}

describe("a registration", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = registrationMachine.provide({
      actors: { register: silent() },
      actions: { registered: () => undefined },
    });
    const events = [
      ...changes(GOOD),
      { type: "SUBMIT" },
      done("registration.submitting", USER),
      failed("registration.submitting", TAKEN),
      passed("redirect", "registration.success"),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it.each([
    [{ username: " " }, "incomplete"],
    [{ email: "" }, "incomplete"],
    [{ password: "" }, "incomplete"],
    [{ repeated: "" }, "incomplete"],
    [{ password: "x", repeated: "y" }, "mismatch"],
    [{ password: "curta", repeated: "curta" }, "too-short"],
    [{ password: "comprida", repeated: "comprida" }, "no-digit"],
    [{ password: "comprida1", repeated: "comprida1" }, "no-special"],
  ] as const)("with %j is not sent, for it is %s", (fields, fault) => {
    const { register, submit, now } = start();
    submit({ ...GOOD, ...fields });
    expect(register.inputs).toEqual([]);
    expect([now().value, now().context.fault]).toEqual(["form", fault]);
    expect(now().context).toMatchObject({ ...GOOD, ...fields });
  });

  it("is sent without white space around name and email, and without the repetition", () => {
    const { register, submit, now } = start();
    submit({ ...GOOD, username: " ana ", email: " ana@exemplo.pt " });
    const { username, email, password } = GOOD;
    expect(register.inputs).toEqual([{ username, email, password }]);
    expect([now().value, now().hasTag("busy")]).toEqual(["submitting", true]);
  });

  it("that is under way can neither be changed nor sent again", () => {
    const { register, submit, now } = start();
    submit(GOOD);
    submit({ username: "rui" });
    expect(register.inputs.length).toBe(1);
    expect(now().context.username).toBe("ana");
  });

  it("that fails keeps what was typed and tells the failure until it is tried again", async () => {
    const { register, submit, now } = start();
    submit(GOOD);
    await register.fail(TAKEN);
    expect(now().value).toBe("form");
    expect(now().context).toEqual({ ...GOOD, fault: null, failure: TAKEN, user: null });
    submit({ email: "rui@exemplo.pt" });
    expect(now().context.failure).toBe(null);
    expect(register.inputs[1]).toMatchObject({ email: "rui@exemplo.pt" });
  });

  it("tells either a failure or a broken rule, never both", async () => {
    const { register, submit, now } = start();
    submit({ ...GOOD, repeated: "x" });
    submit(GOOD);
    expect(now().context.fault).toBe(null);
    await register.fail({ type: "offline" });
    submit({ password: "x" });
    expect(now().context).toMatchObject({ failure: null, fault: "mismatch" });
  });

  it("shows its success for 1 500 ms, and hands the answer over then", async () => {
    expect(REDIRECT_DELAY).toBe(1500);
    const { clock, register, registered, submit, now } = start();
    submit(GOOD);
    await register.answer(USER);
    clock.increment(1499);
    expect([now().value, registered]).toEqual(["success", []]);
    clock.increment(1);
    expect([now().status, registered]).toEqual(["done", [USER]]);
  });

  it("that succeeded cannot be sent again", async () => {
    const { register, submit, now } = start();
    submit(GOOD);
    await register.answer(USER);
    submit();
    expect([now().value, register.inputs.length]).toEqual(["success", 1]);
  });

  it("reaches nobody that nobody provided", async () => {
    const actor = createActor(registrationMachine).start();
    [...changes(GOOD), { type: "SUBMIT" } as const].forEach((event) => actor.send(event));
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual({ type: "unexpected" });
  });

  it("hands nothing over to what nobody provided", async () => {
    const machine = registrationMachine.provide({ actors: { register: silent() } });
    const events = [
      ...changes(GOOD),
      { type: "SUBMIT" },
      done("registration.submitting", USER),
      passed("redirect", "registration.success"),
    ];
    expect(await errorOf(machine, events)).toEqual(PORT_NOT_PROVIDED);
  });
});
