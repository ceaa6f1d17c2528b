import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import { kyselyPhotos } from "../../../server/infrastructure/persistence/goals/kysely-photos.ts";
import { photoImages } from "../../../server/infrastructure/persistence/postgres/photo-images.ts";
import {
  bringPhotosIn,
  PhotoNotBroughtIn,
} from "../../../server/infrastructure/photos/bring-photos-in.ts";
import { newMember } from "../support/ledgers.ts";
import { STORAGES } from "../support/storages.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const COUNT = 20;
const nameOf = (count: number) => `${count}`.padStart(64, "0");
const NAMES = Array.from({ length: COUNT }, (_, count) => nameOf(count));
const contentOf = (name: string) => Buffer.from(`what ${name} shows`);

describe("photos in a folder beside PostgreSQL", () => {
  let database: Database;
  let stop: () => Promise<void>;
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let lines: Readonly<Record<string, unknown>>[];
  beforeEach(async () => {
    ({ database, stop } = await STORAGES[1].start());
    directory = await temporaryDirectory();
    lines = [];
    const { ledger } = await newMember(database);
    await mkdir(folder());
    for (const name of NAMES) {
      const photo = { name, bytes: contentOf(name).byteLength, createdAt: 1 };
      await kyselyPhotos(database.queries).add(ledger, photo);
      await writeFile(fileOf(name), contentOf(name));
    }
  });
  afterEach(async () => {
    await stop();
    await directory.remove();
  });

  const folder = () => join(directory.path, "photos");
  const fileOf = (name: string) => join(folder(), `${name}.webp`);
  const write = (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>);
  const bringIn = () =>
    bringPhotosIn(database.queries, folder(), pino({ level: "warn" }, { write }));
  const expectAllIn = async () => {
    for (const name of NAMES)
      expect(await photoImages(database.queries).read(name)).toEqual(contentOf(name));
  };

  it("go into the database, their folder too, which is told once", async () => {
    await bringIn();
    await expectAllIn();
    expect(existsSync(folder())).toBe(false);
    await bringIn();
    expect(lines).toMatchObject([{ level: 40, moved: COUNT, left: 0 }]);
  });

  it("go there once where several servers start at the same time", async () => {
    await Promise.all([bringIn(), bringIn(), bringIn()]);
    await expectAllIn();
    expect(existsSync(folder())).toBe(false);
  });

  it("stay where no ledger names them, and so does what is no photo", async () => {
    const others = [`${nameOf(COUNT)}.webp`, "leia-me.txt"];
    for (const name of others) await writeFile(join(folder(), name), "another's");
    await bringIn();
    await expectAllIn();
    expect(await readdir(folder())).toEqual(others);
    expect(lines).toMatchObject([{ moved: COUNT, left: 1 }]);
  });

  it("go on where a start was cut off, before or after a file was removed", async () => {
    const [first = "", second = ""] = NAMES;
    for (const name of [first, second])
      await photoImages(database.queries).save(name, contentOf(name));
    await rm(fileOf(second));
    await bringIn();
    await expectAllIn();
    expect(existsSync(folder())).toBe(false);
  });

  it("name the one that cannot be read, lose none, and go on once it can", async () => {
    const stuck = NAMES[COUNT / 2] ?? "";
    await rm(fileOf(stuck));
    await mkdir(fileOf(stuck));
    const brought = bringIn();
    await expect(brought).rejects.toThrow(PhotoNotBroughtIn);
    await expect(brought).rejects.toThrow(`${stuck}.webp: EISDIR`);
    expect(await readdir(folder())).toHaveLength(COUNT / 2);
    await rm(fileOf(stuck), { recursive: true });
    await writeFile(fileOf(stuck), contentOf(stuck));
    await bringIn();
    await expectAllIn();
  });
});
