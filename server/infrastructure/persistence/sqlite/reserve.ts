import { randomBytes } from "node:crypto";
import { closeSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import type { WithDiskReserve } from "../../../application/with-disk-reserve.ts";
import { storageFailureOf } from "../storage-failure-of.ts";

/** The file name of the reserve, in the folder of the database. */
export const RESERVE = "reserva";

/** A logout writes 12 kB into the log, a suspension 17, and the deletion of 2 000 records 720. */
const RESERVE_BYTES = 1024 * 1024;
/** On a full disk a part of the reserve is better than none. */
const CHUNK_BYTES = 64 * 1024;

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Disk space reserved by a file that can be deleted. */
type Reserve = {
  /** Reserves the missing space, as far as possible. */
  readonly fill: () => void;
  /** Frees the space; returns whether there was any. */
  readonly giveUp: () => boolean;
};

export function diskReserve(file: string, bytes = RESERVE_BYTES): Reserve {
  const write = (missing: number) => {
    const handle = openSync(file, "a");
    try {
      // Zeros would take no space on a disk that compresses.
      for (let left = missing; left > 0; left -= CHUNK_BYTES)
        writeSync(handle, randomBytes(Math.min(left, CHUNK_BYTES)));
    } finally {
      closeSync(handle);
    }
  };
  return {
    fill: () => {
      const missing = bytes - sizeOf(file);
      if (missing <= 0) return;
      try {
        write(missing);
      } catch {
        // The written part is kept; the rest follows once there is space.
      }
    },
    giveUp: () => {
      const had = sizeOf(file) > 0;
      rmSync(file, { force: true });
      return had;
    },
  };
}

/** Retries work on a full disk with the reserve freed, and reserves the rest again at once. */
export const withReserve =
  ({ fill, giveUp }: Reserve): WithDiskReserve =>
  async (work) => {
    try {
      return await work();
    } catch (error) {
      if (storageFailureOf(error) !== "full" || !giveUp()) throw error;
    }
    try {
      return await work();
    } finally {
      fill();
    }
  };
