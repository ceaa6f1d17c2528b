import type { CopyFile } from "../../src/application/restore/restores.ts";

/** A file with a text, as a browser hands it over. */
export const copyFile = (text: string, name = "fincontrol-2026-11-20.json"): CopyFile & File =>
  new File([text], name);
