import { statSync } from "node:fs";

/** Which file lies at a path, whatever its name; null if none that can be seen. */
function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path);
    return `${dev} ${ino}`;
  } catch {
    return null;
  }
}

/** Remembers which files lie at some paths; tells whether any of them was removed or replaced since. */
export function areGone(paths: readonly string[]): () => boolean {
  const opened = paths.map(identityOf);
  return () => paths.some((path, index) => identityOf(path) !== opened[index]);
}
