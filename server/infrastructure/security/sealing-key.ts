import { hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../../shared/error-code.ts";

const KEY_BYTES = 32;

/** The name of the key's file in the data's folder; backups do not include it. */
export const KEY_FILE = "chave-dos-segundos-fatores";

/** The key that seals secrets, which is not in the database. */
export type SealingKey = {
  /** Returns the key; null if there is none yet. */
  readonly find: () => Promise<Buffer | null>;
  /** Returns the key, created if there is none yet. */
  readonly make: () => Promise<Buffer>;
};

const derived = (secret: string | Buffer): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", "fincontrol second factors", KEY_BYTES));

/**
 * Reads the key from the environment, or from a file that only its owner can read; of servers that start at once, one
 * creates it.
 */
export function sealingKey(secret: string | null, directory: string): SealingKey {
  if (secret !== null) {
    const key = derived(secret);
    return { find: async () => key, make: async () => key };
  }
  const file = join(directory, KEY_FILE);
  // Read each time: a restored key works at once.
  const find = async () => {
    const content = await readIfThere(file);
    return content === null ? null : derived(content);
  };
  const make = async () => {
    const found = await find();
    if (found !== null) return found;
    await writeOnce(directory, file, randomBytes(KEY_BYTES).toString("base64url"));
    const made = await find();
    if (made === null) throw new Error("the key was removed as it was made");
    return made;
  };
  return { find, make };
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/**
 * Never exposes a partial key or replaces an existing one; file and folder are synced to disk before the key is used.
 */
async function writeOnce(directory: string, file: string, content: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const draft = `${file}.${randomBytes(8).toString("hex")}`;
  const handle = await open(draft, "wx", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
    await link(draft, file).catch((error: unknown) => {
      if (errorCode(error) !== "EEXIST") throw error;
    });
  } finally {
    await handle.close();
    await rm(draft, { force: true });
  }
  const folder = await open(directory);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
