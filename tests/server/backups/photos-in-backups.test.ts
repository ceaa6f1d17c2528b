import { existsSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import { lastNight } from "../../../server/infrastructure/backups/earlier-copy.ts";
import { makeBackup } from "../../../server/infrastructure/backups/make-backup.ts";
import { makeNightlyCopy } from "../../../server/infrastructure/backups/nightly-copies.ts";
import { verifyBackup } from "../../../server/infrastructure/backups/verify-backup.ts";
import { roomForPhotos } from "../../../server/infrastructure/backups/write-photos.ts";
import { kyselyPhotos } from "../../../server/infrastructure/persistence/goals/kysely-photos.ts";
import { photoImages } from "../../../server/infrastructure/persistence/postgres/photo-images.ts";
import { openDatabase } from "../../../server/composition/open-database.ts";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import { newMember } from "../support/ledgers.ts";
import { logLines } from "../support/log-lines.ts";
import { newMigratedDatabase } from "../support/migrated.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

// A busy machine may take long to write a backup.
vi.setConfig({ testTimeout: 60_000 });

const TODAY = civilDate(2031, 5, 6);
const TOMORROW = addDays(TODAY, 1);
const [FIRST, SECOND] = ["1".repeat(64), "2".repeat(64)] as const;
const MIB = 1024 * 1024;

describe("the photos in a PostgreSQL", () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let databaseUrl: string;
  let database: Database;
  let ledger: LedgerId;
  beforeEach(async () => {
    directory = await temporaryDirectory();
    databaseUrl = await newMigratedDatabase();
    const place = { databaseUrl, dataDirectory: directory.path };
    database = await openDatabase(place, logLines().log);
    ({ ledger } = await newMember(database));
  });
  afterEach(async () => {
    await database.close();
    await directory.remove();
  });

  const installation = () => ({ dataDirectory: directory.path, databaseUrl });
  const addRow = (name: string) =>
    kyselyPhotos(database.queries).add(ledger, { name, bytes: 1, createdAt: 1 });
  const addImage = (name: string, content: string | Buffer = `what ${name} shows`) =>
    photoImages(database.queries).save(name, Buffer.from(content));
  const fileIn = (folder: string, name: string) => join(folder, "photos", `${name}.webp`);
  const night = (day: CivilDate) => join(directory.path, "copias", day);
  const makeNight = (day: CivilDate) => makeNightlyCopy(installation(), day, makeBackup);

  it("are files of a copy; those that the night before has take no room a second time", async () => {
    await addRow(FIRST);
    await addImage(FIRST);
    await makeNight(TODAY);
    await addRow(SECOND);
    await addImage(SECOND);
    await makeNight(TOMORROW);
    expect(await readFile(fileIn(night(TODAY), FIRST), "utf8")).toBe(`what ${FIRST} shows`);
    expect(await readFile(fileIn(night(TOMORROW), SECOND), "utf8")).toBe(`what ${SECOND} shows`);
    const [before, after] = await Promise.all(
      [TODAY, TOMORROW].map((day) => stat(fileIn(night(day), FIRST))),
    );
    expect(after?.ino).toBe(before?.ino);
    for (const day of [TODAY, TOMORROW])
      expect(await verifyBackup(night(day))).toEqual({ kind: "sound" });
  });

  it("are written anew where the night before has them damaged", async () => {
    await addRow(FIRST);
    await addImage(FIRST);
    await makeNight(TODAY);
    await writeFile(fileIn(night(TODAY), FIRST), "damaged");
    await makeNight(TOMORROW);
    expect(await readFile(fileIn(night(TOMORROW), FIRST), "utf8")).toBe(`what ${FIRST} shows`);
  });

  it("leave a copy no more when they are given up, and stay in those of before", async () => {
    await addRow(FIRST);
    await addImage(FIRST);
    await makeNight(TODAY);
    await kyselyPhotos(database.queries).remove(ledger, FIRST);
    await makeNight(TOMORROW);
    expect(existsSync(fileIn(night(TODAY), FIRST))).toBe(true);
    expect(existsSync(join(night(TOMORROW), "photos"))).toBe(false);
  });

  it("are in a copy whose rows name them, also where they came or went while it was made", async () => {
    for (const name of [FIRST, SECOND]) await addRow(name);
    await addImage(FIRST);
    const copy = join(directory.path, "copia");
    // The tables are read from a moment before this one.
    await makeBackup(installation(), copy, async () => {
      await addImage(SECOND);
      await kyselyPhotos(database.queries).remove(ledger, FIRST);
      return Infinity;
    });
    expect((await readdir(join(copy, "photos"))).toSorted()).toEqual([
      `${FIRST}.webp`,
      `${SECOND}.webp`,
    ]);
    expect(await verifyBackup(copy)).toEqual({ kind: "sound" });
  });

  it("need room for what the night before does not have", async () => {
    const { queries } = database;
    await addRow(FIRST);
    await addImage(FIRST, Buffer.alloc(MIB));
    expect(await roomForPhotos(queries, await lastNight(directory.path))).toBe(MIB);
    await makeNight(TODAY);
    await addRow(SECOND);
    await addImage(SECOND, Buffer.alloc(2 * MIB));
    expect(await roomForPhotos(queries, await lastNight(directory.path))).toBe(2 * MIB);
  });
});
