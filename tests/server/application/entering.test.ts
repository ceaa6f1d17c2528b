import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LoginLimits } from "../../../server/application/login/login-limits.ts";
import { makeChallenge } from "../../../server/application/passkeys/passkey-challenge.ts";
import type { Ceremonies } from "../../../server/application/passkeys/ceremonies.ts";
import { comeBack, logIn } from "../../../server/application/login/log-in.ts";
import { logInWithCode } from "../../../server/application/login/log-in-with-code.ts";
import { logInWithPasskey } from "../../../server/application/passkeys/log-in-with-passkey.ts";
import { passkeyId, type UserId } from "../../../src/domain/shared/ids.ts";
import { refused } from "../../../src/domain/shared/result.ts";
import type { User } from "../../../src/domain/users/user.ts";
import { countedLimit, meanwhile, REACHED } from "../support/meanwhile.ts";
import { newPerson, PASSWORD } from "../support/people.ts";
import { challengeFor, setUpFactor } from "../support/second-factor.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { MINUTE, testClock } from "../support/test-clock.ts";
import { codeAt } from "../support/totp.ts";
import { UNLIMITED_LOGINS } from "../support/unlimited-logins.ts";

const FROM = { address: "192.0.2.1", device: "Firefox" };
const nothing = async () => {};

/** Limits that let everything through, and what comes to count of it. */
function counted(over: Partial<LoginLimits> = {}) {
  const failures = countedLimit();
  const codes = countedLimit();
  const familiar: string[] = [];
  const limits: LoginLimits = {
    ...UNLIMITED_LOGINS,
    failures: { perAddress: failures.limit, perAccount: UNLIMITED_LOGINS.unguarded },
    familiar: {
      remember: async (account) => void familiar.push(account),
      knows: async () => false,
    },
    ...over,
  };
  const read = () => ({ failures: failures.counted(), codes: codes.counted(), familiar });
  return { limits, codes: { app: codes.limit, recovery: codes.limit }, read };
}

