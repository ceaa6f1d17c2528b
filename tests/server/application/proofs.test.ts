import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeChallenge } from "../../../server/application/passkeys/passkey-challenge.ts";
import type { Actor } from "../../../server/application/presence/prove-password.ts";
import { spendCode, type Sealing } from "../../../server/application/second-factor/spend-code.ts";
import type { Ceremonies } from "../../../server/application/passkeys/ceremonies.ts";
import { addPasskey } from "../../../server/application/passkeys/add-passkey.ts";
import { confirmPresence } from "../../../server/application/presence/confirm-presence.ts";
import { beginPresence } from "../../../server/application/passkeys/begin-ceremony.ts";
import { confirmWithPasskey } from "../../../server/application/presence/confirm-with-passkey.ts";
import { logInWithPasskey } from "../../../server/application/passkeys/log-in-with-passkey.ts";
import { removePasskey } from "../../../server/application/passkeys/remove-passkey.ts";
import { beginTotp, confirmTotp } from "../../../server/application/second-factor/set-up-totp.ts";
import { passkeyId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import { actorOf, countedLimit, meanwhile, REACHED } from "../support/meanwhile.ts";
import { logIn, newPerson } from "../support/people.ts";
import { setUpFactor } from "../support/second-factor.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { MINUTE, testClock } from "../support/test-clock.ts";
import { codeAt } from "../support/totp.ts";
import { UNLIMITED_LOGINS } from "../support/unlimited-logins.ts";

const nothing = async () => {};
const CHALLENGE = "the challenge";

/** Authenticators of which every proof holds, and counts as told. */
const holding = (counter: number | null = 1): Ceremonies => ({
  challengeIn: (said) => (said === "" ? null : said),
  toMake: async () => ({}),
  toProve: async () => ({}),
  verifyMade: async (_challenge, { credential }) => ({
    credential,
    publicKey: "key",
    counter: 0,
    transports: [],
  }),
  verifyProof: async () => counter,
});

describe.each(SERVERS)("a proof over $name", ({ start }) => {
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  const newActor = async () => actorOf(server, await newPerson(server));
  const signsOut = ({ user, session }: Actor) =>
    server.stores.tokens.removeSession(user.id, session);

  describe("by a code", () => {
    /** Somebody with a second factor, and the codes of their app from the next step on. */
    async function withFactor() {
      const session = await newPerson(server);
      const { secret, codes } = await setUpFactor(server, session, clock);
      clock.advance(MINUTE);
      return { actor: await actorOf(server, session), code: codeAt(secret, clock.now()), codes };
    }
    const confirm = async (
      { actor, code }: { readonly actor: Actor; readonly code: string },
      act: (actor: Actor) => Promise<unknown> = nothing,
    ) => {
      const { limit, counted } = countedLimit();
      const ports = { ...meanwhile(server, () => act(actor)), limit };
      const outcome = await confirmPresence(ports)(actor, { type: "code", code });
      return { outcome, counted: counted() };
    };

    it("counts among the tries only where it is wrong", async () => {
      const person = await withFactor();
      expect(await confirm(person)).toEqual({ outcome: accepted(null), counted: 0 });
      expect(await confirm(person)).toEqual({ outcome: refused("wrong-code"), counted: 1 });
      const late = await withFactor();
      const ended = { outcome: refused("unauthenticated"), counted: 0 };
      expect(await confirm(late, signsOut)).toEqual(ended);
    });

    it("is not looked at once the tries are used up", async () => {
      const { actor, code } = await withFactor();
      const ports = { ...server.stores, limit: REACHED };
      expect(await confirmPresence(ports)(actor, { type: "code", code })).toMatchObject({
        reason: { retryAfterSeconds: 60 },
      });
    });

    it("is none without a confirmed second factor, or in another shape", async () => {
      const actor = await newActor();
      const { secret } = server.stores.oneTimeCodes.newSecret("rui");
      const sealed = await server.stores.sealing.seal(actor.user.id, secret);
      await server.stores.secondFactors.keepTotp(actor.user.id, sealed, clock.now());
      const code = codeAt(secret, clock.now());
      expect((await confirm({ actor, code })).outcome).toEqual(refused("wrong-code"));
      const known = await withFactor();
      expect((await confirm({ ...known, code: "x" })).outcome).toEqual(refused("wrong-code"));
      const removed = ({ user }: Actor) => server.stores.secondFactors.remove(user.id);
      expect((await confirm(known, removed)).outcome).toEqual(refused("wrong-code"));
    });

    it("is of the app or one for recovery, and with a lost key nobody can tell", async () => {
      const { actor, code, codes } = await withFactor();
      const spend = (text: string, stores = server.stores) =>
        spendCode(stores)(server.stores, actor.user.id, text);
      const lost: Sealing = { open: async () => refused("key-lost"), seal: async () => "" };
      expect(await spend(code, { ...server.stores, sealing: lost })).toEqual(refused("key-lost"));
      expect(await spend(code)).toEqual(accepted(null));
      expect(await spend(codes[0] ?? "")).toEqual(accepted(null));
    });
  });

  describe("by a first code", () => {
    it("counts among the tries only where it is wrong, be it in another shape", async () => {
      const actor = await newActor();
      const confirm = async (text: string) => {
        const { limit, counted } = countedLimit();
        const outcome = await confirmTotp({ ...server.stores, limit })(actor, text);
        return { outcome: outcome.ok ? "ok" : outcome.reason, counted: counted() };
      };
      expect(await confirm("123456")).toEqual({ outcome: "no-factor", counted: 0 });
      const begun = await beginTotp(server.stores)(actor.user);
      for (const wrong of ["x", "ABCDEFGHJKMNPQRS", "000000"])
        expect(await confirm(wrong)).toEqual({ outcome: "wrong-code", counted: 1 });
      const code = begun.ok ? codeAt(begun.value.secret, clock.now()) : "";
      expect(await confirm(code)).toEqual({ outcome: "ok", counted: 0 });
      expect(await confirm(code)).toEqual({ outcome: "no-factor", counted: 0 });
      expect(await beginTotp(server.stores)(actor.user)).toEqual(refused("factor-exists"));
    });

    it("sets nothing up in a session that has ended meanwhile, or once the tries are used up", async () => {
      const actor = await newActor();
      const begun = await beginTotp(server.stores)(actor.user);
      const code = begun.ok ? codeAt(begun.value.secret, clock.now()) : "";
      const { limit, counted } = countedLimit();
      const reached = confirmTotp({ ...server.stores, limit: REACHED })(actor, code);
      expect(await reached).toMatchObject({ reason: { retryAfterSeconds: 60 } });
      const ports = { ...meanwhile(server, () => signsOut(actor)), limit };
      expect(await confirmTotp(ports)(actor, code)).toEqual(refused("unauthenticated"));
      expect(counted()).toBe(0);
      const kept = await server.stores.secondFactors.totpOf(actor.user.id);
      expect(kept?.confirmedAt).toBeNull();
    });
  });

  describe("by a passkey", () => {
    const proofOf = (credential: string, clientData: string) => ({
      credential,
      clientData,
      authenticatorData: "",
      signature: "",
      userHandle: null,
    });

    /** Somebody with a key, which their authenticator has counted so often. */
    async function withKey(counter = 0) {
      const actor = await newActor();
      const id = passkeyId(server.stores.newId());
      await server.stores.passkeys.add({
        id,
        name: "Telemóvel",
        madeAt: clock.now(),
        usedAt: null,
        credential: `credential of ${actor.user.id}`,
        publicKey: "key",
        counter,
        transports: [],
        owner: actor.user.id,
      });
      return { actor, id, credential: `credential of ${actor.user.id}` };
    }
    type Person = Awaited<ReturnType<typeof withKey>>;

    const confirm = async (
      { actor, credential }: Pick<Person, "actor" | "credential">,
      ceremonies = holding(),
      act: (actor: Actor) => Promise<unknown> = nothing,
    ) => {
      const challenge = await makeChallenge(server.stores)("presence", actor.user.id);
      const { limit, counted } = countedLimit();
      const ports = { ...meanwhile(server, () => act(actor)), ceremonies, limit };
      const outcome = await confirmWithPasskey(ports)(actor, proofOf(credential, challenge));
      return { outcome, counted: counted() };
    };
    const enter = async (
      { credential, actor }: Person,
      act: (actor: Actor) => Promise<unknown>,
    ) => {
      const challenge = await makeChallenge(server.stores)("login", null);
      const ports = meanwhile(server, () => act(actor));
      const proof = proofOf(credential, challenge);
      return logInWithPasskey({ ...ports, ceremonies: holding(), limits: UNLIMITED_LOGINS })({
        proof,
        address: "192.0.2.1",
        device: "Firefox",
      });
    };
    const unproven = { outcome: refused("unproven"), counted: 1 };

    it("counts among the tries only where it shows nothing, which is no copy of a key", async () => {
      expect(await confirm(await withKey())).toEqual({ outcome: accepted(null), counted: 0 });
      const person = await withKey();
      expect(await confirm(person, holding(null))).toEqual(unproven);
      expect(await server.stores.notifications.list(person.actor.user.id, {})).toEqual([]);
      expect(await confirm({ ...(await withKey()), credential: "unknown" })).toEqual(unproven);
      const silent = { ...holding(), challengeIn: () => null };
      expect(await confirm(await withKey(), silent)).toEqual(unproven);
      const ended = await confirm(await withKey(), holding(), signsOut);
      expect(ended.outcome).toEqual(refused("unauthenticated"));
    });

    it("of a key that counts goes on, and of one that does not says nothing each time", async () => {
      expect((await confirm(await withKey(0), holding(0))).outcome.ok).toBe(true);
      expect((await confirm(await withKey(5), holding(6))).outcome.ok).toBe(true);
      expect(await confirm(await withKey(5), holding(5))).toEqual(unproven);
      expect(await confirm(await withKey(5), holding(0))).toEqual(unproven);
    });

    it("is worth nothing once its key or its account went meanwhile", async () => {
      const [one, other, gone] = [await withKey(), await withKey(), await withKey()];
      const removes =
        ({ id }: Person) =>
        ({ user }: Actor) =>
          server.stores.passkeys.remove(user.id, id);
      expect(await confirm(one, holding(), removes(one))).toEqual(unproven);
      expect(await enter(other, removes(other))).toEqual(refused("bad-passkey"));
      const isRemoved = ({ user }: Actor) => server.stores.users.remove(user.id);
      expect(await enter(gone, isRemoved)).toEqual(refused("bad-passkey"));
    });

    it("is asked for of nobody where keys cannot be used, or without one", async () => {
      const person = await withKey();
      const [off, on] = [
        { ...server.stores, ceremonies: null },
        { ...server.stores, ceremonies: holding() },
      ];
      expect(await beginPresence(off)(person.actor.user)).toEqual(refused("passkeys-off"));
      expect(await beginPresence(on)((await newActor()).user)).toEqual(refused("no-passkey"));
      const { limit } = countedLimit();
      const proof = proofOf(person.credential, CHALLENGE);
      expect(await confirmWithPasskey({ ...off, limit })(person.actor, proof)).toEqual(
        refused("passkeys-off"),
      );
      expect(
        await confirmWithPasskey({ ...on, limit: REACHED })(person.actor, proof),
      ).toMatchObject({
        reason: { retryAfterSeconds: 60 },
      });
    });

    it("is neither added nor removed in a session that has ended meanwhile", async () => {
      const { actor, id } = await withKey();
      await logIn(server, actor.user.username);
      const challenge = await makeChallenge(server.stores)("create", actor.user.id);
      const made = { credential: "new", clientData: challenge, attestation: "", transports: [] };
      const ports = { ...meanwhile(server, () => signsOut(actor)), ceremonies: holding() };
      expect(await addPasskey(ports)(actor, "Portátil", made)).toEqual(refused("unauthenticated"));
      expect(await removePasskey(ports)(actor, id)).toEqual(refused("unauthenticated"));
      expect(await addPasskey(ports)(actor, "Portátil", made)).toEqual(refused("unproven"));
      expect(await server.stores.passkeys.listOf(actor.user.id)).toHaveLength(1);
    });

    it("that is not removed ends no session", async () => {
      const session = await newPerson(server);
      await logIn(server, session.user.username);
      const actor = await actorOf(server, session);
      const unknown = passkeyId(server.stores.newId());
      const before = await server.stores.tokens.sessionsOf(actor.user.id);
      expect(await removePasskey(server.stores)(actor, unknown)).toEqual(refused("no-such-record"));
      expect(await server.stores.tokens.sessionsOf(actor.user.id)).toEqual(before);
      expect(before).toHaveLength(2);
    });
  });
});
