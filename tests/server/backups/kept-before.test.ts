import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keptBefore } from "../../../server/infrastructure/backups/kept-before.ts";
import { verifyBackup } from "../../../server/infrastructure/backups/verify-backup.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { startSentences } from "../../../src/text/pages/start-problems.ts";
import { FIRST_VERSIONS, type FirstVersion } from "../support/first-version.ts";
import { runServer, runToEnd } from "../support/run-server.ts";

// A machine that has much else to do may take long to start a process.
vi.setConfig({ testTimeout: 60_000 });

const TODAY = "2026-11-20" as CivilDate;
const FILE = "fincontrol.sqlite";

const environmentOf = ({ dataDirectory, databaseUrl }: FirstVersion) => ({
  DATA_DIR: dataDirectory,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
});

describe.each(FIRST_VERSIONS)("data over $name that are about to be migrated", ({ begin }) => {
  let data: FirstVersion;
  let end: () => Promise<void>;
  beforeEach(async () => {
    const { lay, end: remove } = begin();
    data = await lay();
    end = remove;
  });
  afterEach(() => end());

  const folder = () => join(data.dataDirectory, "copias");
  const copies = () => readdir(folder());
  const keep = () => {
    const { dataDirectory, databaseUrl = null } = data;
    return keptBefore({ dataDirectory, databaseUrl }, "0007-sums", TODAY);
  };

  it("are copied first, which the start tells; the copy is what the first version left, photos too", async () => {
    const records = "select * from transactions order by id";
    const before = await data.ask(records);
    const photos = await readdir(join(data.dataDirectory, "photos"));
    const server = await runServer(environmentOf(data));
    await server.stop();
    const [name = ""] = await copies();
    expect(name).toMatch(/^antes-de-\d{4}-[a-z-]+-\d{4}-\d\d-\d\d$/);
    const copy = join(folder(), name);
    expect(server.output()).toContain(startSentences.copiedBefore(copy));
    expect(await verifyBackup(copy)).toEqual({ kind: "sound" });
    expect(await readdir(join(copy, "photos"))).toEqual(photos);
    const kept = new BetterSqlite(join(copy, FILE), { readonly: true });
    const numbers = before.map((row) => ({ ...row, amount: Number(row["amount"]) }));
    expect(kept.prepare(records).all()).toEqual(numbers);
    expect(kept.prepare("select max(name) from kysely_migration").pluck().get()).toBe(
      "0004-administrators",
    );
    kept.close();
  });

  it("are not copied when they are up to date", async () => {
    await (await runServer(environmentOf(data))).stop();
    await (await runServer(environmentOf(data))).stop();
    expect(await copies()).toHaveLength(1);
  });

  it("never take the place of an earlier copy: changed content is copied beside it", async () => {
    const first = await keep();
    expect(first).toBe(join(folder(), "antes-de-0007-sums-2026-11-20"));
    const content = await readFile(join(first, FILE));
    expect(await keep()).toBe(first);
    await data.ask("delete from goals");
    const second = await keep();
    expect(second).toBe(`${first}-2`);
    expect(await readFile(join(first, FILE))).toEqual(content);
    await writeFile(join(first, "resumo.json"), "another file");
    expect(await keep()).toBe(second);
    expect(await copies()).toHaveLength(2);
  });

  it("stay as they are where no copy of them can be kept", async () => {
    // A file in the place of the folder keeps everybody out of it, even root.
    await writeFile(folder(), "");
    const { code, errors } = await runToEnd(environmentOf(data));
    expect(code).toBe(1);
    const { directoryUnusable, notKept } = startSentences;
    const told =
      data.databaseUrl === undefined
        ? directoryUnusable(data.dataDirectory)
        : notKept(data.dataDirectory, "ENOTDIR");
    expect(errors).toBe(`${told}\n`);
    const [last] = await data.ask("select max(name) as name from kysely_migration");
    expect(last?.["name"]).toBe("0004-administrators");
  });
});

describe("a file that is about to be migrated", () => {
  it("is refused before anything else when its rows name what is not there", async () => {
    const { lay, end } = FIRST_VERSIONS[0].begin();
    const data = await lay();
    await data.ask(
      "insert into transactions values ('of-nobody', 'nobody', 'expense', '2026-01-01', 'Lazer', 1, null)",
    );
    const { code, errors } = await runToEnd({ DATA_DIR: data.dataDirectory });
    const told = startSentences.databaseDamaged(data.dataDirectory);
    expect([code, errors]).toEqual([1, `${told}\n`]);
    expect(existsSync(join(data.dataDirectory, "copias"))).toBe(false);
    await end();
  });

  it("is not copied when it is new", async () => {
    const { lay, end } = FIRST_VERSIONS[0].begin();
    const { dataDirectory } = await lay();
    await rm(join(dataDirectory, "photos"), { recursive: true });
    await rm(join(dataDirectory, FILE));
    await (await runServer({ DATA_DIR: dataDirectory })).stop();
    expect(await readdir(dataDirectory)).not.toContain("copias");
    await end();
  });
});
