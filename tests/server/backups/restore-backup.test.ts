import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { keptBefore } from "../../../server/infrastructure/backups/kept-before.ts";
import {
  makeBackup,
  type Installation,
} from "../../../server/infrastructure/backups/make-backup.ts";
import { restoreBackup } from "../../../server/infrastructure/backups/restore-backup.ts";
import { verifyBackup } from "../../../server/infrastructure/backups/verify-backup.ts";
import { writeSummary } from "../../../server/infrastructure/backups/backup-summary.ts";
import { NotEmpty } from "../../../server/infrastructure/persistence/refusals.ts";
import { kyselyPhotos } from "../../../server/infrastructure/persistence/goals/kysely-photos.ts";
import { LaterTables } from "../../../server/infrastructure/persistence/migrations/migrate.ts";
import { photoImages } from "../../../server/infrastructure/persistence/postgres/photo-images.ts";
import {
  directoryPhotoFiles,
  photoFile,
  photosIn,
} from "../../../server/infrastructure/photos/directory-photo-files.ts";
import { paths } from "../../../src/contract/paths.ts";
import { allRowsOf } from "../support/all-rows-of.ts";
import { call } from "../support/caller.ts";
import { FULL_AT, newFullAccount } from "../support/full-account.ts";
import { FIRST_VERSIONS } from "../support/first-version.ts";
import { atDatabase, PLACES, type EmptyPlace } from "../support/installations.ts";
import { OWN_TABLES } from "../../../server/infrastructure/persistence/postgres/own-tables.ts";
import { newMigratedDatabase } from "../support/migrated.ts";
import { storedPhotos } from "../support/stored-photos.ts";
import { startTestServer } from "../support/start-test-server.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { testClock } from "../support/test-clock.ts";

// A busy machine may take long to fill a database.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const DAY = civilDate(2031, 5, 6);
const FILE = "fincontrol.sqlite";

type Rows = Awaited<ReturnType<typeof allRowsOf>>;

/** What a restore changes by intent: the epochs, and what says where the tables are. */
function comparable({
  database_home: home,
  rate_counts: _,
  photo_images: _1,
  day_works: _2,
  ledgers,
  ...rows
}: Rows) {
  const seen = home?.map(({ seen_at }) => seen_at);
  return {
    ...rows,
    seen,
    ledgers: ledgers?.map(({ epoch: _epoch, ...ledger }) => JSON.stringify(ledger)).toSorted(),
  };
}

/** A photo beside those of the backup. */
const OTHER = "f".repeat(64);

const addPhoto = (place: Installation) =>
  atDatabase(place, async (queries) => {
    const ledgers = queries.selectFrom("ledgers").select("id");
    const { id } = await ledgers.executeTakeFirstOrThrow();
    await kyselyPhotos(queries).add(id, { name: OTHER, bytes: 5, createdAt: 1 });
    const files = directoryPhotoFiles(join(place.dataDirectory, "photos"));
    const { save } = place.databaseUrl === null ? files : photoImages(queries);
    await save(OTHER, Buffer.from("outra"));
  });

const epochsIn = (rows: Rows) => rows["ledgers"]?.map(({ epoch }) => epoch) ?? [];

/** Fills an installation, and backs it up into a folder of its own. */
async function newBackup(databaseUrl: string | null) {
  const folder = await temporaryDirectory();
  const dataDirectory = join(folder.path, "dados");
  await mkdir(dataDirectory);
  const settings = databaseUrl === null ? {} : { databaseUrl };
  const clock = testClock(FULL_AT);
  const checkoutUrl = "https://pagar.exemplo.pt/";
  const server = await startTestServer({ clock, dataDirectory, checkoutUrl, ...settings });
  const { person, photos } = await newFullAccount(server);
  const copy = join(folder.path, "copia");
  await makeBackup({ dataDirectory, databaseUrl }, copy);
  const rows = await allRowsOf(server.database.queries);
  await server.close();
  return { copy, rows, person, photos, remove: folder.remove };
}

type Backup = Awaited<ReturnType<typeof newBackup>>;

