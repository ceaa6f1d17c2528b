import { open } from "node:fs/promises";

/** Puts what was done to a folder's entries on the disk. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
