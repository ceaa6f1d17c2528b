import BetterSqlite from "better-sqlite3";
import { storageFailureOf } from "../storage-failure-of.ts";
import { FaultyStorage } from "../storage-watch.ts";

/** "quick" checks every page; "full" also whether every index has every row, which takes four times as long. */
type Depth = "quick" | "full";

const CHECKS: Readonly<Record<Depth, string>> = {
  quick: "quick_check(1)",
  full: "integrity_check(1)",
};

/** Checks a file without changing it; throws errors unrelated to its content. */
export function isSound(file: string, depth: Depth): boolean {
  const database = new BetterSqlite(file, { readonly: true });
  try {
    const found: unknown = database.pragma(CHECKS[depth], { simple: true });
    return found === "ok" && database.prepare("pragma foreign_key_check").get() === undefined;
  } catch (error) {
    const failure = storageFailureOf(error);
    if (failure === null || failure === "damaged") return false;
    throw error;
  } finally {
    database.close();
  }
}

/** Throws for a file with damaged content. */
export function checkSqlite(file: string, depth: Depth): void {
  if (!isSound(file, depth)) throw new FaultyStorage("damaged");
}
