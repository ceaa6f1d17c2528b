import { backupSentences } from "../src/text/administration/backup.ts";
import { badVariables, startSentences } from "../src/text/pages/start-problems.ts";
import { readConfig } from "./config.ts";
import { AlreadyThere, makeBackup } from "./infrastructure/backups/make-backup.ts";
import { verifyBackup } from "./infrastructure/backups/verify-backup.ts";
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
if (first === "verify") await tellState(second ?? giveUp(backupSentences.noFolder));
const folder = first ?? giveUp(backupSentences.noFolder);

/** Reports whether a backup is unchanged since it was made, and ends the program. */
async function tellState(copy: string): Promise<never> {
  const state = await verifyBackup(copy).catch((error: unknown) =>
    giveUp(backupSentences.unreadable(copy, errorCode(error) || "?")),
  );
  if (state.kind === "damaged") giveUp(backupSentences.states.damaged(copy, state.part));
  if (state.kind !== "sound") giveUp(backupSentences.states[state.kind](copy));
  say(backupSentences.states.sound(copy));
  process.exit(0);
}

const place = databaseUrl === null ? `DATA_DIR (${dataDirectory})` : "DATABASE_URL";

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
