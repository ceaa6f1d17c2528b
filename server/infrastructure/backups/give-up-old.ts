import { rm } from "node:fs/promises";
import { join } from "node:path";
import { parseCivilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { isPast, keptCopies } from "../../application/backups/backup-retention.ts";
import { namesIn } from "./backup-summary.ts";
import { COPIES_FOLDER } from "./kept-in-copies.ts";

const DRAFT = /^em-curso-(\d{4}-\d{2}-\d{2})(?:-p?[0-9a-f]+)?$/;
/** The name of a backup of before a migration, which older versions kept as a file, or of before a restore. */
const BEFORE = /^antes-de-.+-(\d{4}-\d{2}-\d{2})(?:-\d+)?(?:\.sqlite)?$/;

const dayIn = (name: string, pattern: RegExp): CivilDate | null =>
  parseCivilDate(pattern.exec(name)?.[1] ?? "");

/**
 * Removes the backups past their retention, and the drafts of earlier days. If all earlier backups seem too old at once,
 * the clock may have jumped: they are kept for one more night.
 */
export async function giveUpOld(dataDirectory: string, today: CivilDate): Promise<void> {
  const copies = join(dataDirectory, COPIES_FOLDER);
  const names = await namesIn(copies);
  const nights = names.map(parseCivilDate).filter((day) => day !== null);
  const earlier = nights.filter((day) => day < today);
  if (earlier.length > 0 && earlier.every((day) => isPast(day, today))) return;
  const kept = keptCopies(nights, today);
  const isOver = (name: string): boolean => {
    const [night, draftOf] = [parseCivilDate(name), dayIn(name, DRAFT)];
    if (night !== null) return !kept.has(night);
    if (draftOf !== null) return draftOf < today;
    const before = dayIn(name, BEFORE);
    return before !== null && isPast(before, today);
  };
  for (const name of names.filter(isOver))
    await rm(join(copies, name), { recursive: true, force: true });
}
