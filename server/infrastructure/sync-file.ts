import { open } from "node:fs/promises";

/** Syncs the content of a file to disk. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
