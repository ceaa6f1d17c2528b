import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parseCivilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { isPast, keptCopies } from "../../application/kept-copies.ts";
import { readSummary } from "./backup-summary.ts";
import { COPIES_FOLDER, keptInCopies } from "./kept-in-copies.ts";
import type { Installation } from "./make-backup.ts";

const PROGRAM = fileURLToPath(new URL("../../back-up.ts", import.meta.url));

/** The timeout of a backup, in milliseconds, in case a disk hangs. */
const LONGEST = 60 * 60_000;

/** The name of a backup: its day. */
const NIGHT = /^(\d{4}-\d{2}-\d{2})$/;
const DRAFT = /^em-curso-(\d{4}-\d{2}-\d{2})(?:-[0-9a-f]{8})?$/;
/** Of before a migration, which older versions kept as a file, or of before a restore. */
const BEFORE = /^antes-de-.+-(\d{4}-\d{2}-\d{2})(?:-\d+)?(?:\.sqlite)?$/;

/** The variables of a connection to PostgreSQL that its address does not have. */
const OF_CONNECTIONS = /^(PG[A-Z]+|HOME|NODE_EXTRA_CA_CERTS)$/;

/** Why there is no backup of a night; the message is for the log. */
export class NoCopy extends Error {}

/** The rows and files that a verified backup holds. */
export type MadeCopy = { readonly rows: number; readonly files: number };

/**
 * Backs up database and photos of a day into the data's folder, in a process of its own, which also verifies it, and
 * removes the backups past their retention. An existing one is not made again: null.
 */
export async function makeNightlyCopy(
  installation: Installation,
  day: CivilDate,
): Promise<MadeCopy | null> {
  const { dataDirectory } = installation;
  const copies = join(dataDirectory, COPIES_FOLDER);
  const isThere = existsSync(join(copies, day));
  if (!isThere)
    await keptInCopies(dataDirectory, { name: day, day }, (draft) =>
      runBackUp(installation, draft),
    );
  await giveUpOld(copies, day);
  return isThere ? null : contentOf(join(copies, day));
}

async function contentOf(copy: string): Promise<MadeCopy> {
  const summary = await readSummary(copy);
  if (summary === null || summary === "unreadable") throw new NoCopy("it was removed");
  const counts = Object.values(summary.linhas);
  const rows = counts.reduce((sum, count) => sum + count, 0);
  return { rows, files: Object.keys(summary.ficheiros).length };
}

/** Starts the process with only what leads to the data in its environment; it ends with the server. */
async function runBackUp(
  { dataDirectory, databaseUrl }: Installation,
  folder: string,
): Promise<void> {
  const connections = Object.entries(process.env).filter(([name]) => OF_CONNECTIONS.test(name));
  const child = spawn(process.execPath, [PROGRAM, folder], {
    env: {
      ...Object.fromEntries(connections),
      DATA_DIR: dataDirectory,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    },
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
    const before = dayIn(name, BEFORE);
    return before !== null && isPast(before, today);
  };
  for (const name of names.filter(isOver))
    await rm(join(copies, name), { recursive: true, force: true });
}
