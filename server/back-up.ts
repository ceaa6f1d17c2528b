import { existsSync, statSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { backupSentences } from "../src/text/administration/backup.ts";
import { badVariables } from "../src/text/pages/start-problems.ts";
import { readConfig } from "./config.ts";
import {
  DATABASE_FILE,
  PHOTOS_FOLDER,
  writeSummary,
} from "./infrastructure/backups/backup-summary.ts";
import { copyPhotos } from "./infrastructure/backups/copy-photos.ts";
import { verifyBackup } from "./infrastructure/backups/verify-backup.ts";
import { copySqlite } from "./infrastructure/persistence/sqlite/copy-sqlite.ts";
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
if (databaseUrl !== null) giveUp(backupSentences.postgres(dataDirectory));
const database = join(dataDirectory, DATABASE_FILE);
const target = join(folder, DATABASE_FILE);
if (!statSync(database, { throwIfNoEntry: false })?.size)
  giveUp(backupSentences.nothingThere(dataDirectory));
if (existsSync(target)) giveUp(backupSentences.alreadyThere(folder));

const photos = join(dataDirectory, PHOTOS_FOLDER);
const targetPhotos = join(folder, PHOTOS_FOLDER);
const hadPhotos = existsSync(targetPhotos);
const isBeside = !relative(dataDirectory, folder).startsWith("..");

/** Photos never change, so the copies before and after together have all that the database may name. */
const copyAllPhotos = () => copyPhotos(photos, targetPhotos, isBeside ? "link" : "copy");

/** Removes a failed backup, so that nobody takes it for a complete one. */
async function removeUnfinished(made: string | undefined): Promise<void> {
  const unfinished = made === undefined ? [target, ...(hadPhotos ? [] : [targetPhotos])] : [made];
  for (const path of unfinished) await rm(path, { recursive: true, force: true });
}

/** Reports whether a backup is unchanged since it was made, and ends the program. */
async function tellState(copy: string): Promise<never> {
  const state = await verifyBackup(copy).catch((error: unknown) =>
    giveUp(backupSentences.unreadable(copy, errorCode(error) || "?")),
  );
  if (state !== "sound") giveUp(backupSentences.states[state](copy));
  say(backupSentences.states.sound(copy));
  process.exit(0);
}

function sentenceOf(error: unknown): string {
  const failure = storageFailureOf(error);
  if (failure === "damaged") return backupSentences.damaged(dataDirectory);
  if (failure === "full") return backupSentences.full(folder);
  return backupSentences.failed(folder, errorCode(error) || "?");
}

let made: string | undefined;
try {
  made = await mkdir(folder, { recursive: true });
  await copyAllPhotos();
  copySqlite(database, target);
  await copyAllPhotos();
  await writeSummary(folder);
} catch (error) {
  await removeUnfinished(made);
  giveUp(sentenceOf(error));
}
say(backupSentences.done(folder));
