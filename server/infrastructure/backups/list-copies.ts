import { join } from "node:path";
import { parseCivilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { namesIn } from "./backup-summary.ts";
import { isNightMissed } from "./copies-overview.ts";
import { COPIES_FOLDER } from "./kept-in-copies.ts";
import { verifyBackup, type BackupState } from "./verify-backup.ts";

type ListedCopy = { readonly folder: string; readonly state: BackupState };

/** The folders that a backup may have within the copies; drafts and single files are none, nor what a terminal would obey. */
const NAME = /^(\d{4}-\d{2}-\d{2}|antes-de-\P{C}+(?<!\.sqlite))$/u;

/** Verifies every kept backup; the newest of a night is missed unless it is sound, and of today or yesterday. */
export async function listCopies(
  dataDirectory: string,
  today: CivilDate,
): Promise<{ readonly copies: readonly ListedCopy[]; readonly isNightMissed: boolean }> {
  const folder = join(dataDirectory, COPIES_FOLDER);
  const copies: ListedCopy[] = [];
  let night: (ListedCopy & { readonly day: CivilDate }) | undefined;
  for (const name of (await namesIn(folder)).filter((one) => NAME.test(one))) {
    const copy = { folder: join(folder, name), state: await verifyBackup(join(folder, name)) };
    copies.push(copy);
    const day = parseCivilDate(name);
    // The names are in order, so the last day that has come is the newest.
    if (day !== null && day <= today) night = { ...copy, day };
  }
  const newest = night?.state.kind === "sound" ? night.day : null;
  return { copies, isNightMissed: isNightMissed(newest, today) };
}
