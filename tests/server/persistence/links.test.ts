import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessionId, type UserId } from "../../../src/domain/shared/ids.ts";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import { kyselyStores } from "../../../server/infrastructure/persistence/kysely-stores.ts";
import { newMember } from "../support/ledgers.ts";
import { STORAGES } from "../support/storages.ts";

describe.each(STORAGES)("the links over $name", ({ start }) => {
  let database: Database;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, stop } = await start());
  });
  afterAll(() => stop());

  const links = () => kyselyStores(database.queries).links;
  const reset = (owner: UserId, madeAt: number) => ({ kind: "reset", owner, madeAt }) as const;

  it("are found by their digest, as they were made", async () => {
    const { user: owner } = await newMember(database);
    const email = {
      kind: "email",
      email: "Ana@exemplo.pt",
      session: sessionId("s"),
      owner,
      madeAt: 5,
    } as const;
    await links().add(`${owner}-a`, reset(owner, 4));
    await links().add(`${owner}-b`, email);
    expect(await links().withDigest(`${owner}-a`)).toEqual(reset(owner, 4));
    expect(await links().withDigest(`${owner}-b`)).toEqual(email);
    expect(await links().withDigest(owner)).toBe(null);
  });

  it("are counted by kind and age, and removed of one person alone", async () => {
    const [{ user: owner }, { user: stranger }] = [
      await newMember(database),
      await newMember(database),
    ];
    for (const at of [10, 11, 20, 21]) await links().add(`${owner}-${at}`, reset(owner, at));
    await links().add(`${stranger}-15`, reset(stranger, 15));
    const session = sessionId("s");
    const email = { kind: "email", email: "a@b.pt", session, owner, madeAt: 15 } as const;
    await links().add(`${owner}-mail`, email);
    const within = { from: 10, to: 20 };
    expect(await links().count(owner, "reset", within)).toBe(2);
    expect(await links().count(owner, "email", within)).toBe(1);
    await links().removeOf(owner, "reset");
    expect(await links().count(owner, "reset", within)).toBe(0);
    expect(await links().count(owner, "email", within)).toBe(1);
    await links().removeOf(owner);
    expect(await links().count(owner, "email", within)).toBe(0);
    expect(await links().count(stranger, "reset", within)).toBe(1);
  });

  it("are cleared away where they are past, or of a clock that ran ahead", async () => {
    const { user: owner } = await newMember(database);
    for (const at of [110, 111, 120, 121]) await links().add(`${owner}-${at}`, reset(owner, at));
    await links().removeOutside({ from: 110, to: 120 });
    expect(await links().count(owner, "reset", { from: 0, to: 1_000 })).toBe(2);
  });

  it("go with their person", async () => {
    const { user: owner } = await newMember(database);
    await links().add(`${owner}-a`, reset(owner, 4));
    await kyselyStores(database.queries).users.remove(owner);
    expect(await links().withDigest(`${owner}-a`)).toBe(null);
  });
});
