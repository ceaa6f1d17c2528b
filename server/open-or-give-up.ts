import { accessSync, constants, mkdirSync } from "node:fs";
import type { Logger } from "pino";
import { startSentences } from "../src/text/pages/start-problems.ts";
import { awaitPrimary } from "./await-primary.ts";
import { NotKept, openDatabase } from "./composition/open-database.ts";
import type { Config } from "./config.ts";
import type { Database } from "./infrastructure/persistence/database.ts";
import { InUse } from "./infrastructure/persistence/refusals.ts";
import { LaterTables } from "./infrastructure/persistence/migrations/migrate.ts";
import { NotWritable } from "./infrastructure/persistence/sqlite/assert-writable.ts";
import {
  FolderForDatabase,
  LostDatabase,
} from "./infrastructure/persistence/sqlite/lost-database.ts";
import { NotCarriedOver } from "./infrastructure/persistence/migrations/not-carried-over.ts";
import { errorCode } from "./shared/error-code.ts";
import { PhotoNotBroughtIn } from "./infrastructure/photos/bring-photos-in.ts";
import { giveUp, say } from "./terminal.ts";
import { isReadOnly, storageFailureOf } from "./infrastructure/persistence/storage-failure-of.ts";

/** How long a start waits for a primary: a replica follows a dead one within half of that. */
const PRIMARY_TIMEOUT_MS = 60_000;

/**
 * Creates the data's folder, or ends the program: with any database it holds a key, copies and the remembered
 * deletions.
 */
export function makeFolderOrGiveUp({ dataDirectory }: Config, log: Logger): void {
  try {
    mkdirSync(dataDirectory, { recursive: true });
    accessSync(dataDirectory, constants.W_OK);
  } catch (error) {
    log.fatal({ code: errorCode(error) }, "folder of the data not usable");
    giveUp(startSentences.directoryUnusable(dataDirectory));
  }
}

/** Opens the configured database; else ends the program with a sentence that says what the operator can do. */
export async function openOrGiveUp(config: Config, log: Logger): Promise<Database> {
  const { dataDirectory } = config;
  try {
    const tellBackUp = (copy: string) => say(startSentences.copiedBefore(copy));
    return await awaitPrimary(() => openDatabase(config, log, { tellBackUp }), {
      patience: PRIMARY_TIMEOUT_MS,
      tell: (seconds) => say(startSentences.databaseAwaited(seconds)),
    });
  } catch (error) {
    if (error instanceof LaterTables) giveUp(startSentences.laterTables);
    if (error instanceof InUse) giveUp(startSentences.othersRun);
    if (error instanceof LostDatabase) giveUp(startSentences.databaseLost(dataDirectory));
    if (error instanceof NotWritable) giveUp(startSentences.fileNotWritable(error.message));
    if (error instanceof FolderForDatabase) giveUp(startSentences.databaseIsFolder(dataDirectory));
    if (error instanceof NotKept)
      giveUp(startSentences.notKept(dataDirectory, error.message || "?"));
    if (error instanceof PhotoNotBroughtIn)
      giveUp(startSentences.photoNotBroughtIn(dataDirectory, error.message));
    if (error instanceof NotCarriedOver) {
      log.fatal({ part: error.message }, "database not migrated");
      giveUp(startSentences.notCarriedOver);
    }
    log.fatal({ code: errorCode(error) }, "database not opened");
    giveUp(openSentence(error, config));
  }
}

type Place = Pick<Config, "databaseUrl" | "dataDirectory">;

/** Returns the sentence for a database that could not be opened or migrated. */
export const openSentence = (error: unknown, { databaseUrl, dataDirectory }: Place): string =>
  databaseUrl === null ? fileSentence(error, dataDirectory) : urlSentence(error);

function fileSentence(error: unknown, dataDirectory: string): string {
  const failure = storageFailureOf(error);
  if (failure === "damaged") return startSentences.databaseDamaged(dataDirectory);
  if (failure === "full") return startSentences.directoryFull(dataDirectory);
  return startSentences.directoryUnusable(dataDirectory);
}

function urlSentence(error: unknown): string {
  const failure = storageFailureOf(error);
  if (failure === "damaged") return startSentences.databaseUrlDamaged;
  if (failure === "full") return startSentences.databaseUrlFull;
  if (isReadOnly(error)) return startSentences.databaseReadOnly;
  return startSentences.databaseUnreachable;
}
