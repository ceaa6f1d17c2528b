import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { backupSentences } from "../../../src/text/administration/backup.ts";
import { startSentences } from "../../../src/text/pages/start-problems.ts";
import { accountOf, newAccount } from "../../reliability/account.ts";
import { KEY_FILE } from "../../../server/infrastructure/security/sealing-key.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { backUpApart } from "../../../server/infrastructure/backups/back-up-apart.ts";
import { makeNightlyCopy } from "../../../server/infrastructure/backups/nightly-copies.ts";
import { lisbonCalendar } from "../../../server/infrastructure/lisbon-calendar.ts";
import { systemClock } from "../../../server/infrastructure/system-clock.ts";
import { layMigratedFile } from "../support/migrated.ts";
import { type Environment, runProgram } from "../support/run-program.ts";
import { runServer } from "../support/run-server.ts";
import { newDatabase } from "../support/shared-postgres.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { uploadPhoto } from "../support/upload-photo.ts";

// A machine that has much else to do may take long to start a process.
vi.setConfig({ testTimeout: 60_000 });

const backUp = (environment: Environment, ...given: readonly string[]) =>
  runProgram("back-up", environment, ...given);

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
beforeEach(async () => {
  directory = await temporaryDirectory();
});
afterEach(() => directory.remove());

it("a backup of a server that goes on writing holds all that was acknowledged before, photos too", async () => {
  const data = join(directory.path, "dados");
  const folder = join(directory.path, "copia");
  const server = await runServer({ DATA_DIR: data, RATE_LIMIT_FACTOR: "1000" });
  const account = await newAccount(() => server.url, "prudente");
  const record = (valor: number) =>
    account.post("/despesas", { data: "2026-03-02", categoria: "Lazer", valor });
  for (let valor = 1; valor <= 20; valor += 1) await record(valor);
  const photo = await uploadPhoto(server, account);

  // The key of the second factors exists from here on, and is in no backup.
  const begun = await account.post("/auth/totp", {});
  expect(begun.status).toBe(200);
  expect(await readdir(data)).toContain(KEY_FILE);
  const copying = backUp({ DATA_DIR: data }, folder);
  for (let valor = 21; valor <= 60; valor += 1) await record(valor);
  expect(await copying).toEqual({ code: 0, said: backupSentences.done(folder) });
  await server.stop();
  expect(await readdir(folder)).not.toContain(KEY_FILE);
  const verified = () => backUp({}, "verify", folder);
  const { sound, damaged } = backupSentences.states;
  expect(await verified()).toEqual({ code: 0, said: sound(folder) });
  const [file = ""] = await readdir(join(folder, "photos"));
  const photoFile = join(folder, "photos", file);
  const whole = await readFile(photoFile);
  await writeFile(photoFile, Buffer.concat([whole.subarray(0, -1), Buffer.from("x")]));
  expect(await verified()).toEqual({ code: 1, said: damaged(folder, `photos/${file}`) });
  await writeFile(photoFile, whole);

  const restored = await runServer({ DATA_DIR: folder });
  const there = accountOf(() => restored.url, account.token);
  const kept = (await (await there.get("/despesas")).json()) as { valor: number }[];
  const values = kept.map(({ valor }) => valor);
  for (let valor = 1; valor <= 20; valor += 1) expect(values).toContain(valor);
  expect((await fetch(`${restored.url}${photo}`)).status).toBe(200);
  await restored.stop();
});

