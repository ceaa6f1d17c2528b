import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../src/domain/shared/duration.ts";
import { MAX_SESSION_MS } from "../../../src/domain/users/session-lifetime.ts";
import type { Role } from "../../../src/domain/users/user.ts";
import type { Instant } from "../clock.ts";
import type { TokenHolder, TokenTimes } from "./tokens.ts";

type Lifetime = { readonly idle: number; readonly absolute: number };

const LIFETIMES: Readonly<Record<Role, Lifetime>> = {
  normal: { idle: 7 * DAY_MS, absolute: MAX_SESSION_MS },
  admin: { idle: 30 * MINUTE_MS, absolute: 12 * HOUR_MS },
};

/** The cause of a call: only a person's action prevents a token from becoming idle. */
export type TokenUse = "person" | "timer";

/** The most tokens of a user; a further login ends the oldest. */
export const MAX_TOKENS_PER_USER = 10;

/** The largest difference between the clocks of several servers. */
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

/** The latest date that an honest clock can give a token by now. */
export const latestOf = (now: Instant): Instant => now + CLOCK_TOLERANCE_MS;

/** Whether a token was created or used by a fast clock. Its age is unknown, so it could outlive every other token. */
export const isOfTheFuture = (
  { issuedAt, usedAt }: Pick<TokenTimes, "issuedAt" | "usedAt">,
  now: Instant,
): boolean => Math.max(issuedAt, usedAt) > latestOf(now);

/** Whether a token is still valid; the more its user may do, the shorter its lifetime. */
export function isAlive(role: Role, times: TokenTimes, now: Instant): boolean {
  const { idle, absolute } = LIFETIMES[role];
  const { issuedAt, usedAt } = times;
  return !isOfTheFuture(times, now) && now - usedAt < idle && now - issuedAt < absolute;
}

/** Whether a use needs storing: a minute's precision is enough. */
export const isUseWorthNoting = ({ usedAt }: TokenHolder, now: Instant): boolean =>
  now - usedAt >= MINUTE_MS;

/** How long a proof of presence is valid. */
export const PRESENCE_MS = 10 * MINUTE_MS;

/** Whether something happened at most `span` milliseconds ago; not if a fast clock dated it in the future. */
export const isFresh = (at: Instant, span: number, now: Instant): boolean =>
  at <= latestOf(now) && now - at < span;

/** Whether the user of a session proved their presence lately. */
export const isPresent = ({ presentAt }: Pick<TokenTimes, "presentAt">, now: Instant): boolean =>
  presentAt !== null && isFresh(presentAt, PRESENCE_MS, now);
