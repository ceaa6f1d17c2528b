import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parseCivilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { isPast, keptCopies } from "../../application/kept-copies.ts";
import { syncDirectory } from "../sync-directory.ts";
import { DATABASE_FILE } from "./backup-summary.ts";

const PROGRAM = fileURLToPath(new URL("../../back-up.ts", import.meta.url));

/** The folder of the backups within the data's folder. */
export const COPIES_FOLDER = "copias";

/** The free space required, in multiples of the database's size: a backup must not take the space of users' data. */
const ROOM = 3;

/** The timeout of a backup, in milliseconds, in case a disk hangs. */
const LONGEST = 60 * 60_000;

/** The name of a backup: its day. */
const NIGHT = /^(\d{4}-\d{2}-\d{2})$/;
const DRAFT = /^em-curso-(\d{4}-\d{2}-\d{2})$/;
const BEFORE_MIGRATION = /^antes-de-.+-(\d{4}-\d{2}-\d{2})(?:-\d+)?\.sqlite$/;

/** Why there is no backup of a night; the message is for the log. */
export class NoCopy extends Error {}

/**
 * Backs up database and photos of a day into the data's folder, in a process of its own, and removes the backups past
 * their retention. An existing one is not made again.
 */
export async function makeNightlyCopy(dataDirectory: string, day: CivilDate): Promise<void> {
  const copies = join(dataDirectory, COPIES_FOLDER);
  if (!existsSync(join(copies, day))) await make(dataDirectory, copies, day);
  await giveUpOld(copies, day);
}

async function make(dataDirectory: string, copies: string, day: CivilDate): Promise<void> {
  const { size } = await stat(join(dataDirectory, DATABASE_FILE));
  await mkdir(copies, { recursive: true });
  const { bavail, bsize } = await statfs(copies);
  if (bavail * bsize < ROOM * size) throw new NoCopy("there is too little room");
  const draft = join(copies, `em-curso-${day}`);
  await rm(draft, { recursive: true, force: true });
  await runBackUp(dataDirectory, draft);
  await rename(draft, join(copies, day));
  await syncDirectory(copies);
}

/** Starts the process with only the data's folder in its environment; it ends with the server. */
async function runBackUp(dataDirectory: string, folder: string): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, folder], {
    env: { DATA_DIR: dataDirectory },
    stdio: ["ignore", "ignore", "pipe"],
    timeout: LONGEST,
    killSignal: "SIGKILL",
  });
  const end = () => child.kill();
  process.once("exit", end);
  try {
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    const [code, errors] = await Promise.all([ended, text(child.stderr)]);
    if (code !== 0) throw new NoCopy(errors.trim().split("\n").at(-1) || "it was ended");
  } finally {
    process.off("exit", end);
  }
}

const dayIn = (name: string, pattern: RegExp): CivilDate | null =>
  parseCivilDate(pattern.exec(name)?.[1] ?? "");

/** If all earlier backups seem too old at once, the clock may have jumped: they are kept for one more night. */
async function giveUpOld(copies: string, today: CivilDate): Promise<void> {
  const names = await readdir(copies);
  const nights = names.map((name) => dayIn(name, NIGHT)).filter((day) => day !== null);
  const earlier = nights.filter((day) => day < today);
  if (earlier.length > 0 && earlier.every((day) => isPast(day, today))) return;
  const kept = keptCopies(nights, today);
  const isOver = (name: string): boolean => {
    const [night, draftOf] = [dayIn(name, NIGHT), dayIn(name, DRAFT)];
    if (night !== null) return !kept.has(night);
    if (draftOf !== null) return draftOf < today;
    const before = dayIn(name, BEFORE_MIGRATION);
    return before !== null && isPast(before, today);
  };
  for (const name of names.filter(isOver))
    await rm(join(copies, name), { recursive: true, force: true });
}
