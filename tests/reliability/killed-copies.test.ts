// @module-tag sweep
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { verifyBackup } from "../../server/infrastructure/backups/verify-backup.ts";
import { restoreBackup } from "../../server/infrastructure/backups/restore-backup.ts";
import { photosIn } from "../../server/infrastructure/photos/directory-photo-files.ts";
import { civilDate } from "../../src/domain/shared/civil-date.ts";
import { allRowsOf } from "../server/support/all-rows-of.ts";
import { CHECKOUT, FULL_AT, newFullAccount } from "../server/support/full-account.ts";
import { atDatabase, PLACES, type EmptyPlace } from "../server/support/installations.ts";
import { layMigratedFile } from "../server/support/migrated.ts";
import { storedPhotos } from "../server/support/stored-photos.ts";
import { startTestServer } from "../server/support/start-test-server.ts";
import { testClock } from "../server/support/test-clock.ts";
import { KILLS } from "./chances.ts";
import { killAfter, runWell, someMoment } from "./killed-program.ts";
import { tell } from "./tell.ts";

// A busy machine may take long to start a process.
vi.setConfig({ testTimeout: 120_000 + KILLS * 20_000, hookTimeout: 120_000 });

type Rows = Awaited<ReturnType<typeof allRowsOf>>;

/** The data of people, without what each start or restore renews. */
const dataIn = ({ database_home: _home, rate_counts: _counts, ledgers: _ledgers, ...rows }: Rows) =>
  JSON.stringify(rows);

describe.each(PLACES)("over $name", ({ newPlace }) => {
  let place: EmptyPlace;
  let copy: string;
  let original: string;
  let whole: { readonly backUp: number; readonly restore: number };
  const inFolder = (name: string) => join(place.dataDirectory, "..", name);
  const rowsHere = () => atDatabase(place, allRowsOf);
  const photosHere = () => atDatabase(place, (queries) => storedPhotos(place, queries));
  const renameGoals = (name: string) =>
    atDatabase(place, (queries) => queries.updateTable("goals").set({ name }).execute());

  beforeAll(async () => {
    place = await newPlace();
    const { dataDirectory, databaseUrl } = place;
    await mkdir(dataDirectory);
    if (databaseUrl === null) await layMigratedFile(dataDirectory);
    const settings = databaseUrl === null ? {} : { databaseUrl };
    const clock = testClock(FULL_AT);
    const server = await startTestServer({
      clock,
      dataDirectory,
      checkoutUrl: CHECKOUT,
      ...settings,
    });
    await newFullAccount(server);
    await server.close();
    copy = inFolder("copia");
    const backUp = await runWell("back-up", place, copy);
    original = dataIn(await rowsHere());
    whole = { backUp, restore: await runWell("restore", place, "--replace", copy) };
  });
  afterAll(() => place.remove());

  it("a backup that was killed changes nothing, is never taken for a whole one, and can be made again", async () => {
    const before = dataIn(await rowsHere());
    const found: string[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const folder = inFolder(`morta-${kill}`);
      const wasKilled = await killAfter(someMoment(whole.backUp), "back-up", place, folder);
      const { kind } = await verifyBackup(folder);
      found.push(wasKilled ? `killed, ${kind}` : kind);
      expect(["none", "unknown", "sound"]).toContain(kind);
      if (!wasKilled) expect(kind).toBe("sound");
      const restoring = restoreBackup(
        { dataDirectory: inFolder("nova"), databaseUrl: null },
        { copy: folder, replaces: false, day: civilDate(2031, 5, 6) },
      );
      if (kind === "sound") await restoring;
      else await expect(restoring).rejects.toThrow(kind);
      for (const made of [folder, inFolder("nova")])
        await rm(made, { recursive: true, force: true });
    }
    expect(dataIn(await rowsHere())).toBe(before);
    const last = inFolder("depois");
    await runWell("back-up", place, last);
    expect(await verifyBackup(last)).toEqual({ kind: "sound" });
    await rm(last, { recursive: true });
    tell("backups", found);
  });

  it("a restore that was killed has put back all or nothing, photos too, and can be done again", async () => {
    const found: string[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await renameGoals(`Antes da morte ${kill}`);
      const before = dataIn(await rowsHere());
      await killAfter(someMoment(whole.restore), "restore", place, "--replace", copy);
      const rows = await rowsHere();
      const now = dataIn(rows);
      found.push(now === before ? "as before" : "restored");
      expect([before, original]).toContain(now);
      const names = rows["photos"]?.map(({ name }) => name) ?? [];
      expect(await photosHere()).toEqual(expect.arrayContaining(names));
      await runWell("restore", place, "--replace", copy);
      expect(dataIn(await rowsHere())).toBe(original);
      await rm(join(place.dataDirectory, "copias"), { recursive: true });
    }
    expect(await photosHere()).toEqual(await photosIn(join(copy, "photos")));
    await cp(copy, inFolder("ainda"), { recursive: true });
    expect(await verifyBackup(copy)).toEqual({ kind: "sound" });
    tell("restores", found);
  });
});
