import { createHash } from "node:crypto";
import { createReadStream, existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { copySqlite } from "./copy-sqlite.ts";

/** Called with the path of the backup made before a migration. */
export type TellBackUp = (copy: string) => void;

/**
 * Makes a backup of a file beside it before its migration, and never overwrites another one. A retried start finds the
 * same content already backed up, and adds nothing.
 */
export async function backUpBefore(
  file: string,
  migration: string,
  day: CivilDate,
): Promise<string> {
  const folder = join(dirname(file), "copias");
  const copy = (count: number) =>
    join(folder, `antes-de-${migration}-${day}${count === 1 ? "" : `-${count}`}.sqlite`);
  mkdirSync(folder, { recursive: true });
  let count = 1;
  while (existsSync(copy(count))) count += 1;
  copySqlite(file, copy(count));
  if (count === 1 || !(await areSame(copy(count - 1), copy(count)))) return copy(count);
  rmSync(copy(count));
  return copy(count - 1);
}

const areSame = async (one: string, other: string) =>
  (await digestOf(one)) === (await digestOf(other));

async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}
