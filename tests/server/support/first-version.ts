import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import BetterSqlite from "better-sqlite3";
import { Client } from "pg";
import { newDatabase } from "./shared-postgres.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const fixtures = fileURLToPath(new URL("../../fixtures/first-version/", import.meta.url));
const fixture = (name: string) => readFile(join(fixtures, name));

type Row = Readonly<Record<string, unknown>>;

/** Data of the first version in the place where the present server finds them, and a way to query them. */
export type FirstVersion = {
  readonly dataDirectory: string;
  readonly databaseUrl?: string;
  readonly ask: (statement: string) => Promise<readonly Row[]>;
};

async function laySqlite(dataDirectory: string): Promise<FirstVersion> {
  const file = join(dataDirectory, "fincontrol.sqlite");
  await writeFile(file, gunzipSync(await fixture("fincontrol.sqlite.gz")));
  const ask = async (statement: string) => {
    const database = new BetterSqlite(file);
    database.pragma("foreign_keys = OFF");
    const prepared = database.prepare<[], Row>(statement);
    const rows = prepared.reader ? prepared.all() : [];
    if (!prepared.reader) prepared.run();
    database.close();
    return rows;
  };
  return { dataDirectory, ask };
}

async function layPostgres(dataDirectory: string) {
  const databaseUrl = await newDatabase();
  const ask = async (statements: string) => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    // Like SQLite's setting: rows with broken references may be written.
    await client.query("set session_replication_role = replica");
    const { rows } = await client.query<Row>(statements);
    await client.end();
    return rows;
  };
  await ask((await fixture("fincontrol.sql")).toString());
  return { dataDirectory, databaseUrl, ask };
}

/** Makes folders with the photos of the first version, and removes them all. */
function folders() {
  const made: Awaited<ReturnType<typeof temporaryDirectory>>[] = [];
  const make = async () => {
    const folder = await temporaryDirectory();
    made.push(folder);
    await cp(join(fixtures, "photos"), join(folder.path, "photos"), { recursive: true });
    return folder.path;
  };
  const remove = async () => {
    await Promise.all(made.map((folder) => folder.remove()));
  };
  return { make, remove };
}

const beginWith =
  <Data extends FirstVersion>(layIn: (dataDirectory: string) => Promise<Data>) =>
  () => {
    const { make, remove } = folders();
    return { lay: async () => layIn(await make()), end: remove };
  };

/** Both databases of the first version; each `lay` creates its data anew. */
export const FIRST_VERSIONS = [
  { name: "SQLite", begin: beginWith(laySqlite) },
  { name: "PostgreSQL", begin: beginWith(layPostgres) },
] as const;

type Person = "admin" | "marta" | "rui" | "vera" | "sara" | "old";

type Answered = { readonly path: string; readonly status: number; readonly answer: unknown };

/** The first version's answers for these data, with their requests. */
export type Manifest = {
  readonly now: number;
  readonly tokens: Readonly<Record<Person, string>>;
  readonly answers: readonly (Answered & { readonly who: Person })[];
  readonly repeats: readonly (Answered & {
    readonly who: Person;
    readonly key: string;
    readonly body: object;
  })[];
  readonly logins: readonly {
    readonly username: string;
    readonly password: string;
    readonly status: number;
    readonly answer: object;
  }[];
  readonly photos: readonly { readonly path: string; readonly status: number }[];
};

export const readManifest = async (): Promise<Manifest> =>
  JSON.parse((await fixture("manifest.json")).toString()) as Manifest;
