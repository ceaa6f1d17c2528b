import { backupSentences } from "../src/text/administration/backup.ts";
import { badVariables, startSentences } from "../src/text/pages/start-problems.ts";
import { readConfig } from "./config.ts";
import { endWithParent } from "./end-with-parent.ts";
import { AlreadyThere, makeBackup, placeOf } from "./infrastructure/backups/make-backup.ts";
import { listCopies } from "./infrastructure/backups/list-copies.ts";
import { lisbonCalendar } from "./infrastructure/lisbon-calendar.ts";
import { systemClock } from "./infrastructure/system-clock.ts";
import { verifyBackup, type BackupState } from "./infrastructure/backups/verify-backup.ts";
import { NothingThere } from "./infrastructure/persistence/copying/copied-version.ts";
import { LaterTables } from "./infrastructure/persistence/migrations/migrate.ts";
import { storageFailureOf } from "./infrastructure/persistence/storage-failure-of.ts";
import { errorCode } from "./shared/error-code.ts";
import { giveUp, say } from "./terminal.ts";

// Backups are readable by their owner only.
process.umask(0o077);
const read = readConfig(process.env);
if (!read.ok) giveUp(...read.reason.map((name) => badVariables[name]));
const { dataDirectory, databaseUrl } = read.value;
const [first, second] = process.argv.slice(2);
if (first === "list") await tellCopies();
if (first === "verify") await tellState(second ?? giveUp(backupSentences.noFolder));
const folder = first ?? giveUp(backupSentences.noFolder);

/** Reports whether a backup is unchanged since it was made, and ends the program. */
async function tellState(copy: string): Promise<never> {
  const state = await verifyBackup(copy).catch((error: unknown) =>
    giveUp(backupSentences.unreadable(copy, errorCode(error) || "?")),
  );
  if (state.kind !== "sound") giveUp(stateSentence(copy, state));
  say(stateSentence(copy, state));
  process.exit(0);
}

function stateSentence(copy: string, state: BackupState): string {
  const { states } = backupSentences;
  return state.kind === "damaged" ? states.damaged(copy, state.part) : states[state.kind](copy);
}

/** Verifies the kept backups, and ends the program; with 1 if the last night's cannot be relied on. */
async function tellCopies(): Promise<never> {
  const today = lisbonCalendar(systemClock).today();
  const { copies, isNightMissed } = await listCopies(dataDirectory, today).catch((error: unknown) =>
    giveUp(backupSentences.unreadable(dataDirectory, errorCode(error) || "?")),
  );
  for (const { folder: copy, state } of copies) say(stateSentence(copy, state));
  if (isNightMissed) giveUp(backupSentences.nightMissed);
  process.exit(0);
}

const place = placeOf({ dataDirectory, databaseUrl });
// A copy of the night ends with its server.
endWithParent();

function sentenceOf(error: unknown): string {
  if (error instanceof AlreadyThere) return backupSentences.alreadyThere(folder);
  if (error instanceof NothingThere) return backupSentences.nothingThere(place);
  if (error instanceof LaterTables) return startSentences.laterTables;
  const failure = storageFailureOf(error);
  if (failure === "damaged") return backupSentences.damaged(place);
  if (failure === "full") return backupSentences.full(folder);
  if (failure === "unavailable" && databaseUrl !== null) return startSentences.databaseUnreachable;
  return backupSentences.failed(folder, errorCode(error) || "?");
}

try {
  await makeBackup({ dataDirectory, databaseUrl }, folder);
} catch (error) {
  giveUp(sentenceOf(error));
}
say(backupSentences.done(folder));
