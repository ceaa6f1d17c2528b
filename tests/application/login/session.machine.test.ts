import { createActor, fromCallback, SimulatedClock } from "xstate";
import { describe, expect, it } from "vitest";
import {
  LOG_OUT_TIMEOUT_MS,
  sessionMachine,
  type SessionEvent,
} from "../../../src/application/login/session.machine.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { userWith } from "../../support/users.ts";
import { byHand } from "../machines/by-hand.ts";
import { done, failed, passed } from "../machines/synthetic.ts";
import { errorOf, PORT_NOT_PROVIDED } from "../machines/not-provided.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const USER = userWith();
const SESSION: Session = { token: "t1", user: USER };
const PREMIUM: User = { ...USER, plan: "premium" };
const ANSWER_ENDED: SessionEvent = { type: "UNAUTHENTICATED" };

/** A page whose server and storage a test plays; `log` tells what was done to the storage, in order. */
function start() {
  const clock = new SimulatedClock();
  const restore = byHand<Session | null>();
  const loadUser = byHand<User>();
  const revoke = byHand<void, { readonly token: string }>();
  const log: unknown[] = [];
  let listening = 0;
  let tell: (event: SessionEvent) => void = () => undefined;
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        restore: restore.logic,
        loadUser: loadUser.logic,
        revoke: revoke.logic,
        outsideEvents: fromCallback<SessionEvent>(({ sendBack }) => {
          listening += 1;
          tell = sendBack;
          return () => {
            listening -= 1;
          };
        }),
      },
      actions: {
        store: (_, { session }) => log.push(session),
        updateStored: (_, { session }) => log.push({ updated: session }),
        forgetSession: (_, { session }) => log.push({ forgotten: session }),
        forgetConsent: () => log.push("consent forgotten"),
      },
    }),
    { clock },
  );
  actor.on("SIGNED_OUT", ({ type }) => log.push(type));
  actor.start();
  return {
    actor,
    clock,
    restore,
    loadUser,
    revoke,
    log,
    hear: (event: SessionEvent) => tell(event),
    isListening: () => listening > 0,
    state: () => actor.getSnapshot().value,
    session: () => actor.getSnapshot().context.session,
  };
}

async function signedIn() {
  const page = start();
  await page.restore.answer(SESSION);
  await page.loadUser.answer(USER);
  page.log.length = 0;
  return page;
}

describe("the session", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = sessionMachine.provide({
      actors: { restore: silent(), loadUser: silent(), revoke: silent() },
      actions: {
        store: () => {},
        updateStored: () => {},
        forgetSession: () => {},
        forgetConsent: () => {},
      },
    });
    const [loading, refreshing] = ["session.loading", "session.authenticated.refreshing"];
    const leaving = "session.authenticated.leaving";
    const events = [
      done(loading, SESSION),
      done(loading, null),
      failed(loading, "storage"),
      { type: "LOGGED_IN", session: SESSION },
      { type: "LOG_OUT" },
      { type: "UNAUTHENTICATED" },
      { type: "ENDED_ELSEWHERE" },
      { type: "REFRESH" },
      done(refreshing, PREMIUM),
      failed(refreshing, { type: "offline" }),
      done(leaving),
      failed(leaving, { type: "offline" }),
      passed("patience", leaving),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("does nothing to storage or server that nobody provided", async () => {
    const machine = sessionMachine.provide({
      actors: { restore: silent(), loadUser: silent(), revoke: silent() },
    });
    const restored = [done("session.loading", null), { type: "LOGGED_IN", session: SESSION }];
    expect(await errorOf(machine, restored)).toEqual(PORT_NOT_PROVIDED);
    const left = [done("session.loading", SESSION), ANSWER_ENDED];
    expect(await errorOf(machine, left)).toEqual(PORT_NOT_PROVIDED);
  });
});

describe("a page that starts", () => {
  it("is loading until it knows who is signed in", () => {
    expect([start().state(), start().session()]).toEqual(["loading", null]);
  });

  it("restores what is stored, and asks the server who the user is now", async () => {
    const { restore, loadUser, log, state, session } = start();
    await restore.answer(SESSION);
    expect(state()).toEqual({ authenticated: "refreshing" });
    expect(session()).toEqual(SESSION);
    expect(log).toEqual([]);
    await loadUser.answer(PREMIUM);
    expect(state()).toEqual({ authenticated: "current" });
    expect(session()).toEqual({ token: "t1", user: PREMIUM });
    expect(log).toEqual([{ updated: { token: "t1", user: PREMIUM } }]);
  });

  it.each(["nothing", "rubbish"])("with %s stored is anonymous", async (stored) => {
    const { restore, state, session, isListening } = start();
    await (stored === "nothing" ? restore.answer(null) : restore.fail(new Error(stored)));
    expect([state(), session(), isListening()]).toEqual(["anonymous", null, false]);
  });

  it("hears other tabs only while somebody is signed in", async () => {
    const { actor, isListening } = await signedIn();
    expect(isListening()).toBe(true);
    actor.send(ANSWER_ENDED);
    expect(isListening()).toBe(false);
  });
});

