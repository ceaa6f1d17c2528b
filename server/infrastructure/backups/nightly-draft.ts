import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { errorCode } from "../../shared/error-code.ts";
import { namesIn } from "./backup-summary.ts";
import { COPIES_FOLDER } from "./kept-in-copies.ts";

const NAME = /^em-curso-\d{4}-\d{2}-\d{2}-p(\d+)$/;

/** The draft of a night's copy; its name says which server makes it. */
export const nightlyDraft = (day: CivilDate): string => `em-curso-${day}-p${process.pid}`;

/** Removes the drafts of servers that were killed; a copy that is about to be made needs their room. */
export async function removeLeftDrafts(dataDirectory: string): Promise<void> {
  const copies = join(dataDirectory, COPIES_FOLDER);
  for (const name of (await namesIn(copies)).filter(isLeft))
    // The process that wrote it may be about to end.
    await rm(join(copies, name), { recursive: true, force: true, maxRetries: 5 });
}

/** In a container a server that was killed may have had the number of this one. */
function isLeft(name: string): boolean {
  const pid = Number(NAME.exec(name)?.[1] ?? 0);
  return pid === process.pid || (pid > 0 && !isRunning(pid));
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks.
    return process.kill(pid, 0);
  } catch (error) {
    // It is another user's.
    return errorCode(error) === "EPERM";
  }
}
