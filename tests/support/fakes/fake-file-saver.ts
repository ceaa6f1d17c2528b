import type { FileSaver, ReadyFile } from "../../../src/application/exports/file-saver.ts";

/** Keeps what it was to save. */
export function fakeFileSaver(): FileSaver & { readonly saved: readonly ReadyFile[] } {
  const saved: ReadyFile[] = [];
  return { saved, save: (file) => saved.push(file) };
}
