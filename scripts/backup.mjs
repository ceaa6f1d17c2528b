// Copies the data of a running or stopped server into a folder: `npm run backup -- <folder>`. DATA_DIR says where it is.
import { existsSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { backupSentences } from "../src/text/backup.ts";

const [target] = process.argv.slice(2);
const data = process.env.DATA_DIR?.trim() || "./data";
const file = join(data, "fincontrol.sqlite");
const photos = join(data, "photos");

function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Photos never change, so those of before and those of after make up all that the database may name. */
const copyPhotos = async () => {
  if (existsSync(photos)) await cp(photos, join(target, "photos"), { recursive: true });
};

if (target === undefined) giveUp(backupSentences.noFolder);
if (!existsSync(file)) giveUp(backupSentences.nothingThere(data));
if (existsSync(join(target, "fincontrol.sqlite"))) giveUp(backupSentences.alreadyThere(target));

process.umask(0o077);
await mkdir(target, { recursive: true });
await copyPhotos();
const database = new BetterSqlite(file, { readonly: true });
database.prepare("vacuum into ?").run(join(target, "fincontrol.sqlite"));
database.close();
await copyPhotos();
console.log(backupSentences.done(target));
