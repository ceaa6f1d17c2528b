import type { PasswordHasher } from "../../application/login/password-hasher.ts";
import { fairTurns, type TurnBounds } from "./fair-turns.ts";

/** The cost of a hash: memory in KiB, and the number of passes. */
export type HashCost = { readonly memoryKib: number; readonly passes: number };

/** 64 MiB and 3 passes: a stolen hash is expensive to guess, a login still takes a fraction of a second. */
export const FULL_COST: HashCost = { memoryKib: 64 * 1024, passes: 3 };

/** More at once would need 64 MiB each and slow each other down; nobody waits longer than the patience. */
const BOUNDS: TurnBounds = { running: 2, waiting: 50, patience: 4_000 };

const zeros = (bytes: number) => Buffer.alloc(bytes).toString("base64").replace(/=+$/, "");

/** Hashes with argon2id; the native library is loaded with the first password. */
export function argon2Hasher({ memoryKib, passes }: HashCost): PasswordHasher {
  const inTurn = fairTurns(BOUNDS);
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  const library = () => import("@node-rs/argon2");
  return {
    hash: (password, applicant) =>
      inTurn(applicant, async () => (await library()).hash(password, options)),
    verify: (hash, password, applicant) =>
      inTurn(applicant, async () => (await library()).verify(hash, password)),
    decoy: `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$${zeros(16)}$${zeros(32)}`,
  };
}
