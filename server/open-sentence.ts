import { startSentences } from "../src/text/pages/start-problems.ts";
import type { Config } from "./config.ts";
import { storageFailureOf } from "./infrastructure/persistence/storage-failure-of.ts";
import { errorCode } from "./shared/error-code.ts";

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

/** The SQLSTATE of a write to a read-only database. */
const READ_ONLY = "25006";

function urlSentence(error: unknown): string {
  const failure = storageFailureOf(error);
  if (failure === "damaged") return startSentences.databaseUrlDamaged;
  if (failure === "full") return startSentences.databaseUrlFull;
  if (errorCode(error) === READ_ONLY) return startSentences.databaseReadOnly;
  return startSentences.databaseUnreachable;
}
