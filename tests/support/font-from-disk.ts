import { readFile } from "node:fs/promises";
import type { FetchFile } from "../../src/infrastructure/pdf/fonts/typeface.ts";

/** Reads the file of a font as the build finds it. */
export const fontFromDisk: FetchFile = async (address) =>
  new Uint8Array(await readFile(`.${new URL(address, "http://localhost").pathname}`));
