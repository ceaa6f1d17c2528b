import { access, constants, statfs } from "node:fs/promises";

/** Returns the space in a folder that the server may still fill, in bytes; null if it may not write there. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
