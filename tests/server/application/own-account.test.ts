import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Decision } from "../../../server/application/profile/remembered-deletions.ts";
import { applyDeletions } from "../../../server/application/profile/apply-deletions.ts";
import {
  endFutureSessions,
  endOtherSessions,
  endSession,
  logOut,
} from "../../../server/application/login/end-sessions.ts";
import { endLapsedPlan } from "../../../server/application/payments/end-lapsed-plans.ts";
import { heedPayment } from "../../../server/application/payments/heed-payment.ts";
import { listPasskeys } from "../../../server/application/passkeys/list-passkeys.ts";
import { listSessions } from "../../../server/application/login/list-sessions.ts";
import { makeRecoveryLink } from "../../../server/application/recovery/make-recovery-link.ts";
import { readSecondFactor } from "../../../server/application/second-factor/read-second-factor.ts";
import { listConsents, recordConsent } from "../../../server/application/profile/record-consent.ts";
import { removeForGood } from "../../../server/application/profile/remove-for-good.ts";
import { removePasskey } from "../../../server/application/passkeys/remove-passkey.ts";
import {
  removeFactorInTerminal,
  removeFactorOf,
  removeOwnFactor,
} from "../../../server/application/second-factor/remove-second-factor.ts";
import { renewCodes } from "../../../server/application/second-factor/renew-codes.ts";
import { POLICY_VERSION } from "../../../src/domain/consent/consent-record.ts";
import { passkeyId, sessionId, userId, type UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import { actorOf, meanwhile } from "../support/meanwhile.ts";
import { adminSession, logIn, newPerson } from "../support/people.ts";
import { setUpFactor } from "../support/second-factor.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { DAY, HOUR, testClock } from "../support/test-clock.ts";

describe.each(SERVERS)("one's own account over $name", ({ start }) => {
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  const newActor = async () => actorOf(server, await newPerson(server));
  const sessionsOf = async (owner: UserId) =>
    (await server.stores.tokens.sessionsOf(owner)).map(({ session }) => session);
  const bellOf = async (owner: UserId) =>
    (await server.stores.notifications.list(owner, {})).map(({ title }) => title);

  describe("has sessions", () => {
    it("that end one by one, all but one, or with their token", async () => {
      const first = await newPerson(server);
      const [own, second, third] = [
        await actorOf(server, first),
        await actorOf(server, await logIn(server, first.user.username)),
        await logIn(server, first.user.username),
      ];
      const unknown = sessionId(server.stores.newId());
      expect(await endSession(server.stores)(own.user.id, unknown)).toBe(false);
      expect(await endSession(server.stores)(own.user.id, second.session)).toBe(true);
      expect(await sessionsOf(own.user.id)).toHaveLength(2);
      await logOut(server.stores)(third.token);
      expect(await sessionsOf(own.user.id)).toEqual([own.session]);
      await logIn(server, first.user.username);
      await endOtherSessions(server.stores)(own);
      expect(await sessionsOf(own.user.id)).toEqual([own.session]);
    });

    it("of which those are listed that could be used, the one that asks marked", async () => {
      const actor = await newActor();
      clock.advance(6 * DAY);
      await logIn(server, actor.user.username);
      const listed = await listSessions(server.stores)(actor);
      expect(new Set(listed.map(({ current }) => current))).toEqual(new Set([false, true]));
      expect(listed).toHaveLength(2);
      clock.advance(2 * DAY);
      expect(await listSessions(server.stores)(actor)).toHaveLength(1);
    });

    it("of which none stays that a clock which ran ahead has begun", async () => {
      const actor = await newActor();
      await endFutureSessions(server.stores)();
      expect(await sessionsOf(actor.user.id)).toHaveLength(1);
      const early = { ...server.stores, clock: { now: () => clock.now() - HOUR } };
      await endFutureSessions(early)();
      expect(await sessionsOf(actor.user.id)).toEqual([]);
    });
  });

  it("has passkeys, of which its person alone can name, and remove, each", async () => {
    const [actor, stranger] = [await newActor(), await newActor()];
    const add = async (name: string) => {
      const id = passkeyId(server.stores.newId());
      const shown = { id, name, madeAt: clock.now(), usedAt: null };
      const credential = {
        credential: `${name} of ${actor.user.id}`,
        publicKey: "key",
        counter: 0,
      };
      await server.stores.passkeys.add({
        ...shown,
        ...credential,
        transports: [],
        owner: actor.user.id,
      });
      return shown;
    };
    const [phone, laptop] = [await add("Telemóvel"), await add("Portátil")];
    const list = () => listPasskeys(server.stores)(actor.user.id);
    expect(await list()).toEqual([phone, laptop]);
    const { rename } = server.stores.passkeys;
    expect(await rename(stranger.user.id, phone.id, "Meu")).toBe(false);
    expect(await rename(actor.user.id, phone.id, "Antigo")).toBe(true);
    const remove = removePasskey(server.stores);
    expect(await remove(stranger, laptop.id)).toEqual(refused("no-such-record"));
    expect(await remove(actor, laptop.id)).toEqual(accepted(null));
    expect(await list()).toEqual([{ ...phone, name: "Antigo" }]);
    expect(await bellOf(actor.user.id)).toHaveLength(1);
  });

  describe("has a second factor", () => {
    const guarded = async () => {
      const session = await newPerson(server);
      const { codes } = await setUpFactor(server, session, clock);
      return { actor: await actorOf(server, session), codes, session };
    };
    const read = (owner: UserId) => readSecondFactor(server.stores)(owner);

    it("that is read, and whose recovery codes are renewed", async () => {
      const { actor, codes } = await guarded();
      expect(await read(actor.user.id)).toEqual({ since: clock.now(), codesLeft: 10 });
      const renewed = await renewCodes(server.stores)(actor.user.id);
      expect(renewed.ok && renewed.value).toHaveLength(10);
      expect(renewed.ok && renewed.value.some((code) => codes.includes(code))).toBe(false);
      const none = await newActor();
      expect(await read(none.user.id)).toEqual({ since: null, codesLeft: 0 });
      expect(await renewCodes(server.stores)(none.user.id)).toEqual(refused("no-factor"));
    });

    it("that its person removes, in a session that goes on", async () => {
      const { actor } = await guarded();
      await logIn(server, (await newPerson(server)).user.username);
      expect(await removeOwnFactor(server.stores)(actor)).toEqual(accepted(null));
      expect(await removeOwnFactor(server.stores)(actor)).toEqual(refused("no-factor"));
      expect(await read(actor.user.id)).toEqual({ since: null, codesLeft: 0 });
      expect(await sessionsOf(actor.user.id)).toEqual([actor.session]);
    });

    it("that an administrator removes, of themselves too, and that ends all sessions", async () => {
      const admin = await actorOf(server, await adminSession(server));
      const [{ actor }, remove] = [await guarded(), removeFactorOf(server.stores)];
      expect(await remove(admin.user, actor.user.username)).toEqual(accepted(null));
      expect(await remove(admin.user, actor.user.username)).toEqual(refused("no-factor"));
      expect(await remove(admin.user, "ninguem")).toEqual(refused("no-such-user"));
      expect(await remove(admin.user, admin.user.username)).toEqual(refused("no-factor"));
      expect(await sessionsOf(actor.user.id)).toEqual([]);
    });

    it("that the operator removes in the terminal", async () => {
      const [{ actor }, remove] = [await guarded(), removeFactorInTerminal(server.stores)];
      expect(await remove("ninguem")).toEqual(refused("no-such-user"));
      expect(await remove(actor.user.username)).toEqual(accepted(null));
      expect(await remove(actor.user.username)).toEqual(refused("no-factor"));
      expect(await sessionsOf(actor.user.id)).toEqual([]);
    });
  });

  it("gets a link for a new password from an administrator, be it their own", async () => {
    const admin = await actorOf(server, await adminSession(server));
    const made = await makeRecoveryLink(server.stores)(admin.user, admin.user.username);
    expect(made.ok && made.value).toMatch(/^[\w-]{43}$/);
  });

  it("has what it answered to the policy be listed, the newest first", async () => {
    const { user } = await newActor();
    const list = () => listConsents(server.stores)(user.id);
    expect(await list()).toEqual([]);
    const record = (accepts: boolean, at: number | null = null) =>
      recordConsent(server.stores)(user.id, { accepted: accepts, version: POLICY_VERSION, at });
    const yes = await record(true);
    expect(await list()).toEqual([yes]);
    clock.advance(HOUR);
    const no = await record(false);
    expect(await list()).toEqual([no, yes]);
    expect(await record(false, no.at)).toEqual(no);
    expect(await list()).toHaveLength(2);
  });

  describe("that is paid for", () => {
    const event = (id: string, at = clock.now()) => ({ id, kind: "started", at }) as const;
    const paying = async () => {
      const { user } = await newActor();
      const reference = await server.stores.subscriptions.referenceOf(user.id, `of ${user.id}`);
      const plan = async () => (await server.stores.users.withId(user.id))?.user.plan;
      return { user, reference, plan };
    };

    it("hears of nothing that lies ahead, and of nothing twice", async () => {
      const { user, reference, plan } = await paying();
      const heed = heedPayment(server.stores);
      const ahead = event("ahead", clock.now() + HOUR);
      expect(await heed(ahead, reference)).toEqual(refused("of-the-future"));
      expect(await plan()).toBe("free");
      const begun = event(`begun ${user.id}`);
      expect(await heed(begun, reference)).toEqual(accepted(null));
      expect(await plan()).toBe("premium");
      expect(await heed(begun, reference)).toEqual(accepted(null));
      expect(await heed({ ...begun, at: begun.at - 1 }, reference)).toEqual(
        refused("event-reused"),
      );
      expect(await heed({ ...begun, kind: "ended" }, reference)).toEqual(refused("event-reused"));
    });

    it("hears of nothing once it is gone, or under a reference of nobody's", async () => {
      const { user, reference } = await paying();
      const gone = meanwhile(server, () => server.stores.users.remove(user.id));
      expect(await heedPayment(gone)(event("late"), reference)).toEqual(accepted(null));
      expect(await heedPayment(server.stores)(event("else"), "nobody")).toEqual(accepted(null));
      expect(await server.stores.subscriptions.event("else")).toBeNull();
    });

    it("loses Premium once its days of grace are over", async () => {
      const session = await newPerson(server);
      const holder = await server.stores.tokens.holderOf(
        server.stores.mint.digestOf(session.token),
      );
      const at = (premiumUntil: number | null) =>
        endLapsedPlan(server.stores)({ ...holder!, premiumUntil });
      expect(await at(null)).toBe(false);
      expect(await at(clock.now() + 1)).toBe(false);
      expect(await at(clock.now())).toBe(true);
    });
  });

  describe("that leaves", () => {
    const isThere = async (id: UserId) => (await server.stores.users.withId(id)) !== null;

    it("is removed for good once its time to come back is over, and not before", async () => {
      const { user } = await newActor();
      const remove = () => removeForGood(server.stores)(user.id);
      await remove();
      expect(await isThere(user.id)).toBe(true);
      await server.stores.users.setLeaving(user.id, clock.now() + 1);
      await remove();
      expect(await isThere(user.id)).toBe(true);
      await server.stores.users.setLeaving(user.id, clock.now());
      await remove();
      expect(await isThere(user.id)).toBe(false);
      await expect(remove()).resolves.toBeUndefined();
    });

    it("is marked again where a backup knows nothing of it, among however many others", async () => {
      const marked = new Map<UserId, number>();
      const ids = Array.from({ length: 1_001 }, (_, at) =>
        userId(`user-${String(at).padStart(4, "0")}`),
      );
      const known = new Map([
        [ids[0], { leavesAt: 5, at: 5 }],
        [ids[1], { leavesAt: null, at: 5 }],
        [ids[1_000], { leavesAt: 7, at: 5 }],
      ]);
      let looked = 0;
      const apply = applyDeletions({
        ...server.stores,
        users: {
          ...server.stores.users,
          idsAfter: async (after, most) => {
            looked += 1;
            return ids.filter((id) => after === null || id > after).slice(0, most);
          },
        },
        userWork: async (owner, work) =>
          work({
            ...server.stores,
            users: {
              ...server.stores.users,
              withId: async () => ({
                user: (await newActor()).user,
                passwordHash: "",
                leavesAt: null,
              }),
              setLeaving: async (_id, leavesAt) => void marked.set(owner, leavesAt ?? 0),
            },
          }),
        deletions: {
          ...server.stores.deletions,
          digestOf: (user) => user,
          read: async () => known as ReadonlyMap<string, Decision>,
        },
      });
      await apply();
      expect([...marked]).toEqual([
        [ids[0], 5],
        [ids[1_000], 7],
      ]);
      expect(looked).toBe(2);
    });

    it("is not marked once it is gone, or wants to leave already", async () => {
      const decided = async (act: (id: UserId) => Promise<unknown>) => {
        const { user } = await newActor();
        const decision = { leavesAt: 9e12, at: 7e12 };
        const read = async () => new Map([[server.stores.deletions.digestOf(user.id), decision]]);
        const deletions = { ...server.stores.deletions, read };
        await applyDeletions({ ...meanwhile(server, () => act(user.id)), deletions })();
        return (await server.stores.users.withId(user.id))?.leavesAt;
      };
      expect(await decided(async () => {})).toBe(9e12);
      expect(await decided((id) => server.stores.users.setLeaving(id, 8e12))).toBe(8e12);
      expect(await decided((id) => server.stores.users.remove(id))).toBeUndefined();
    });
  });
});
