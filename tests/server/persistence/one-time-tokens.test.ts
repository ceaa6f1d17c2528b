import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  OneTimeTokens,
  TokenKind,
  TokenPurpose,
} from "../../../server/application/login/one-time-tokens.ts";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import { kyselyStores } from "../../../server/infrastructure/persistence/kysely-stores.ts";
import { sessionId, userId, type UserId } from "../../../src/domain/shared/ids.ts";
import { fakeOneTimeTokens } from "../support/fake-one-time-tokens.ts";
import { newMember } from "../support/ledgers.ts";
import { STORAGES, STRICT_STORAGES } from "../support/storages.ts";

let people = 0;

const overDatabase = async (start: (typeof STORAGES)[number]["start"]) => {
  const { database, stop } = await start();
  return {
    tokens: kyselyStores(database.queries).oneTimeTokens,
    newOwner: async () => (await newMember(database)).user,
    database,
    stop,
  };
};

const inMemory = async () => ({
  tokens: fakeOneTimeTokens(),
  newOwner: async () => userId(`person ${(people += 1)}`),
  database: null,
  stop: async () => {},
});

const PLACES = [
  ...[...STORAGES, ...STRICT_STORAGES].map(({ name, start }) => ({
    name,
    open: () => overDatabase(start),
  })),
  { name: "memory", open: inMemory },
];

const KINDS: readonly TokenKind[] = ["reset", "email", "code", "passkey"];

/** One of each kind; the challenge of a login is nobody's. */
const purposesOf = (owner: UserId): readonly TokenPurpose[] => [
  { kind: "reset", owner },
  { kind: "email", owner, session: sessionId("s"), email: "Ana@exemplo.pt" },
  { kind: "code", owner, passwordDigest: "digest of a hash" },
  { kind: "passkey", owner, ceremony: "create" },
  { kind: "passkey", owner, ceremony: "presence" },
  { kind: "passkey", owner: null, ceremony: "login" },
];

describe.each(PLACES)("one-time tokens over $name", ({ open }) => {
  let tokens: OneTimeTokens;
  let newOwner: () => Promise<UserId>;
  let database: Database | null;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ tokens, newOwner, database, stop } = await open());
  });
  afterAll(() => stop());

  const addReset = (digest: string, owner: UserId, madeAt: number, expiresAt = madeAt + 100) =>
    tokens.add(digest, { kind: "reset", owner, madeAt, expiresAt });

  const spentAtOnce = (kind: TokenKind, digest: string) =>
    Promise.all(Array.from({ length: 8 }, () => tokens.spend(kind, digest)));

  it("are found as they were made, by their digest and as their kind alone", async () => {
    const owner = await newOwner();
    for (const [at, purpose] of purposesOf(owner).entries()) {
      const digest = `${owner} ${at}`;
      const token = { ...purpose, madeAt: 4, expiresAt: 9 };
      await tokens.add(digest, token);
      for (const kind of KINDS)
        expect(await tokens.find(kind, digest)).toEqual(
          kind === purpose.kind ? { ...token, tries: 0 } : null,
        );
    }
    expect(await tokens.find("reset", owner)).toBe(null);
  });

  it("are spent by one of all who ask at once, and by nobody as another kind", async () => {
    const owner = await newOwner();
    for (const [at, purpose] of purposesOf(owner).entries()) {
      const digest = `${owner} spent ${at}`;
      await tokens.add(digest, { ...purpose, madeAt: 4, expiresAt: 9 });
      for (const kind of KINDS.filter((other) => other !== purpose.kind))
        expect(await tokens.spend(kind, digest)).toBe(null);
      const spent = await spentAtOnce(purpose.kind, digest);
      expect(spent.filter((each) => each !== null)).toEqual([
        { ...purpose, madeAt: 4, expiresAt: 9, tries: 0 },
      ]);
      expect(await tokens.find(purpose.kind, digest)).toBe(null);
    }
  });

  it("know how often something was tried with them, and with no other", async () => {
    const owner = await newOwner();
    for (const digest of [`${owner} a`, `${owner} b`]) await addReset(digest, owner, 4);
    await tokens.countTry(`${owner} a`);
    await tokens.countTry(`${owner} a`);
    expect((await tokens.find("reset", `${owner} a`))?.tries).toBe(2);
    expect((await tokens.find("reset", `${owner} b`))?.tries).toBe(0);
  });

  it("are counted by person and kind while they are good, and removed so", async () => {
    const [owner, stranger] = [await newOwner(), await newOwner()];
    // Good from one moment up to before another; of the last two one is past, and one of a clock that ran ahead.
    for (const madeAt of [101, 120, 100, 121]) await addReset(`${owner} ${madeAt}`, owner, madeAt);
    await addReset(`${stranger} 110`, stranger, 110);
    const email = { kind: "email", owner, session: sessionId("s"), email: "a@b.pt" } as const;
    await tokens.add(`${owner} mail`, { ...email, madeAt: 110, expiresAt: 210 });
    const at = { now: 200, latest: 120 };
    const counts = async () => [
      await tokens.count(owner, "reset", at),
      await tokens.count(owner, "email", at),
      await tokens.count(stranger, "reset", at),
    ];
    expect(await counts()).toEqual([2, 1, 1]);
    await tokens.removeOf(owner, ["reset", "code"]);
    expect(await counts()).toEqual([0, 1, 1]);
    await tokens.removeOf(owner, ["reset", "email"]);
    expect(await counts()).toEqual([0, 0, 1]);
  });

  it("are cleared away where they are past, or of a clock that ran ahead, whosever they are", async () => {
    const owner = await newOwner();
    const login = { kind: "passkey", owner: null, ceremony: "login" } as const;
    const times = [
      ["past", 1_000, 1_100],
      ["last", 1_000, 1_101],
      ["ahead", 1_051, 1_200],
      ["honest", 1_050, 1_200],
    ] as const;
    for (const [name, madeAt, expiresAt] of times) {
      await addReset(`${owner} ${name}`, owner, madeAt, expiresAt);
      await tokens.add(`login ${name}`, { ...login, madeAt, expiresAt });
    }
    await tokens.prune({ now: 1_100, latest: 1_050 });
    for (const [name] of times) {
      const isLeft = name === "last" || name === "honest";
      expect((await tokens.find("reset", `${owner} ${name}`)) !== null).toBe(isLeft);
      expect((await tokens.find("passkey", `login ${name}`)) !== null).toBe(isLeft);
    }
  });

  it("go with their person", async () => {
    if (database === null) return;
    const owner = await newOwner();
    await addReset(owner, owner, 4);
    await kyselyStores(database.queries).users.remove(owner);
    expect(await tokens.find("reset", owner)).toBe(null);
  });
});
