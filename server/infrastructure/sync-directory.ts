import { open } from "node:fs/promises";

/** Syncs the entries of a folder to disk. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
