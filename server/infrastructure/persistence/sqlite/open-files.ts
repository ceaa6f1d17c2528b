import { statSync } from "node:fs";

/** Returns the identity of the file at a path; null if it cannot be read. */
function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path);
    return `${dev} ${ino}`;
  } catch {
    return null;
  }
}

/** Remembers the files at some paths; returns a function that checks whether any was removed or replaced since. */
export function areGone(paths: readonly string[]): () => boolean {
  const opened = paths.map(identityOf);
  return () => paths.some((path, index) => identityOf(path) !== opened[index]);
}
