import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Instant } from "../../../application/clock.ts";
import { errorCode } from "../../../shared/error-code.ts";
import type { LastSeenTime } from "../../trusted-time.ts";
import type { Queries } from "../database.ts";
import { renewEpochsIfMoved } from "./renew-epochs-if-moved.ts";

const fileIn = (dataDirectory: string) => join(dataDirectory, "visto");

/** It has a fixed length, so a truncated one does not match. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Returns the last moment that this server stored in its database; null if none is known. */
export async function readSeen(dataDirectory: string): Promise<Instant | null> {
  const text = await readFile(fileIn(dataDirectory), "utf8").catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return "";
    throw error;
  });
  return MOMENT.test(text) ? Date.parse(text) : null;
}

/**
 * Has each moment that is stored in the database remembered outside of it, where one that was set back lacks the last;
 * this is noticed before another one is stored.
 */
export const remembering = (
  dataDirectory: string,
  queries: Queries,
  { read, keep }: LastSeenTime,
): LastSeenTime => ({
  read,
  keep: async (at) => {
    await renewEpochsIfMoved(queries, await readSeen(dataDirectory));
    await keep(at);
    await writeFile(fileIn(dataDirectory), new Date(at).toISOString());
  },
});
