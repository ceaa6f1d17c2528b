import { createHash } from "node:crypto";
import { createReadStream, existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { copySqlite } from "./copy-sqlite.ts";

/** Hears where a copy was made of what is about to be changed. */
export type TellBackUp = (copy: string) => void;

/**
 * Keeps a copy of a file as it is before its migration, beside it, and never puts it in the place of another one. A start
 * that fails and is tried again finds the same content copied, and adds nothing.
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