describe("a login", () => {
  it("stores token and user, and does not ask for what it was just told", async () => {
    const { actor, restore, loadUser, log, state, session } = start();
    await restore.answer(null);
    actor.send({ type: "LOGGED_IN", session: SESSION });
    expect(state()).toEqual({ authenticated: "current" });
    expect(session()).toEqual(SESSION);
    expect(log).toEqual([SESSION]);
    expect(loadUser.inputs).toEqual([]);
  });

  it("does not replace a session that runs", async () => {
    const { actor, log, session } = await signedIn();
    actor.send({ type: "LOGGED_IN", session: { token: "t2", user: PREMIUM } });
    expect([session(), log]).toEqual([SESSION, []]);
  });
});

describe("a refresh", () => {
  it("takes over what the server knows, and keeps the token", async () => {
    const { actor, loadUser, log, session } = await signedIn();
    actor.send({ type: "REFRESH" });
    await loadUser.answer(PREMIUM);
    expect(session()).toEqual({ token: "t1", user: PREMIUM });
    expect(log).toEqual([{ updated: { token: "t1", user: PREMIUM } }]);
  });

  it("that fails keeps the user, and what is stored", async () => {
    const { actor, loadUser, log, state, session } = await signedIn();
    actor.send({ type: "REFRESH" });
    await loadUser.fail({ type: "offline" });
    expect([state(), session(), log]).toEqual([{ authenticated: "current" }, SESSION, []]);
  });

  it("is one at a time", async () => {
    const { actor, loadUser } = await signedIn();
    actor.send({ type: "REFRESH" });
    actor.send({ type: "REFRESH" });
    expect(loadUser.inputs.length).toBe(2);
  });

  it("comes when the page is seen again", async () => {
    const { hear, state } = await signedIn();
    hear({ type: "REFRESH" });
    expect(state()).toEqual({ authenticated: "refreshing" });
  });
});

describe("a call that was answered with 401", () => {
  it.each(["current", "refreshing"])(
    "removes token and user, but not the consent, while %s",
    async (while_) => {
      const { actor, log, state, session } = await signedIn();
      if (while_ === "refreshing") actor.send({ type: "REFRESH" });
      actor.send(ANSWER_ENDED);
      expect([state(), session()]).toEqual(["signedOut", null]);
      expect(log).toEqual([{ forgotten: SESSION }, "SIGNED_OUT"]);
    },
  );

  it("is told once, however many calls were", async () => {
    const { actor, log } = await signedIn();
    actor.send(ANSWER_ENDED);
    expect(actor.getSnapshot().status).toBe("done");
    expect(log.filter((entry) => entry === "SIGNED_OUT").length).toBe(1);
  });

  it("by nobody changes nothing", async () => {
    const { actor, restore, log, state } = start();
    await restore.answer(null);
    actor.send(ANSWER_ENDED);
    expect([state(), log]).toEqual(["anonymous", []]);
  });
});

describe("a logout", () => {
  const FORGOTTEN = [{ forgotten: SESSION }, "consent forgotten", "SIGNED_OUT"];

  it("waits for the server, then removes token, user and both consent entries", async () => {
    const { actor, revoke, log, state, session } = await signedIn();
    actor.send({ type: "LOG_OUT" });
    expect(actor.getSnapshot().hasTag("busy")).toBe(true);
    expect(log).toEqual([]);
    await revoke.answer();
    expect([state(), session(), log]).toEqual(["signedOut", null, FORGOTTEN]);
  });

  it("goes on alone when the server fails", async () => {
    const { actor, revoke, log } = await signedIn();
    actor.send({ type: "LOG_OUT" });
    await revoke.fail({ type: "offline" });
    expect(log).toEqual(FORGOTTEN);
  });

  it("of a session that the server no longer knows forgets the consent all the same", async () => {
    const { actor, log, state } = await signedIn();
    actor.send({ type: "LOG_OUT" });
    actor.send(ANSWER_ENDED);
    expect([state(), log]).toEqual(["signedOut", FORGOTTEN]);
  });

  it("has 3 000 ms of patience", async () => {
    expect(LOG_OUT_TIMEOUT_MS).toBe(3000);
    const { actor, clock, log, state } = await signedIn();
    actor.send({ type: "LOG_OUT" });
    clock.increment(2999);
    expect([state(), log]).toEqual([{ authenticated: "leaving" }, []]);
    clock.increment(1);
    expect([state(), log]).toEqual(["signedOut", FORGOTTEN]);
  });

  it("does not wait for a refresh", async () => {
    const { actor, revoke, log, session } = await signedIn();
    actor.send({ type: "REFRESH" });
    actor.send({ type: "LOG_OUT" });
    await revoke.answer();
    expect([session(), log]).toEqual([null, FORGOTTEN]);
  });

  it("asks the server once, however often it is clicked", async () => {
    const { actor, revoke } = await signedIn();
    actor.send({ type: "LOG_OUT" });
    actor.send({ type: "LOG_OUT" });
    expect(revoke.inputs).toEqual([{ token: "t1" }]);
  });
});

describe("another tab's change", () => {
  it.each(["current", "refreshing", "leaving"])(
    "ends the session without touching what is stored, while %s",
    async (while_) => {
      const { actor, hear, log, state, session } = await signedIn();
      if (while_ === "refreshing") actor.send({ type: "REFRESH" });
      if (while_ === "leaving") actor.send({ type: "LOG_OUT" });
      hear({ type: "ENDED_ELSEWHERE" });
      expect([state(), session(), log]).toEqual(["signedOut", null, ["SIGNED_OUT"]]);
    },
  );
});
