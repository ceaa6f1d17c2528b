import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { NotWhole } from "../../../server/infrastructure/backups/lay-backup.ts";
import { makeBackup } from "../../../server/infrastructure/backups/make-backup.ts";
import { restoreBackup } from "../../../server/infrastructure/backups/restore-backup.ts";
import { verifyBackup } from "../../../server/infrastructure/backups/verify-backup.ts";
import { writeSummary } from "../../../server/infrastructure/backups/backup-summary.ts";
import { layMigratedFile } from "../support/migrated.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

// A busy machine may take long to verify a copy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const FILE = "fincontrol.sqlite";
const SUMMARY = "resumo.json";
const PHOTO = "photos/uma.webp";

let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
let whole: string;
/** A file outside of the copy. */
let secret: string;
beforeAll(async () => {
  folder = await temporaryDirectory();
  const data = join(folder.path, "dados");
  whole = join(folder.path, "inteira");
  secret = join(folder.path, "segredo");
  await writeFile(secret, "segredo");
  await mkdir(join(data, "photos"), { recursive: true });
  await layMigratedFile(data);
  await writeFile(join(data, PHOTO), "uma");
  await makeBackup({ dataDirectory: data, databaseUrl: null }, whole);
});
afterAll(() => folder.remove());

/** Describes a copy anew, as somebody can who may write into its folder. */
async function describeAnew(copy: string): Promise<void> {
  await rm(join(copy, SUMMARY));
  await writeSummary(copy);
}

const withSql = (statement: string) => async (copy: string) => {
  const database = new BetterSqlite(join(copy, FILE));
  database.exec(statement);
  database.close();
  await describeAnew(copy);
};

const instead = (part: string, put: (path: string) => unknown) => async (copy: string) => {
  await rm(join(copy, part), { recursive: true });
  await put(join(copy, part));
};
const aPipe = (path: string) => execFileSync("mkfifo", [path]);
const aFolder = (path: string) => mkdir(path);
const aLink = (path: string) => symlink(secret, path);

const TAMPERED: readonly (readonly [string, string, (copy: string) => Promise<void>])[] = [
  ["a link as database", FILE, instead(FILE, aLink)],
  ["a pipe as database", FILE, instead(FILE, aPipe)],
  ["a folder as database", FILE, instead(FILE, aFolder)],
  ["a link as summary", SUMMARY, instead(SUMMARY, aLink)],
  ["a pipe as summary", SUMMARY, instead(SUMMARY, aPipe)],
  ["a folder as summary", SUMMARY, instead(SUMMARY, aFolder)],
  ["a summary without an end", SUMMARY, (copy) => truncate(join(copy, SUMMARY), 2 ** 31)],
  [
    "a summary that is deep",
    SUMMARY,
    instead(SUMMARY, (path) => writeFile(path, "[".repeat(900_000))),
  ],
  [
    "counts that cannot be",
    SUMMARY,
    async (copy) => {
      const said = JSON.parse(await readFile(join(copy, SUMMARY), "utf8")) as { linhas: object };
      await writeFile(join(copy, SUMMARY), JSON.stringify({ ...said, linhas: { users: -1e308 } }));
    },
  ],
  [
    "a name in its summary that would write into the terminal",
    "\uFFFD[2J\uFFFDTudo bem.",
    (copy) =>
      writeFile(
        join(copy, SUMMARY),
        JSON.stringify({ ficheiros: { "\u001B[2J\nTudo bem.": "" }, linhas: {}, somas: {} }),
      ),
  ],
  [
    "a name in its summary that leads elsewhere",
    "../../segredo",
    (copy) =>
      writeFile(
        join(copy, SUMMARY),
        JSON.stringify({ ficheiros: { "../../segredo": "" }, linhas: {}, somas: {} }),
      ),
  ],
  ["a link as folder of the photos", "photos", instead("photos", aLink)],
  ["a file as folder of the photos", "photos", instead("photos", (path) => writeFile(path, ""))],
  [
    "a link as photo, which it describes",
    PHOTO,
    async (copy) => {
      await instead(PHOTO, aLink)(copy);
      await describeAnew(copy);
    },
  ],
  ["a pipe as photo", PHOTO, instead(PHOTO, aPipe)],
  ["a folder as photo", PHOTO, instead(PHOTO, aFolder)],
  [
    "a trigger",
    FILE,
    withSql("create trigger t after insert on users begin delete from users; end"),
  ],
  ["a view", FILE, withSql("create view v as select * from users")],
  ["a table of its own", FILE, withSql("create table t (id integer primary key)")],
  ["a table that is computed", FILE, withSql("create virtual table t using fts5(text)")],
  ["a column of its own", FILE, withSql("alter table users add column amount integer")],
  [
    "a column that is computed",
    FILE,
    withSql("alter table users add column amount integer as (length(username))"),
  ],
  ["a column of another name", FILE, withSql("alter table users rename column username to name")],
  ["no tables of ours", FILE, withSql("drop table kysely_migration")],
  [
    "a row of two million characters",
    FILE,
    withSql("update kysely_migration set timestamp = printf('%.*c', 2000000, 'x') where rowid = 1"),
  ],
];

describe("a copy in whose folder somebody wrote", () => {
  it.each(TAMPERED)(
    "with %s is neither whole nor restored, and %s is named",
    async (_, part, tamper) => {
      const place = await temporaryDirectory();
      const [copy, data] = [join(place.path, "copia"), join(place.path, "dados")];
      await cp(whole, copy, { recursive: true });
      await tamper(copy);
      const state = { kind: "damaged", part };
      expect(await verifyBackup(copy)).toEqual(state);
      const wanted = { copy, replaces: true, day: civilDate(2031, 5, 6) };
      const error: unknown = await restoreBackup(
        { dataDirectory: data, databaseUrl: null },
        wanted,
      ).then(
        () => null,
        (refused: unknown) => refused,
      );
      expect(error instanceof NotWhole && error.state).toEqual(state);
      expect(existsSync(data)).toBe(false);
      await place.remove();
    },
  );
});

it("a backup of photos that lie behind a link has the photos, not the link", async () => {
  const place = await temporaryDirectory();
  const [data, copy] = [join(place.path, "dados"), join(place.path, "copia")];
  await mkdir(data);
  await layMigratedFile(data);
  await mkdir(join(place.path, "outro-disco"));
  await writeFile(join(place.path, "outro-disco", "uma.webp"), "uma");
  await symlink(join(place.path, "outro-disco"), join(data, "photos"));
  await makeBackup({ dataDirectory: data, databaseUrl: null }, copy);
  await rm(join(place.path, "outro-disco"), { recursive: true });
  expect(await readFile(join(copy, PHOTO), "utf8")).toBe("uma");
  expect(await verifyBackup(copy)).toEqual({ kind: "sound" });
  await place.remove();
});
