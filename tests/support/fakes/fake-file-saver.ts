import type { FileSaver, ReadyFile } from "../../../src/application/exports/file-saver.ts";

/** Stores the files to save. */
export function fakeFileSaver(): FileSaver & { readonly saved: readonly ReadyFile[] } {
  const saved: ReadyFile[] = [];
  return { saved, save: (file) => saved.push(file) };
}
