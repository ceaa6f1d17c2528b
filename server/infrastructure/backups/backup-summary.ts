import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { errorCode } from "../../shared/error-code.ts";
import { rowsOfFile } from "../persistence/copying/rows-in.ts";

/** The database file of an installation, and of a backup. */
export const DATABASE_FILE = "fincontrol.sqlite";

/** The folder of the photos in either. */
export const PHOTOS_FOLDER = "photos";

/** The file that describes a backup; written last. */
export const SUMMARY_FILE = "resumo.json";

/** The longest summary without photos, in bytes: its tables take a few thousand. */
const MAX_SUMMARY_BYTES = 1024 * 1024;

/** The room of a photo in it, in bytes: a name and a digest. */
const MAX_PHOTO_BYTES = 2048;

const summarySchema = v.strictObject({
  /** A digest of each file. */
  ficheiros: v.record(v.string(), v.string()),
  /** The row counts of the tables. */
  linhas: v.record(v.string(), v.number()),
  /** The sums of their cents. */
  somas: v.record(v.string(), v.string()),
});

/** The content of a backup. */
export type BackupSummary = v.InferOutput<typeof summarySchema>;

/** Returns the digests of a backup's files. */
export async function digestsOf(folder: string): Promise<BackupSummary["ficheiros"]> {
  const photos = (await namesIn(join(folder, PHOTOS_FOLDER))).map(
    (name) => `${PHOTOS_FOLDER}/${name}`,
  );
  const digests: Record<string, string> = {};
  for (const file of [DATABASE_FILE, ...photos]) digests[file] = await digestOf(join(folder, file));
  return digests;
}

/** Writes the summary of a backup into its folder, and syncs it to disk. */
export async function writeSummary(folder: string): Promise<void> {
  const ficheiros = await digestsOf(folder);
  const summary = { ficheiros, ...(await rowsOfFile(join(folder, DATABASE_FILE))) };
  const file = await open(join(folder, SUMMARY_FILE), "wx");
  try {
    await file.writeFile(JSON.stringify(summary));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Returns the summary of a backup; null if it has none, "unreadable" if it is not one, or longer than one may be. */
export async function readSummary(folder: string): Promise<BackupSummary | "unreadable" | null> {
  try {
    const path = join(folder, SUMMARY_FILE);
    const photos = await namesIn(join(folder, PHOTOS_FOLDER));
    const { size } = await stat(path);
    if (size > MAX_SUMMARY_BYTES + photos.length * MAX_PHOTO_BYTES) return "unreadable";
    const text = await readFile(path, "utf8");
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), summarySchema), text);
    return read.success ? read.output : "unreadable";
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** Returns the names in a folder; none if it does not exist. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).toSorted();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

/** Returns the digest of a file's content. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}
