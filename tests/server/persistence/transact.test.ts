import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database, Queries } from "../../../server/infrastructure/persistence/database.ts";
import { kyselyStores } from "../../../server/infrastructure/persistence/kysely-stores.ts";
import { transact } from "../../../server/infrastructure/persistence/transact.ts";
import { newMember } from "../support/ledgers.ts";
import { STORAGES } from "../support/storages.ts";
import { tokenOf } from "../support/tokens.ts";

const conflict = (code: string) => Object.assign(new Error("in the way"), { code });

describe.each(STORAGES)("a work over $name", ({ start }) => {
  let database: Database;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, stop } = await start());
  });
  afterAll(() => stop());

  /** Adds a token in a work that another one stands in the way of some times. */
  async function addToken(failures: number, code: string) {
    const { user } = await newMember(database);
    let tries = 0;
    const outcome = transact(database.queries, async (queries: Queries) => {
      tries += 1;
      await kyselyStores(queries).tokens.add(tokenOf(`${user}-${tries}`), user, tries);
      if (tries <= failures) throw conflict(code);
      return tries;
    }).catch((error: unknown) => error);
    const done = await outcome;
    const held = database.queries.selectFrom("tokens").select("digest");
    const tokens = await held.where("user_id", "=", user).execute();
    return { done, tries, tokens: tokens.map(({ digest }) => digest.slice(user.length + 1)) };
  }

  it.each(["40001", "40P01", "25006"])("that met with %s is done anew, and once", async (code) => {
    expect(await addToken(4, code)).toEqual({ done: 5, tries: 5, tokens: ["5"] });
  });

  it("is not tried for ever, and then has done nothing", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const { done, tries, tokens } = await addToken(100, "40001");
    expect([done, tries, tokens]).toEqual([conflict("40001"), 10, []]);
  });

  it("that met a key that was free when it looked looks again, and not for ever", async () => {
    expect(await addToken(2, "23505")).toEqual({ done: 3, tries: 3, tokens: ["3"] });
    expect(await addToken(100, "23505")).toMatchObject({ tries: 3, tokens: [] });
  });

  it("that failed by itself is not tried again", async () => {
    expect(await addToken(1, "23514")).toMatchObject({ tries: 1, tokens: [] });
  });
});
