import { existsSync } from "node:fs";
import { appendFile, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { makeNightlyCopy, NoCopy } from "../../../server/infrastructure/backups/nightly-copies.ts";
import { verifyBackup } from "../../../server/infrastructure/backups/verify-backup.ts";
import { openSqlite } from "../../../server/infrastructure/persistence/sqlite/open-sqlite.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

// A machine that has much else to do may take long to start a process.
vi.setConfig({ testTimeout: 60_000 });

const TODAY = civilDate(2031, 5, 6);

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let data: string;
let copies: string;
beforeEach(async () => {
  directory = await temporaryDirectory();
  data = directory.path;
  copies = join(data, "copias");
  const told = { tellFault: () => {}, tellBackUp: () => {}, lockPatience: undefined };
  const database = await openSqlite(join(data, "fincontrol.sqlite"), told);
  await database.close();
  await mkdir(join(data, "photos"));
  await writeFile(join(data, "photos", "uma.webp"), "uma");
});
afterEach(() => directory.remove());

const fileOf = (day: string, ...name: string[]) => join(copies, day, ...name);

it("a copy of the night holds database and photos, says what it holds, and is made once", async () => {
  await makeNightlyCopy(data, TODAY);
  expect((await readdir(fileOf(TODAY))).toSorted()).toEqual([
    "fincontrol.sqlite",
    "photos",
    "resumo.json",
  ]);
  expect(await readFile(fileOf(TODAY, "photos", "uma.webp"), "utf8")).toBe("uma");
  expect(await verifyBackup(fileOf(TODAY))).toBe("sound");
  const made = (await stat(fileOf(TODAY, "fincontrol.sqlite"))).mtimeMs;
  await makeNightlyCopy(data, TODAY);
  expect((await stat(fileOf(TODAY, "fincontrol.sqlite"))).mtimeMs).toBe(made);
  await makeNightlyCopy(data, addDays(TODAY, 1));
  expect(await readdir(copies)).toEqual(["2031-05-06", "2031-05-07"]);
});

it("copies are given up when their time is over, also of before a migration, and what was cut off", async () => {
  const old = ["2031-04-08", "em-curso-2031-05-05", "antes-de-0009-x-2031-04-08.sqlite"];
  const kept = [
    "2031-04-09",
    "antes-de-0009-x-2031-04-09-2.sqlite",
    "minhas",
    "em-curso-2031-05-06-x",
  ];
  for (const name of [...old, ...kept]) await mkdir(join(copies, name), { recursive: true });
  await makeNightlyCopy(data, TODAY);
  expect((await readdir(copies)).toSorted()).toEqual([...kept, TODAY].toSorted());
});

it("no copy is given up the night on which all of them seem too old: the clock may have jumped", async () => {
  const before = ["2031-05-04", "2031-05-05"];
  for (const name of before) await mkdir(fileOf(name), { recursive: true });
  const ahead = addDays(TODAY, 365);
  await makeNightlyCopy(data, ahead);
  expect(await readdir(copies)).toEqual([...before, ahead]);
  await makeNightlyCopy(data, addDays(ahead, 1));
  expect(await readdir(copies)).toEqual([ahead, addDays(ahead, 1)]);
});

it("there is none of a database that is damaged, and those of before stay", async () => {
  await mkdir(fileOf("2031-05-05"), { recursive: true });
  const orphan = new BetterSqlite(join(data, "fincontrol.sqlite"));
  orphan.pragma("foreign_keys = off");
  orphan.exec("insert into profiles values ('ninguem', 'Rita', 30)");
  orphan.close();
  const made = makeNightlyCopy(data, TODAY);
  await expect(made).rejects.toThrow(NoCopy);
  await expect(made).rejects.toThrow(/está danificada/);
  expect(await readdir(copies)).toEqual(["2031-05-05"]);
});

it("one byte of a copy that is another one is found, wherever it is, and so is a file too many or too few", async () => {
  await makeNightlyCopy(data, TODAY);
  const copy = fileOf(TODAY);
  for (const name of ["fincontrol.sqlite", "photos/uma.webp", "resumo.json"]) {
    const file = join(copy, name);
    const whole = await readFile(file);
    for (const part of [0, 0.3, 0.6, 0.99]) {
      const changed = Buffer.from(whole);
      const place = Math.floor(part * whole.length);
      changed[place] = (whole[place] ?? 0) ^ 1;
      await writeFile(file, changed);
      expect([name, part, await verifyBackup(copy)]).toEqual([name, part, "damaged"]);
    }
    await writeFile(file, whole);
  }
  expect(await verifyBackup(copy)).toBe("sound");
  await writeFile(join(copy, "photos", "outra.webp"), "outra");
  expect(await verifyBackup(copy)).toBe("damaged");
  expect(existsSync(join(copies, "nada"))).toBe(false);
  expect(await verifyBackup(join(copies, "nada"))).toBe("none");
  await appendFile(join(data, "photos", "uma.webp"), "");
  expect(await verifyBackup(data)).toBe("unknown");
});
