import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StoredPasskey } from "../../../server/application/passkeys/passkeys.ts";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import { kyselyStores } from "../../../server/infrastructure/persistence/kysely-stores.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { passkeyId, type UserId } from "../../../src/domain/shared/ids.ts";
import { newMember } from "../support/ledgers.ts";
import { STORAGES } from "../support/storages.ts";

let made = 0;

const keyOf = (owner: UserId, changes: Partial<StoredPasskey> = {}): StoredPasskey => ({
  id: passkeyId(timeOrderedId()),
  owner,
  name: "Telemóvel",
  madeAt: 1_000,
  usedAt: null,
  credential: `key-${(made += 1)}`,
  publicKey: "cHVibGlj",
  counter: 0,
  transports: ["internal", "hybrid"],
  ...changes,
});

describe.each(STORAGES)("passkeys over $name", ({ start }) => {
  let database: Database;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, stop } = await start());
  });
  afterAll(() => stop());

  const stores = () => kyselyStores(database.queries);
  const newOwner = async () => (await newMember(database)).user;

  it("give back every passkey as it was given, to who asks for its owner or its key", async () => {
    const { passkeys } = stores();
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const counter = 2 ** 32 - 1;
    const later = keyOf(owner, { madeAt: 2_000, usedAt: 3_000, counter, transports: [] });
    const first = keyOf(owner);
    for (const key of [later, first, keyOf(stranger)]) await passkeys.add(key);
    expect(await passkeys.listOf(owner)).toEqual([first, later]);
    expect(await passkeys.withCredential(later.credential)).toEqual(later);
    expect(await passkeys.withCredential("unknown")).toBe(null);
  });

  it("keep one key of an authenticator, whoever brings it", async () => {
    const { passkeys } = stores();
    const key = keyOf(await newOwner());
    await passkeys.add(key);
    const again = keyOf(await newOwner(), { credential: key.credential });
    await expect(passkeys.add(again)).rejects.toThrow();
  });

  it("rename and remove only what the owner has", async () => {
    const { passkeys } = stores();
    const [owner, stranger] = [await newOwner(), await newOwner()];
    const key = keyOf(owner);
    await passkeys.add(key);
    expect(await passkeys.rename(stranger, key.id, "Minha")).toBe(false);
    await passkeys.remove(stranger, key.id);
    expect(await passkeys.listOf(owner)).toEqual([key]);
    expect(await passkeys.rename(owner, key.id, "Outra")).toBe(true);
    await passkeys.markUsed(key.id, 7, 5_000);
    expect(await passkeys.listOf(owner)).toEqual([
      { ...key, name: "Outra", counter: 7, usedAt: 5_000 },
    ]);
    await passkeys.remove(owner, key.id);
    expect(await passkeys.listOf(owner)).toEqual([]);
  });

  it("go with their person", async () => {
    const owner = await newOwner();
    const key = keyOf(owner);
    await stores().passkeys.add(key);
    await stores().users.remove(owner);
    expect(await stores().passkeys.withCredential(key.credential)).toBe(null);
  });
});
