import type { Clock } from "../clock.ts";
import type { Tokens } from "./tokens.ts";
import { latestOf } from "./token-lifetime.ts";

type Ports = { readonly tokens: Tokens; readonly clock: Clock };

/**
 * Ends the sessions that a clock which ran ahead has begun: one that nobody shows until then would come
 * to life on the day of its making.
 */
export const endFutureSessions =
  ({ tokens, clock }: Ports) =>
  (): Promise<void> =>
    tokens.removeMadeAfter(latestOf(clock.now()));
