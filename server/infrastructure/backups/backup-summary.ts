import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../../shared/error-code.ts";
import { rowsOf, type Rows } from "../persistence/sqlite/rows-of-sqlite.ts";

/** The database file of an installation, and of a backup. */
export const DATABASE_FILE = "fincontrol.sqlite";

/** The folder of the photos in either. */
export const PHOTOS_FOLDER = "photos";

/** The file that describes a backup; written last. */
const SUMMARY_FILE = "resumo.json";

/** The content of a backup: a digest of each file, and the row counts. */
export type BackupSummary = Rows & { readonly ficheiros: Readonly<Record<string, string>> };

/** Summarises a backup; the database with its rows may be in another place. */
export async function summaryOf(folder: string, database: string): Promise<BackupSummary> {
  const photos = (await namesIn(join(folder, PHOTOS_FOLDER))).map(
    (name) => `${PHOTOS_FOLDER}/${name}`,
  );
  const ficheiros: Record<string, string> = {};
  for (const file of [DATABASE_FILE, ...photos])
    ficheiros[file] = await digestOf(join(folder, file));
  return { ficheiros, ...rowsOf(database) };
}

/** Writes the summary of a backup into its folder, and syncs it to disk. */
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

/** Returns the summary of a backup; null if it has none, undefined if that is unreadable. */
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
