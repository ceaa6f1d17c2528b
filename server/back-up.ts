import { existsSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { backupSentences } from "../src/text/backup.ts";
import { badVariables } from "../src/text/start-problems.ts";
import { readConfig } from "./config.ts";
import { copySqlite } from "./infrastructure/persistence/copy-sqlite.ts";
import { giveUp, say } from "./terminal.ts";

const FILE = "fincontrol.sqlite";

// What is made here is for the eyes of its owner only.
process.umask(0o077);
const read = readConfig(process.env);
if (!read.ok) giveUp(...read.reason.map((name) => badVariables[name]));
const { dataDirectory, databaseUrl } = read.value;
const folder = process.argv[2] ?? giveUp(backupSentences.noFolder);
if (databaseUrl !== null) giveUp(backupSentences.postgres(dataDirectory));
if (!existsSync(join(dataDirectory, FILE))) giveUp(backupSentences.nothingThere(dataDirectory));
if (existsSync(join(folder, FILE))) giveUp(backupSentences.alreadyThere(folder));

/** Photos never change, so those of before and those of after make up all that the database may name. */
async function copyPhotos(): Promise<void> {
  const photos = join(dataDirectory, "photos");
  if (existsSync(photos)) await cp(photos, join(folder, "photos"), { recursive: true });
}

await mkdir(folder, { recursive: true });
await copyPhotos();
copySqlite(join(dataDirectory, FILE), join(folder, FILE));
await copyPhotos();
say(backupSentences.done(folder));
