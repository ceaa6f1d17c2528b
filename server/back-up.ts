import { existsSync, statSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { backupSentences } from "../src/text/backup.ts";
import { badVariables } from "../src/text/start-problems.ts";
import { readConfig } from "./config.ts";
import { copySqlite } from "./infrastructure/persistence/copy-sqlite.ts";
import { storageFailureOf } from "./infrastructure/persistence/storage-failure-of.ts";
import { errorCode } from "./shared/error-code.ts";
import { giveUp, say } from "./terminal.ts";

const FILE = "fincontrol.sqlite";

// What is made here is for the eyes of its owner only.
process.umask(0o077);
const read = readConfig(process.env);
if (!read.ok) giveUp(...read.reason.map((name) => badVariables[name]));
const { dataDirectory, databaseUrl } = read.value;
const folder = process.argv[2] ?? giveUp(backupSentences.noFolder);
if (databaseUrl !== null) giveUp(backupSentences.postgres(dataDirectory));
const database = join(dataDirectory, FILE);
const target = join(folder, FILE);
if (!statSync(database, { throwIfNoEntry: false })?.size)
  giveUp(backupSentences.nothingThere(dataDirectory));
if (existsSync(target)) giveUp(backupSentences.alreadyThere(folder));

const photos = join(dataDirectory, "photos");
const targetPhotos = join(folder, "photos");
const hadPhotos = existsSync(targetPhotos);

/** Photos never change, so those of before and those of after make up all that the database may name. */
async function copyPhotos(): Promise<void> {
  if (existsSync(photos)) await cp(photos, targetPhotos, { recursive: true });
}

/** A backup that failed leaves nothing behind that could be taken for one. */
async function removeUnfinished(made: string | undefined): Promise<void> {
  const unfinished = made ?? (hadPhotos ? null : targetPhotos);
  if (unfinished !== null) await rm(unfinished, { recursive: true, force: true });
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
  await copyPhotos();
  copySqlite(database, target);
  await copyPhotos();
} catch (error) {
  await removeUnfinished(made);
  giveUp(sentenceOf(error));
}
say(backupSentences.done(folder));