describe.each(SERVERS)("whoever enters over $name", ({ start }) => {
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  type Act = (user: User) => Promise<unknown>;
  const leavesAt =
    (moment: number): Act =>
    ({ id }) =>
      server.stores.users.setLeaving(id, moment);
  const isRemoved: Act = ({ id }) => server.stores.users.remove(id);
  const isSuspended: Act = async ({ id }) => {
    const account = await server.stores.users.withId(id);
    if (account !== null)
      await server.stores.users.replace({
        ...account,
        user: { ...account.user, status: "suspended" },
      });
  };
  const bellOf = async (id: UserId) =>
    (await server.stores.notifications.list(id, {})).map(({ title }) => title);

  describe("with a code", () => {
    /** Somebody who has given their password, the next code of their app, and their recovery codes. */
    async function waiting() {
      const { user, token } = await newPerson(server);
      const { secret, codes } = await setUpFactor(server, { user, token }, clock);
      clock.advance(MINUTE);
      const challenge = await challengeFor(server, user.username);
      return { user, challenge, code: codeAt(secret, clock.now()), codes };
    }
    type Waiting = Awaited<ReturnType<typeof waiting>>;
    const enter = async (
      { user, challenge, code }: Pick<Waiting, "user" | "challenge" | "code">,
      act: Act = nothing,
      over: Partial<LoginLimits> = {},
    ) => {
      const { limits, codes, read } = counted(over);
      const ports = { ...meanwhile(server, () => act(user)), limits, codes };
      const outcome = await logInWithCode(ports)({ ...FROM, challenge, code });
      return { outcome, ...read() };
    };

    it("counts nowhere, and makes their address familiar", async () => {
      const person = await waiting();
      expect(await enter(person)).toMatchObject({
        outcome: { ok: true, value: { session: { user: { id: person.user.id } } } },
        failures: 0,
        codes: 0,
        familiar: [person.user.username],
      });
    });

    it("counts as failed where the code is wrong, or the login unknown", async () => {
      const person = await waiting();
      expect(await enter({ ...person, code: "000000" })).toMatchObject({
        outcome: refused("wrong-code"),
        failures: 1,
        codes: 1,
        familiar: [],
      });
      expect(await enter({ ...person, challenge: "unknown" })).toMatchObject({
        outcome: refused("challenge-gone"),
        failures: 1,
        codes: 0,
      });
    });

    it.each([
      ["a suspension", isSuspended, "suspended"],
      ["a removal", isRemoved, "challenge-gone"],
      ["the end of the time to come back", leavesAt(1), "challenge-gone"],
    ] as const)("is refused after %s, which does not count", async (_, act, reason) => {
      expect(await enter(await waiting(), act)).toMatchObject({
        outcome: refused(reason),
        failures: 0,
        codes: 0,
        familiar: [],
      });
    });

    it("is not looked at above the limits, and what is not looked at counts nowhere", async () => {
      const person = await waiting();
      const tries = { perAddress: REACHED, perAccount: REACHED };
      expect(await enter(person, nothing, { tries })).toMatchObject({
        outcome: { ok: false, reason: { retryAfterSeconds: 60 } },
      });
      const { limits, read } = counted();
      const enterNow = logInWithCode({
        ...server.stores,
        limits,
        codes: { app: REACHED, recovery: REACHED },
      });
      expect(await enterNow({ ...FROM, ...person })).toMatchObject({
        reason: { retryAfterSeconds: 60 },
      });
      expect(read().failures).toBe(0);
    });

    it("is told of a recovery code, and of no other", async () => {
      const person = await waiting();
      const before = await bellOf(person.user.id);
      await enter(person);
      expect(await bellOf(person.user.id)).toEqual(before);
      const challenge = await challengeFor(server, person.user.username);
      await enter({ ...person, challenge, code: person.codes[0] ?? "" });
      expect(await bellOf(person.user.id)).toHaveLength(before.length + 1);
    });

    it("still may after somebody else has given the password too", async () => {
      const person = await waiting();
      await challengeFor(server, person.user.username);
      expect((await enter(person)).outcome.ok).toBe(true);
    });
  });

  describe("with a passkey", () => {
    const ceremonies: Ceremonies = {
      challengeIn: (said) => said,
      toMake: async () => ({}),
      toProve: async () => ({}),
      verifyMade: async () => null,
      verifyProof: async () => 1,
    };
    async function withKey() {
      const { user } = await newPerson(server);
      const credential = `credential of ${user.id}`;
      await server.stores.passkeys.add({
        id: passkeyId(server.stores.newId()),
        name: "Telemóvel",
        madeAt: clock.now(),
        usedAt: null,
        credential,
        publicKey: "key",
        counter: 0,
        transports: [],
        owner: user.id,
      });
      return { user, credential };
    }
    const enter = async (
      { user, credential }: Awaited<ReturnType<typeof withKey>>,
      act: Act = nothing,
    ) => {
      const clientData = await makeChallenge(server.stores)("login", null);
      const { limits, read } = counted();
      const ports = { ...meanwhile(server, () => act(user)), limits, ceremonies };
      const proof = {
        credential,
        clientData,
        authenticatorData: "",
        signature: "",
        userHandle: null,
      };
      const outcome = await logInWithPasskey(ports)({ ...FROM, proof });
      return { outcome, ...read() };
    };

    it("counts nowhere, and makes their address familiar", async () => {
      const person = await withKey();
      expect(await enter(person)).toMatchObject({
        outcome: { ok: true, value: { session: { user: { id: person.user.id } } } },
        failures: 0,
        familiar: [person.user.username],
      });
    });

    it.each([
      ["a suspension", isSuspended, "suspended", 0],
      ["a wish to leave", leavesAt(9e12), { leavesAt: 9e12 }, 0],
      ["the end of the time to come back", leavesAt(1), "bad-passkey", 1],
      ["a removal", isRemoved, "bad-passkey", 1],
    ] as const)("is refused after %s", async (_, act, reason, failures) => {
      expect(await enter(await withKey(), act)).toMatchObject({
        outcome: refused(reason),
        failures,
        familiar: [],
      });
    });

    it("counts as failed where nobody has the key, and is off where there are none", async () => {
      const person = await withKey();
      expect(await enter({ ...person, credential: "unknown" })).toMatchObject({
        outcome: refused("bad-passkey"),
        failures: 1,
      });
      const { limits } = counted();
      const proof = {
        credential: "",
        clientData: "",
        authenticatorData: "",
        signature: "",
        userHandle: null,
      };
      const off = logInWithPasskey({ ...server.stores, ceremonies: null, limits });
      expect(await off({ ...FROM, proof })).toEqual(refused("passkeys-off"));
    });
  });

  it("has an account back only by saying so", async () => {
    const { user } = await newPerson(server);
    await leavesAt(9e12)(user);
    const login = { ...FROM, username: user.username, password: PASSWORD };
    const { limits } = counted();
    const ports = { ...server.stores, limits };
    expect(await logIn(ports)(login)).toEqual(refused({ leavesAt: 9e12 }));
    expect(await comeBack(ports)(login)).toMatchObject({ ok: true });
    expect((await server.stores.users.withId(user.id))?.leavesAt).toBeNull();
  });
});
