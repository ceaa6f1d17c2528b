import { restoreSentences as sentences } from "../src/text/administration/restore.ts";
import { badVariables, startSentences } from "../src/text/pages/start-problems.ts";
import { readConfig } from "./config.ts";
import { NotWhole } from "./infrastructure/backups/lay-backup.ts";
import { LaterPlace } from "./infrastructure/backups/put-database.ts";
import { restoreBackup } from "./infrastructure/backups/restore-backup.ts";
import { lisbonCalendar } from "./infrastructure/lisbon-calendar.ts";
import { InUse, NotEmpty } from "./infrastructure/persistence/refusals.ts";
import { LaterTables } from "./infrastructure/persistence/migrations/migrate.ts";
import { storageFailureOf } from "./infrastructure/persistence/storage-failure-of.ts";
import { systemClock } from "./infrastructure/system-clock.ts";
import { errorCode } from "./shared/error-code.ts";
import { giveUp, say } from "./terminal.ts";

// Restored files are readable by their owner only.
process.umask(0o077);
const read = readConfig(process.env);
if (!read.ok) giveUp(...read.reason.map((name) => badVariables[name]));
const { dataDirectory, databaseUrl } = read.value;
const given = process.argv.slice(2);
const folders = given.filter((one) => one !== "--replace");
const copy = (folders.length === 1 ? folders[0] : undefined) ?? giveUp(sentences.noFolder);
const replaces = given.length > folders.length;
const place = databaseUrl === null ? `DATA_DIR (${dataDirectory})` : "DATABASE_URL";

function sentenceOf(error: unknown): string {
  if (error instanceof NotWhole) return sentenceOfState(error);
  if (error instanceof NotEmpty) return sentences.notEmpty(place);
  if (error instanceof InUse) return sentences.inUse(place);
  if (error instanceof LaterPlace) return sentences.laterTables(place);
  if (error instanceof LaterTables) return sentences.laterCopy(copy);
  const failure = storageFailureOf(error);
  if (failure === "damaged") return sentences.damagedPlace(place);
  if (failure === "full") return sentences.full(dataDirectory);
  if (failure === "unavailable" && databaseUrl !== null) return startSentences.databaseUnreachable;
  return sentences.failed(errorCode(error) || String(error));
}

function sentenceOfState({ state }: NotWhole): string {
  if (state.kind === "damaged") return sentences.states.damaged(copy, state.part);
  return state.kind === "none" ? sentences.states.none(copy) : sentences.states.unknown(copy);
}

try {
  const day = lisbonCalendar(systemClock).today();
  const kept = await restoreBackup({ dataDirectory, databaseUrl }, { copy, replaces, day });
  if (kept !== null) say(sentences.kept(kept));
  say(sentences.done(copy, place));
} catch (error) {
  giveUp(sentenceOf(error));
}
