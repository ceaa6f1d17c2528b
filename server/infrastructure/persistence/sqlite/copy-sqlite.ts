import { renameSync, rmSync } from "node:fs";
import BetterSqlite from "better-sqlite3";
import { checkSqlite, isSound } from "./check-sqlite.ts";

/**
 * Copies one moment of the database in a file, whatever is written to it meanwhile. Refuses a damaged one: the copy
 * would seem whole, without the rows that could not be read. Only a copy that was checked gets its name.
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

/** A copy is at home nowhere: the start that finds it knows that it was restored, even in the very file that it is of. */
function leaveHome(copy: string): void {
  const database = new BetterSqlite(copy);
  try {
    const homes = database.prepare("select 1 from sqlite_schema where name = 'database_home'");
    if (homes.get() !== undefined) database.exec("update database_home set place = ''");
  } finally {
    database.close();
  }
}
