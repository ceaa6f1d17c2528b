import { accessSync, constants, existsSync } from "node:fs";

/** A file of the database may not be written; its path is the message. */
export class NotWritable extends Error {}

/** SQLite would open what may only be read, give its log the same rights, and fail with the first write. */
export function assertWritable(file: string): void {
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    if (!existsSync(path)) continue;
    try {
      accessSync(path, constants.R_OK | constants.W_OK);
    } catch (error) {
      throw new NotWritable(path, { cause: error });
    }
  }
}
