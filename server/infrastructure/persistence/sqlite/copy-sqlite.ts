import { renameSync, rmSync } from "node:fs";
import BetterSqlite from "better-sqlite3";
import { checkSqlite, isSound } from "./check-sqlite.ts";

/**
 * Copies a snapshot of a database file, whatever is written meanwhile. Refuses a damaged one: the copy would seem
 * whole, without the unreadable rows. The copy gets its name only after a check.
 */
export function copySqlite(file: string, target: string): void {
  checkSqlite(file, "full");
  const unfinished = `${target}.parcial`;
  rmSync(unfinished, { force: true });
  try {
    vacuumInto(file, unfinished);
    leaveHome(unfinished);
    if (!isSound(unfinished, "full")) throw new Error("the copy is not what was written");
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function vacuumInto(file: string, target: string): void {
  const database = new BetterSqlite(file, { readonly: true });
  try {
    database.prepare("vacuum into ?").run(target);
  } finally {
    database.close();
  }
}

/** Removes the location from a copy, so that a start recognises it as restored, even in its original file. */
function leaveHome(copy: string): void {
  const database = new BetterSqlite(copy);
  try {
    const homes = database.prepare("select 1 from sqlite_schema where name = 'database_home'");
    if (homes.get() !== undefined) database.exec("update database_home set place = ''");
  } finally {
    database.close();
  }
}
