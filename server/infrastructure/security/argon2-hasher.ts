import type { PasswordHasher } from "../../application/ports/password-hasher.ts";
import { concurrencyLimit } from "./concurrency-limit.ts";

/** What one hash costs: memory in KiB, and how many passes over it. */
export type HashCost = { readonly memoryKib: number; readonly passes: number };

/** 64 MiB and 3 passes: a stolen hash is dear to guess, a login still takes a fraction of a second. */
export const FULL_COST: HashCost = { memoryKib: 64 * 1024, passes: 3 };

/** More at once would need 64 MiB each and slow each other down. */
const AT_ONCE = 2;
const WAITING = 50;

const zeros = (bytes: number) => Buffer.alloc(bytes).toString("base64").replace(/=+$/, "");

/** Hashes with argon2id; the native library is loaded when the first password comes. */
export function argon2Hasher({ memoryKib, passes }: HashCost): PasswordHasher {
  const limited = concurrencyLimit(AT_ONCE, WAITING);
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  const library = () => import("@node-rs/argon2");
  return {
    hash: (password) => limited(async () => (await library()).hash(password, options)),
    verify: (hash, password) => limited(async () => (await library()).verify(hash, password)),
    decoy: `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${zeros(16)}$${zeros(32)}`,
  };
}