it("a backup never takes the place of another, and says what is missing", async () => {
  const data = join(directory.path, "dados");
  const folder = join(directory.path, "copia");
  expect(await backUp({ DATA_DIR: data })).toEqual({ code: 1, said: backupSentences.noFolder });
  expect(await backUp({}, "verify")).toEqual({ code: 1, said: backupSentences.noFolder });
  const { none } = backupSentences.states;
  expect(await backUp({}, "verify", folder)).toEqual({ code: 1, said: none(folder) });
  expect(await backUp({ DATA_DIR: data }, folder)).toEqual({
    code: 1,
    said: backupSentences.nothingThere(`DATA_DIR (${data})`),
  });
  const elsewhere = { DATA_DIR: data, DATABASE_URL: await newDatabase() };
  expect(await backUp(elsewhere, folder)).toEqual({
    code: 1,
    said: backupSentences.nothingThere("DATABASE_URL"),
  });
  const away = { DATA_DIR: data, DATABASE_URL: "postgres://127.0.0.1:1/fin" };
  expect(await backUp(away, folder)).toEqual({
    code: 1,
    said: startSentences.databaseUnreachable,
  });
  await (await runServer({ DATA_DIR: data })).stop();
  expect((await backUp({ DATA_DIR: data }, folder)).code).toBe(0);
  expect(await backUp({ DATA_DIR: data }, folder)).toEqual({
    code: 1,
    said: backupSentences.alreadyThere(folder),
  });
});

it("a backup of what is damaged or nothing is none, says why, and leaves nothing behind", async () => {
  const data = join(directory.path, "dados");
  const folder = join(directory.path, "copias", "hoje");
  const file = join(data, "fincontrol.sqlite");
  await (await runServer({ DATA_DIR: data })).stop();
  const whole = await readFile(file);
  const orphan = new BetterSqlite(file);
  orphan.pragma("foreign_keys = off");
  orphan.exec("insert into profiles values ('ninguem', 'Rita', 30)");
  orphan.close();
  expect(await backUp({ DATA_DIR: data }, folder)).toEqual({
    code: 1,
    said: backupSentences.damaged(`DATA_DIR (${data})`),
  });
  await writeFile(file, "");
  expect(await backUp({ DATA_DIR: data }, folder)).toEqual({
    code: 1,
    said: backupSentences.nothingThere(`DATA_DIR (${data})`),
  });
  expect(existsSync(join(directory.path, "copias"))).toBe(false);
  await writeFile(file, whole);
  expect((await backUp({ DATA_DIR: data }, folder)).code).toBe(0);
});

it("the kept copies are listed with their state; one that is not of today or yesterday, or is damaged, is missed", async () => {
  const data = join(directory.path, "dados");
  const list = () => backUp({ DATA_DIR: data }, "list");
  const { nightMissed, states } = backupSentences;
  expect(await list()).toEqual({ code: 1, said: nightMissed });
  await mkdir(data);
  await layMigratedFile(data);
  const [old, today] = [
    addDays(lisbonCalendar(systemClock).today(), -2),
    lisbonCalendar(systemClock).today(),
  ];
  const made = (day: CivilDate) => join(data, "copias", day);
  await makeNightlyCopy({ dataDirectory: data, databaseUrl: null }, old, backUpApart);
  await mkdir(made("em-curso-2031-05-06" as CivilDate));
  expect(await list()).toEqual({ code: 1, said: `${states.sound(made(old))}\n${nightMissed}` });
  await makeNightlyCopy({ dataDirectory: data, databaseUrl: null }, today, backUpApart);
  const sound = [old, today].map((day) => states.sound(made(day)));
  expect(await list()).toEqual({ code: 0, said: sound.join("\n") });
  await writeFile(join(made(today), "resumo.json"), "");
  const damaged = [sound[0], states.damaged(made(today), "resumo.json"), nightMissed];
  expect(await list()).toEqual({ code: 1, said: damaged.join("\n") });
});

it("a backup that cannot be written leaves what else is in the folder, and no part of itself", async () => {
  const data = join(directory.path, "dados");
  await (await runServer({ DATA_DIR: data })).stop();
  await mkdir(join(data, "photos"));
  await writeFile(join(data, "photos", "a.webp"), "a");
  const folder = join(directory.path, "copia");
  // A folder in the place of the file that is being made cannot be written to, not even by root.
  await mkdir(join(folder, "fincontrol.sqlite.parcial"), { recursive: true });
  const { code, said } = await backUp({ DATA_DIR: data }, folder);
  expect(code).toBe(1);
  expect(said).toMatch(/^A cópia de segurança não foi feita: .+\(E\w+\)\.$/);
  expect(await readdir(folder)).toEqual(["fincontrol.sqlite.parcial"]);
});
