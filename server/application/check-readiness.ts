import type { Readiness, ReadinessFault } from "../../src/domain/operator/readiness.ts";
import type { Clock, Instant } from "./clock.ts";

/** The least free space in the folder of the data: a dozen photos, or the log of a large import. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** The age from which the last copy of a night is late: one night may fail. */
const COPY_DUE_AFTER_MS = 48 * 60 * 60_000;

type Ports = {
  /** Tries the database; returns what keeps it from taking writes, or null. */
  readonly findDatabaseFault: () => Promise<ReadinessFault | null>;
  /** Returns the free space in the folder of the data, in bytes; null if it may not write there. */
  readonly readFreeBytes: () => Promise<number | null>;
  /** Returns when the last verified copy of a night was made; null if there is none. */
  readonly readCopyTime: () => Promise<Instant | null>;
  readonly clock: Clock;
  /** When this server was started; where there is no copy yet, one is due as long after. */
  readonly startedAt: Instant;
};

function diskFault(freeBytes: number | null): ReadinessFault | null {
  if (freeBytes === null) return "folder-unavailable";
  return freeBytes < MIN_FREE_BYTES ? "disk-low" : null;
}

/** Looks at what the server needs to do all its work, and finds what is wrong. */
export const checkReadiness =
  ({ findDatabaseFault, readFreeBytes, readCopyTime, clock, startedAt }: Ports) =>
  async (): Promise<Readiness> => {
    const [ofDatabase, freeBytes, copyMadeAt] = await Promise.all([
      findDatabaseFault(),
      readFreeBytes(),
      readCopyTime(),
    ]);
    const isLate = clock.now() - (copyMadeAt ?? startedAt) > COPY_DUE_AFTER_MS;
    const found = [ofDatabase, diskFault(freeBytes), isLate ? ("copy-late" as const) : null];
    return { faults: found.filter((fault) => fault !== null), freeBytes, copyMadeAt };
  };
