import type { Clock } from "../clock.ts";
import type { Tokens } from "./tokens.ts";
import { latestOf } from "./token-lifetime.ts";

type Ports = { readonly tokens: Tokens; readonly clock: Clock };

/** Ends the sessions that a fast clock dated in the future: an unused one would become valid on the day of its date. */
export const endFutureSessions =
  ({ tokens, clock }: Ports) =>
  (): Promise<void> =>
    tokens.removeMadeAfter(latestOf(clock.now()));
