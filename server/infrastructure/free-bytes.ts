import { statfs } from "node:fs/promises";

/** Returns the space in a folder that the server may still fill, in bytes; null if the folder cannot be read. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
