import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { RESERVE } from "./reserve.ts";

/** An earlier database is missing or empty; it must not be replaced by a new one. */
export class LostDatabase extends Error {}

/** A folder is in the place of the database file. */
export class FolderForDatabase extends Error {}

/** The files in an installation's folder beside its database. */
const BESIDE = ["photos", "copias", RESERVE];

/** SQLite's files beside an open database, which remain after a crash. */
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

/** Whether the database file exists; throws for the remains of a lost one. */
export function isThere(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) throw new FolderForDatabase();
  const size = found?.size;
  const isLeft = isBeside(file) || COMPANIONS.some((ending) => existsSync(file + ending));
  if (size === 0 || (size === undefined && isLeft)) throw new LostDatabase();
  return size !== undefined;
}

/** Throws for a file without tables, unless nothing is beside it: then its first start was interrupted. */
export function assertNotEmptied(file: string): void {
  if (isBeside(file) && !hasTables(file)) throw new LostDatabase();
}
