import { createHash } from "node:crypto";
import { mkdir, open, readdir, readFile, rm, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { Instant } from "../application/clock.ts";
import type { Decision, RememberedDeletions } from "../application/profile/remembered-deletions.ts";
import { errorCode } from "../shared/error-code.ts";
import { syncDirectory } from "./sync-directory.ts";

const FILE = /^\d{4}-\d{2}-\d{2}$/;

/** A moment has a fixed length, so a truncated line does not match; older lines do not say when they were written. */
const MOMENT = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z`;
const LINE = new RegExp(`^([0-9a-f]{64}) (stays|${MOMENT})(?: (${MOMENT}))?$`);

const momentOf = (moment: Instant) => new Date(moment).toISOString();
const dayOf = (moment: Instant) => momentOf(moment).slice(0, 10);

async function openThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, "r+");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** Overwrites a line in place, whole or truncated, since other servers may have appended others. */
async function blank(path: string, line: string): Promise<void> {
  const file = await openThere(path);
  if (file === null) return;
  try {
    const kept = await file.readFile("latin1");
    for (const { 0: found, index } of kept.matchAll(RegExp(`${line}.*`, "g")))
      await file.write(" ".repeat(found.length), index);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Stores deletions in one append-only file per day; old files are deleted whole, so that servers can share the folder.
 */
export function directoryDeletions(directory: string): RememberedDeletions {
  const digestOf = (user: string) => createHash("sha256").update(user).digest("hex");

  const lineOf = (user: string, leavesAt: Instant | null) =>
    `${digestOf(user)} ${leavesAt === null ? "stays" : momentOf(leavesAt)}`;

  async function days(): Promise<readonly string[]> {
    try {
      return (await readdir(directory)).filter((name) => FILE.test(name)).toSorted();
    } catch (error) {
      if (errorCode(error) === "ENOENT") return [];
      throw error;
    }
  }

  async function read(): Promise<ReadonlyMap<string, Decision>> {
    const decided = new Map<string, Decision>();
    for (const day of await days())
      for (const line of (await readFile(join(directory, day), "utf8")).split("\n")) {
        const [, digest, moment, at = day] = LINE.exec(line) ?? [];
        if (digest === undefined || moment === undefined) continue;
        const leavesAt = moment === "stays" ? null : Date.parse(moment);
        decided.set(digest, { leavesAt, at: Date.parse(at) });
      }
    return decided;
  }

  return {
    digestOf,
    remember: async (user, leavesAt, now) => {
      await mkdir(directory, { recursive: true });
      // A clock that was ahead dated the decision before: this one comes after it, whatever the time.
      const at = Math.max(now, (await read()).get(digestOf(user))?.at ?? now);
      const file = await open(join(directory, dayOf(at)), "a");
      try {
        // The previous line may have been truncated.
        await file.writeFile(`\n${lineOf(user, leavesAt)} ${momentOf(at)}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      await syncDirectory(directory);
    },
    takeBack: async (user, leavesAt, at) => {
      for (const day of await days())
        if (day >= dayOf(at)) await blank(join(directory, day), lineOf(user, leavesAt));
    },
    read,
    forgetBefore: async (moment) => {
      const first = dayOf(moment);
      for (const day of await days())
        if (day < first) await rm(join(directory, day), { force: true });
    },
  };
}
