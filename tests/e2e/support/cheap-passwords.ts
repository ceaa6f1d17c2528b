// Makes passwords cheap for a server that imports this file before all else: where it asks for argon2 it gets this module,
// and is otherwise as it is shipped. Journeys are not about the cost of a hash.
import { registerHooks } from "node:module";
import { hash as hashAtCost, type Options } from "@node-rs/argon2";
import { CHEAP } from "../../server/support/hash-cost.ts";

export { verify } from "@node-rs/argon2";

/** Hashes as told, but at the least cost. */
export const hash = (password: string, options: Options) =>
  hashAtCost(password, { ...options, memoryCost: CHEAP.memoryKib, timeCost: CHEAP.passes });

registerHooks({
  resolve: (name, context, next) =>
    name === "@node-rs/argon2" ? { url: import.meta.url, shortCircuit: true } : next(name, context),
});
