import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { RESERVE } from "./reserve.ts";

/** There was a database once, and now it is missing or empty: nothing that a new one may cover up. */
export class LostDatabase extends Error {}

/** A folder stands where the file of the database belongs. */
export class FolderForDatabase extends Error {}

/** What lies in the folder of an installation beside its database. */
const BESIDE = ["photos", "copias", RESERVE];

/** What SQLite keeps beside the file while it is open, and leaves after a crash. */
const COMPANIONS = ["-wal", "-shm"];

const isBeside = (file: string) => BESIDE.some((name) => existsSync(join(dirname(file), name)));

function hasTables(file: string): boolean {
  const database = new BetterSqlite(file, { readonly: true });
  try {
    return database.prepare("select 1 from sqlite_master").get() !== undefined;
  } finally {
    database.close();
  }
}

/** Whether a database lies in a file or is yet to be made; refuses what is left of one that is lost. */
export function isThere(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) throw new FolderForDatabase();
  const size = found?.size;
  const isLeft = isBeside(file) || COMPANIONS.some((ending) => existsSync(file + ending));
  if (size === 0 || (size === undefined && isLeft)) throw new LostDatabase();
  return size !== undefined;
}

/** Refuses a file from which the tables are gone; without anything beside it, its first start was cut off. */
export function assertNotEmptied(file: string): void {
  if (isBeside(file) && !hasTables(file)) throw new LostDatabase();
}