describe.each([
  { from: "SQLite", databaseOf: async () => null },
  { from: "PostgreSQL", databaseOf: () => newMigratedDatabase() },
])("a backup of $from", ({ databaseOf }) => {
  let backup: Backup;
  beforeAll(async () => {
    backup = await newBackup(await databaseOf());
  });
  afterAll(() => backup.remove());

  const restore = (place: EmptyPlace, replaces = false) =>
    restoreBackup(place, { copy: backup.copy, replaces, day: DAY });

  describe.each(PLACES)("restored into $name", ({ newPlace }) => {
    let place: EmptyPlace;
    beforeAll(async () => {
      place = await newPlace();
    });
    afterAll(() => place.remove());

    const photosHere = () => atDatabase(place, (queries) => storedPhotos(place, queries));

    it("has every row of every table, new epochs and the photos, and serves them", async () => {
      expect(await restore(place)).toBe(null);
      expect(await photosHere()).toEqual(await photosIn(join(backup.copy, "photos")));
      const rows = await atDatabase(place, allRowsOf);
      expect(comparable(rows)).toEqual(comparable(backup.rows));
      for (const epoch of epochsIn(rows)) expect(epochsIn(backup.rows)).not.toContain(epoch);
      expect(existsSync(join(place.dataDirectory, "copias"))).toBe(false);

      const { dataDirectory, databaseUrl } = place;
      const clock = testClock(FULL_AT);
      const server = await startTestServer({
        clock,
        dataDirectory,
        ...(databaseUrl === null ? {} : { databaseUrl }),
      });
      const { token } = backup.person;
      const listed = await call(server, "GET", paths.transactions("expense"), { token });
      expect(listed.status).toBe(200);
      for (const photo of backup.photos)
        expect((await fetch(`${server.url}${photo}`)).status).toBe(200);
      await server.close();
    });

    it("is refused where there are data, which stay as they are, and replaces them on demand, keeping them", async () => {
      await atDatabase(place, (queries) =>
        queries.updateTable("goals").set({ name: "Outro" }).execute(),
      );
      await addPhoto(place);
      const before = await atDatabase(place, allRowsOf);
      await expect(restore(place)).rejects.toThrow(NotEmpty);
      expect(await atDatabase(place, allRowsOf)).toEqual(before);

      const kept = (await restore(place, true)) ?? "";
      expect(kept).toBe(join(place.dataDirectory, "copias", `antes-de-repor-${DAY}`));
      const rows = await atDatabase(place, allRowsOf);
      expect(comparable(rows)).toEqual(comparable(backup.rows));
      expect(await photosHere()).not.toContain(OTHER);
      expect(await verifyBackup(kept)).toEqual({ kind: "sound" });
      expect(await readFile(join(kept, "photos", photoFile(OTHER)), "utf8")).toBe("outra");

      const again = { copy: kept, replaces: true, day: DAY };
      expect(await restoreBackup(place, again)).toBe(`${kept}-2`);
      expect(comparable(await atDatabase(place, allRowsOf))).toEqual(comparable(before));
      expect(await photosHere()).toContain(OTHER);
    });
  });
});

describe.each(PLACES)("a backup that is not to be restored into $name", ({ newPlace }) => {
  let backup: Backup;
  let place: EmptyPlace;
  beforeAll(async () => {
    backup = await newBackup(null);
    place = await newPlace();
  });
  afterAll(async () => {
    await backup.remove();
    await place.remove();
  });

  const restoring = (copy: string) => restoreBackup(place, { copy, replaces: true, day: DAY });

  /** Nothing was made, not even a folder. */
  const expectNothing = () => expect(existsSync(place.dataDirectory)).toBe(false);

  const copyOfBackup = async (name: string) => {
    const copy = join(backup.copy, "..", name);
    await cp(backup.copy, copy, { recursive: true });
    return copy;
  };

  it("for it lacks a part, or is none, changes nothing and names the part", async () => {
    const copy = await copyOfBackup("falta");
    await writeFile(join(copy, "resumo.json"), "{}");
    await expect(restoring(copy)).rejects.toMatchObject({
      state: { kind: "damaged", part: "resumo.json" },
    });
    await expect(restoring(join(copy, "nada"))).rejects.toMatchObject({ state: { kind: "none" } });
    expectNothing();
  });

  it("for it is of a newer version, changes nothing", async () => {
    const copy = await copyOfBackup("nova");
    const database = new BetterSqlite(join(copy, FILE));
    database.exec("insert into kysely_migration values ('9999', '2099-01-01T00:00:00.000Z')");
    database.close();
    await rm(join(copy, "resumo.json"));
    await writeSummary(copy);
    await expect(restoring(copy)).rejects.toThrow(LaterTables);
    expectNothing();
  });
});

describe.each(FIRST_VERSIONS)("a backup of the first version over $name", ({ begin }) => {
  it.each(PLACES)("is migrated where it is restored into $name", async ({ newPlace }) => {
    const { lay, end } = begin();
    const { dataDirectory, databaseUrl = null } = await lay();
    const copy = await keptBefore({ dataDirectory, databaseUrl }, "0005", DAY);
    const place = await newPlace();
    expect(await restoreBackup(place, { copy, replaces: false, day: DAY })).toBe(null);
    const migrated = await atDatabase({ dataDirectory, databaseUrl }, allRowsOf);
    const restored = await atDatabase(place, allRowsOf);
    const counts = (rows: Rows) =>
      Object.fromEntries(Object.entries(rows).map(([table, all]) => [table, all.length]));
    const ofPostgres = Object.fromEntries(OWN_TABLES.map((name) => [name, 0]));
    expect({ ...counts(restored), ...ofPostgres }).toEqual({ ...counts(migrated), ...ofPostgres });
    const names = restored["photos"]?.map(({ name }) => name) ?? [];
    expect(names.length).toBeGreaterThan(0);
    expect(await atDatabase(place, (queries) => storedPhotos(place, queries))).toEqual(
      expect.arrayContaining(names),
    );
    const amounts = (rows: Rows) =>
      rows["transactions"]?.map(({ amount }) => amount).toSorted() ?? [];
    expect(amounts(restored)).toEqual(amounts(migrated));
    await place.remove();
    await end();
  });
});
