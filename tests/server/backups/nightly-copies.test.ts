import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { backUpApart, NoCopy } from "../../../server/infrastructure/backups/back-up-apart.ts";
import { makeNightlyCopy } from "../../../server/infrastructure/backups/nightly-copies.ts";
import { verifyBackup } from "../../../server/infrastructure/backups/verify-backup.ts";
import { layMigratedFile, newMigratedDatabase } from "../support/migrated.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

// A machine that has much else to do may take long to start a process.
vi.setConfig({ testTimeout: 60_000 });

const TODAY = civilDate(2031, 5, 6);

const onSqlite = async (data: string) => {
  await layMigratedFile(data);
  return null;
};

describe.each([
  { name: "SQLite", lay: onSqlite },
  { name: "PostgreSQL", lay: () => newMigratedDatabase() },
])("over $name", ({ lay }) => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let data: string;
  let copies: string;
  let databaseUrl: string | null;
  beforeEach(async () => {
    directory = await temporaryDirectory();
    data = directory.path;
    copies = join(data, "copias");
    databaseUrl = await lay(data);
    await mkdir(join(data, "photos"));
    await writeFile(join(data, "photos", "uma.webp"), "uma");
  });
  afterEach(() => directory.remove());

  const make = (day: CivilDate) =>
    makeNightlyCopy({ dataDirectory: data, databaseUrl }, day, backUpApart);
  const fileOf = (day: string, ...name: string[]) => join(copies, day, ...name);

  it("a copy of the night holds database and photos, says what it holds, and is made once", async () => {
    await make(TODAY);
    expect((await readdir(fileOf(TODAY))).toSorted()).toEqual([
      "fincontrol.sqlite",
      "photos",
      "resumo.json",
    ]);
    expect(await readFile(fileOf(TODAY, "photos", "uma.webp"), "utf8")).toBe("uma");
    expect(await verifyBackup(fileOf(TODAY))).toEqual({ kind: "sound" });
    const made = (await stat(fileOf(TODAY, "fincontrol.sqlite"))).mtimeMs;
    await make(TODAY);
    expect((await stat(fileOf(TODAY, "fincontrol.sqlite"))).mtimeMs).toBe(made);
    await make(addDays(TODAY, 1));
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
    await make(TODAY);
    expect((await readdir(copies)).toSorted()).toEqual([...kept, TODAY].toSorted());
  });

  it("what a server that was killed left of its copy goes before the next one, what another is making stays", async () => {
    const nobody = 2 ** 22 + 1;
    const draftOf = (pid: number) => fileOf(`em-curso-${TODAY}-p${pid}`, "photos");
    for (const pid of [process.pid, process.ppid, nobody])
      await mkdir(draftOf(pid), { recursive: true });
    await make(TODAY);
    expect((await readdir(copies)).toSorted()).toEqual([
      TODAY,
      `em-curso-${TODAY}-p${process.ppid}`,
    ]);
    await make(addDays(TODAY, 1));
    expect(await readdir(copies)).toEqual([TODAY, addDays(TODAY, 1)]);
  });

  it("no copy is given up the night on which all of them seem too old: the clock may have jumped", async () => {
    const before = ["2031-05-04", "2031-05-05"];
    for (const name of before) await mkdir(fileOf(name), { recursive: true });
    const ahead = addDays(TODAY, 365);
    await make(ahead);
    expect(await readdir(copies)).toEqual([...before, ahead]);
    await make(addDays(ahead, 1));
    expect(await readdir(copies)).toEqual([ahead, addDays(ahead, 1)]);
  });

  it("one byte of a copy that is another one is found, wherever it is, and so is a file too many or too few", async () => {
    await make(TODAY);
    const copy = fileOf(TODAY);
    for (const name of ["fincontrol.sqlite", "photos/uma.webp", "resumo.json"]) {
      const file = join(copy, name);
      const whole = await readFile(file);
      for (const part of [0, 0.3, 0.6, 0.99]) {
        const changed = Buffer.from(whole);
        const place = Math.floor(part * whole.length);
        changed[place] = (whole[place] ?? 0) ^ 1;
        await writeFile(file, changed);
        const state = await verifyBackup(copy);
        const named = state.kind === "damaged" ? state.part : state.kind;
        // A digest that was changed in the summary is told of the file that it describes.
        expect(
          name === "resumo.json" ? [name, "fincontrol.sqlite", "photos/uma.webp"] : [name],
        ).toContain(named);
      }
      await writeFile(file, whole);
    }
    expect(await verifyBackup(copy)).toEqual({ kind: "sound" });
    await writeFile(join(copy, "photos", "outra.webp"), "outra");
    expect(await verifyBackup(copy)).toEqual({ kind: "damaged", part: "photos/outra.webp" });
    expect(existsSync(join(copies, "nada"))).toBe(false);
    expect(await verifyBackup(join(copies, "nada"))).toEqual({ kind: "none" });
    await rm(join(copy, "resumo.json"));
    expect(await verifyBackup(copy)).toEqual({ kind: "unknown" });
  });
});

it("there is none of a database that is damaged, and those of before stay", async () => {
  const directory = await temporaryDirectory();
  const data = directory.path;
  const copies = join(data, "copias");
  await layMigratedFile(data);
  await mkdir(join(copies, "2031-05-05"), { recursive: true });
  const orphan = new BetterSqlite(join(data, "fincontrol.sqlite"));
  orphan.pragma("foreign_keys = off");
  orphan.exec("insert into profiles values ('ninguem', 'Rita', 30)");
  orphan.close();
  const made = makeNightlyCopy({ dataDirectory: data, databaseUrl: null }, TODAY, backUpApart);
  await expect(made).rejects.toThrow(NoCopy);
  await expect(made).rejects.toThrow(/está danificada/);
  await expect(made).rejects.toMatchObject({ failure: "damaged" });
  expect(await readdir(copies)).toEqual(["2031-05-05"]);
  await directory.remove();
});
