import type { HashCost } from "../../../server/infrastructure/security/argon2-hasher.ts";

/** The minimum of argon2id: tests are not about its cost. */
export const CHEAP: HashCost = { memoryKib: 8, passes: 1 };
