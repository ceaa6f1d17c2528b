import { mkdir, readdir, readFile, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LostDatabase } from "../../../../server/infrastructure/persistence/sqlite/lost-database.ts";
import { LaterTables } from "../../../../server/infrastructure/persistence/migrations/migrate.ts";
import { openSqlite } from "../../../../server/infrastructure/persistence/sqlite/open-sqlite.ts";
import { storageFailureOf } from "../../../../server/infrastructure/persistence/storage-failure-of.ts";
import { temporaryDirectory } from "../../support/temporary-directory.ts";

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let file: string;
beforeEach(async () => {
  directory = await temporaryDirectory();
  file = join(directory.path, "fincontrol.sqlite");
});
afterEach(() => directory.remove());

const open = () => openSqlite(file, { tellFault: () => {}, keepBefore: async () => {} });

/** Makes a database and closes it, so that all of it lies in its file. */
async function make(...statements: string[]): Promise<void> {
  const { queries, close } = await open();
  for (const statement of statements) await sql.raw(statement).execute(queries);
  await close();
}

const failureOf = async (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error: unknown) => storageFailureOf(error),
  );

describe("a database that is lost is not taken for a new one", () => {
  it("when it is empty", async () => {
    await writeFile(file, "");
    await expect(open()).rejects.toThrow(LostDatabase);
    expect(await readFile(file, "utf8")).toBe("");
  });

  it.each(["photos", "copias"])("when it is missing beside %s", async (name) => {
    await mkdir(join(directory.path, name));
    await expect(open()).rejects.toThrow(LostDatabase);
    expect(await readdir(directory.path)).toEqual([name]);
  });

  it.each(["-wal", "-shm"])("when only its %s is left", async (ending) => {
    await writeFile(file + ending, "resto");
    await expect(open()).rejects.toThrow(LostDatabase);
    expect(await readFile(file + ending, "utf8")).toBe("resto");
  });

  it("when it has no tables any more", async () => {
    new BetterSqlite(file).exec("pragma user_version = 1").close();
    await mkdir(join(directory.path, "photos"));
    await expect(open()).rejects.toThrow(LostDatabase);
  });
});

it("a new installation is one in an empty folder", async () => {
  await expect(make()).resolves.toBeUndefined();
});

it("a first start that was cut off is made up for", async () => {
  new BetterSqlite(file).exec("pragma user_version = 1").close();
  await expect(make("delete from users")).resolves.toBeUndefined();
});

describe("a damaged database is refused as such, and left as it is", () => {
  it.each([
    ["its first bytes", 0],
    ["a page of it", 4096],
  ])("in %s", async (_, from) => {
    await make();
    const bytes = await readFile(file);
    await writeFile(file, bytes.fill(0xa5, from, from + 100));
    expect(await failureOf(open())).toBe("damaged");
    expect(await readFile(file)).toEqual(bytes);
  });

  it("when its end is missing", async () => {
    await make();
    await truncate(file, 3 * 4096);
    expect(await failureOf(open())).toBe("damaged");
  });

  it("when rows name users that are not there", async () => {
    await make("pragma foreign_keys = off", "insert into profiles values ('x', 'Rita', 30)");
    expect(await failureOf(open())).toBe("damaged");
  });

  it("when the damage looks like a later version", async () => {
    await make();
    const bytes = await readFile(file);
    const at = bytes.indexOf("0001-first-tables");
    await writeFile(file, bytes.fill("9", at, at + 1));
    await expect(open()).rejects.toSatisfy(
      (error) => storageFailureOf(error) === "damaged" && !(error instanceof LaterTables),
    );
  });
});
