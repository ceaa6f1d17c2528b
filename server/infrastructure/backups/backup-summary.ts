import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../../shared/error-code.ts";
import { rowsOf, type Rows } from "../persistence/sqlite/rows-of-sqlite.ts";

/** The database in the folder of an installation, and in a copy of it. */
export const DATABASE_FILE = "fincontrol.sqlite";

/** The folder of the photos in either. */
export const PHOTOS_FOLDER = "photos";

/** What says in a copy what it holds; it is written last. */
const SUMMARY_FILE = "resumo.json";

/** What a copy holds: a digest of each file, and its rows. */
export type BackupSummary = Rows & { readonly ficheiros: Readonly<Record<string, string>> };

/** Counts what a copy holds; its rows are those of a database that may lie elsewhere. */
export async function summaryOf(folder: string, database: string): Promise<BackupSummary> {
  const photos = (await namesIn(join(folder, PHOTOS_FOLDER))).map(
    (name) => `${PHOTOS_FOLDER}/${name}`,
  );
  const ficheiros: Record<string, string> = {};
  for (const file of [DATABASE_FILE, ...photos])
    ficheiros[file] = await digestOf(join(folder, file));
  return { ficheiros, ...rowsOf(database) };
}

/** Puts the summary of a copy beside it, on the disk. */
export async function writeSummary(folder: string): Promise<void> {
  const summary = await summaryOf(folder, join(folder, DATABASE_FILE));
  const file = await open(join(folder, SUMMARY_FILE), "wx");
  try {
    await file.writeFile(JSON.stringify(summary));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** What a copy said that it holds when it was made; null if it says nothing, undefined if that cannot be read. */
export async function readSummary(folder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, SUMMARY_FILE), "utf8"));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}
