import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeToken } from "../../../server/application/login/make-token.ts";
import type { Letter } from "../../../server/application/mail.ts";
import type {
  Applicant,
  PasswordHasher,
} from "../../../server/application/login/password-hasher.ts";
import { askForRecovery } from "../../../server/application/recovery/ask-for-recovery.ts";
import { beginPasskeyLogin } from "../../../server/application/passkeys/begin-ceremony.ts";
import { changeOwnEmail } from "../../../server/application/recovery/change-own-email.ts";
import { changeOwnPassword } from "../../../server/application/recovery/change-own-password.ts";
import { concludeRecovery } from "../../../server/application/recovery/conclude-recovery.ts";
import { confirmEmail } from "../../../server/application/recovery/confirm-email.ts";
import { confirmPresence } from "../../../server/application/presence/confirm-presence.ts";
import { leave } from "../../../server/application/profile/leave.ts";
import { logIn } from "../../../server/application/login/log-in.ts";
import { register } from "../../../server/application/login/register.ts";
import { refused } from "../../../src/domain/shared/result.ts";
import { actorOf, countedLimit, REACHED } from "../support/meanwhile.ts";
import { newPerson, PASSWORD } from "../support/people.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { UNLIMITED_LOGINS } from "../support/unlimited-logins.ts";

const ADDRESS = "192.0.2.1";
const LATER = refused({ retryAfterSeconds: 60 });
const { limit } = countedLimit();

describe.each(SERVERS)("over $name", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  const newActor = async () => actorOf(server, await newPerson(server));
  const mailbox = () => {
    const letters: Promise<Letter | null>[] = [];
    const mail = { post: (write: () => Promise<Letter | null>) => void letters.push(write()) };
    const words = () => ({ subject: "", text: "" });
    const sent = async () => (await Promise.all(letters)).filter((letter) => letter !== null);
    return { mail, wordRecoveryMail: words, wordNewEmailMail: words, sent };
  };
  /** A hasher with which too many wait. */
  const busy = () => {
    const applicants: Applicant[] = [];
    const hasher: PasswordHasher = {
      ...server.stores.hasher,
      hash: async (_password, applicant) => {
        applicants.push(applicant);
        return refused("busy");
      },
    };
    return { hasher, applicants };
  };

  it("asking for a link is limited by address, then by account, and above it nothing is sent", async () => {
    const { user } = await newActor();
    const asked = async (perAddress = limit, perAccount = limit, email = user.email) => {
      const { sent, ...mail } = mailbox();
      const ports = { ...server.stores, ...mail, limits: { perAddress, perAccount } };
      return [await askForRecovery(ports)(email, ADDRESS), (await sent()).length];
    };
    expect(await asked(REACHED)).toEqual([LATER, 0]);
    expect(await asked(limit, REACHED)).toEqual([LATER, 0]);
    expect(await asked(limit, limit, "ninguem@exemplo.pt")).toMatchObject([{ ok: true }, 0]);
    expect(await asked()).toMatchObject([{ ok: true }, 1]);
  });

  it("each proof, link and email is refused above its limit", async () => {
    const actor = await newActor();
    const { sent, ...mail } = mailbox();
    const ports = { ...server.stores, ...mail, limit: REACHED };
    const tried = [
      changeOwnEmail(ports)(actor, "outro@exemplo.pt"),
      confirmEmail(ports)("token", ADDRESS),
      concludeRecovery(ports)({ token: "token", password: PASSWORD }, ADDRESS),
      changeOwnPassword(ports)(actor, { current: PASSWORD, next: PASSWORD }),
      confirmPresence(ports)(actor, { type: "password", password: PASSWORD }),
      leave(ports)(actor, PASSWORD),
      register(ports)({ username: "novo", email: "novo@exemplo.pt", password: PASSWORD }, ADDRESS),
    ];
    for (const outcome of await Promise.all(tried)) expect(outcome).toEqual(LATER);
    expect(await sent()).toEqual([]);
    expect(await server.stores.users.withUsername("novo")).toBeNull();
  });

  it("a login with a passkey begins as often as an address may try", async () => {
    const ceremonies = {
      challengeIn: () => null,
      toMake: async () => ({}),
      toProve: async () => ({ asked: true }),
      verifyMade: async () => null,
      verifyProof: async () => null,
    };
    const begin = (perAddress = limit) =>
      beginPasskeyLogin({
        ...server.stores,
        ceremonies,
        limits: { ...UNLIMITED_LOGINS, tries: { perAddress, perAccount: limit } },
      })(ADDRESS);
    expect(await begin()).toMatchObject({ ok: true, value: { asked: true } });
    expect(await begin(REACHED)).toEqual(LATER);
  });

  it("a new password waits its turn under the name of its account, and changes nothing if it cannot", async () => {
    const actor = await newActor();
    const hashOf = async () => (await server.stores.users.withId(actor.user.id))?.passwordHash;
    const before = await hashOf();
    const { hasher, applicants } = busy();
    const pair = { current: PASSWORD, next: "Outro-segredo!2" };
    const change = changeOwnPassword({ ...server.stores, hasher, limit });
    expect(await change(actor, pair)).toEqual(refused("busy"));
    const purpose = { kind: "reset", owner: actor.user.id } as const;
    const token = await makeToken(server.stores)(server.stores.oneTimeTokens, purpose);
    const conclude = concludeRecovery({ ...server.stores, hasher, limit });
    expect(await conclude({ token, password: pair.next }, ADDRESS)).toEqual(refused("busy"));
    expect(await hashOf()).toBe(before);
    expect(applicants).toEqual([
      { origin: actor.user.id, account: actor.user.username, administers: false },
      { origin: ADDRESS, account: actor.user.username, administers: false },
    ]);
  });

  it("a login that cannot wait its turn counts nowhere", async () => {
    const { user } = await newActor();
    const tries = countedLimit();
    const hasher: PasswordHasher = {
      ...server.stores.hasher,
      verify: async () => refused("busy"),
    };
    const limits = { ...UNLIMITED_LOGINS, tries: { perAddress: tries.limit, perAccount: limit } };
    const enter = logIn({ ...server.stores, hasher, limits });
    const login = { username: user.username, password: PASSWORD, address: ADDRESS, device: "" };
    expect(await enter(login)).toEqual(refused("busy"));
    expect(tries.counted()).toBe(0);
  });

  it("whoever registers is told what is taken before anything is hashed", async () => {
    const { user } = await newActor();
    const { hasher, applicants } = busy();
    const tried = { username: user.username, email: "livre@exemplo.pt", password: PASSWORD };
    const ports = { ...server.stores, hasher, limit };
    expect(await register(ports)(tried, ADDRESS)).toEqual(refused("username-taken"));
    expect(applicants).toEqual([]);
  });
});
