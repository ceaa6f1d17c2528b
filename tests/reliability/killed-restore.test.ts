import { setTimeout as pause } from "node:timers/promises";
import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { goalId } from "../../src/domain/shared/ids.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import { OWN_DATA_FILES } from "../../src/text/exports/own-data.ts";
import { NOTHING_EXPORTED } from "../support/empty-export.ts";
import { exportText, sourceOf } from "../support/export-file.ts";
import { noisyPicture } from "../server/support/images.ts";
import { atDatabase, PLACES, type EmptyPlace } from "../server/support/installations.ts";
import { ledgerState } from "../server/support/ledger-state.ts";
import { memberOf } from "../server/support/ledgers.ts";
import { runServer } from "../server/support/run-server.ts";
import { recordWith } from "../ui/support/records.ts";
import { newAccount, type Account } from "./account.ts";
import { KILLS } from "./chances.ts";
import { tell } from "./tell.ts";

// A busy machine may take long to start a process.
vi.setConfig({ testTimeout: 120_000 + KILLS * 20_000, hookTimeout: 120_000 });

const RECORDS = 2_000;
const NAME = "a1".repeat(32);

/** The archive of somebody with many records, and a goal with a photo. */
async function archiveOf(): Promise<Uint8Array> {
  const expenses = Array.from({ length: RECORDS }, () => recordWith());
  const goal = {
    id: goalId(crypto.randomUUID()),
    name: "Bicicleta",
    total: cents(10_000),
    current: cents(0),
    deadline: null,
    photoUrl: `/api/fotos/${NAME}.webp`,
    entries: [],
  };
  const text = await exportText(sourceOf({ ...NOTHING_EXPORTED, expenses, goals: [goal] }));
  return zipSync({
    [OWN_DATA_FILES.records]: new TextEncoder().encode(text),
    [OWN_DATA_FILES.photo(NAME)]: Uint8Array.from(await noisyPicture("webp")),
  });
}

describe.each(PLACES)("over $name", ({ newPlace }) => {
  let place: EmptyPlace;
  let server: Awaited<ReturnType<typeof runServer>>;
  let archive: Uint8Array;

  const address = () => server.url;
  const start = async () => {
    const { dataDirectory, databaseUrl } = place;
    server = await runServer({
      DATA_DIR: dataDirectory,
      RATE_LIMIT_FACTOR: "1000",
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    });
  };
  const restore = ({ token }: Account, change: string) =>
    fetch(`${server.url}/api/reposicao?simular=false&modo=juntar`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/zip",
        "fincontrol-alteracao": change,
      },
      body: Buffer.from(archive),
    });
  /** How many rows of each table an account has: ids are others in each ledger. */
  const stateOf = (username: string) =>
    atDatabase(place, async (queries) => {
      const accounts = queries.selectFrom("users").where("username", "=", username);
      const { id } = await accounts.select("id").executeTakeFirstOrThrow();
      const state = await ledgerState(queries, await memberOf({ queries }, id));
      const counts = Object.entries(state).map(([table, rows]) => `${table} ${rows.length}`);
      return counts.join(", ");
    });

  beforeAll(async () => {
    [place, archive] = await Promise.all([newPlace(), archiveOf()]);
    await start();
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  it("a restore of an archive whose server was killed has restored all or nothing, and can be done again", async () => {
    const first = await newAccount(address, "primeira");
    const before = await stateOf("primeira");
    const begun = performance.now();
    expect((await restore(first, crypto.randomUUID())).status).toBe(200);
    const whole = performance.now() - begun;
    const restored = await stateOf("primeira");
    expect(restored).not.toBe(before);

    const found: string[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const username = `pessoa_${kill}`;
      const account = await newAccount(address, username);
      const change = crypto.randomUUID();
      const asked = restore(account, change).catch(() => null);
      await pause(whole * 1.1 * Math.random());
      await server.stop("SIGKILL");
      await asked;
      await start();
      const now = await stateOf(username);
      expect([before, restored]).toContain(now);
      found.push(now === before ? "as before" : "restored");
      expect((await restore(account, change)).status).toBe(200);
      expect(await stateOf(username)).toBe(restored);
      const goals = (await (await account.get("/objetivos")).json()) as { foto_url: string }[];
      expect((await fetch(`${server.url}${goals[0]?.foto_url}`)).status).toBe(200);
    }
    tell("restores by the call", found);
  });
});
