import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import type { CopiesOverview } from "../../../src/domain/operator/copies-overview.ts";
import { parseCivilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { errorCode } from "../../shared/error-code.ts";
import { COPIES_FOLDER } from "./kept-in-copies.ts";

/** The day of a copy that was not made, when that was, and why. */
type FailedNight = NonNullable<CopiesOverview["failed"]> & { readonly day: CivilDate };

/** The file beside the copies that says why the last one was not made. */
const fileIn = (dataDirectory: string) => join(dataDirectory, COPIES_FOLDER, "falha.json");

const schema = v.object({
  day: v.pipe(
    v.string(),
    v.transform(parseCivilDate),
    v.check((day) => day !== null),
    v.transform((day) => day as CivilDate),
  ),
  at: v.number(),
  failure: v.picklist(["full", "damaged", "unavailable", "other"]),
});

/** Keeps why a night has no copy. */
export async function keepFailure(dataDirectory: string, failed: FailedNight): Promise<void> {
  const file = fileIn(dataDirectory);
  await mkdir(join(dataDirectory, COPIES_FOLDER)).catch((error: unknown) => {
    if (errorCode(error) !== "EEXIST") throw error;
  });
  await writeFile(file, JSON.stringify(failed));
}

/** Forgets it once there is a copy. */
export const forgetFailure = (dataDirectory: string): Promise<void> =>
  rm(fileIn(dataDirectory), { force: true });

/** Returns why the last attempt failed; null if it did not, or if that could not be written down. */
export async function readFailure(dataDirectory: string): Promise<FailedNight | null> {
  const text = await readFile(fileIn(dataDirectory), "utf8").catch((error: unknown) => {
    if (/^(ENOENT|ENOTDIR)$/.test(errorCode(error))) return "";
    throw error;
  });
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return read.success ? read.output : null;
}
