import type { Role } from "../../../src/domain/users/user.ts";
import type { Instant } from "../clock.ts";
import type { TokenHolder, TokenTimes } from "./tokens.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Lifetime = { readonly idle: number; readonly absolute: number };

const LIFETIMES: Readonly<Record<Role, Lifetime>> = {
  normal: { idle: 7 * DAY, absolute: 30 * DAY },
  admin: { idle: 30 * MINUTE, absolute: 12 * HOUR },
};

/** Who makes a call: only what a person does keeps a token from growing idle. */
export type TokenUse = "person" | "timer";

/** How many tokens a user may hold; a further login ends the oldest. */
export const TOKENS_PER_USER = 10;

/** How far the clocks of several servers may be apart, in milliseconds. */
const CLOCK_TOLERANCE = 5 * MINUTE;

/** The moment after which no honest clock has made a token yet. */
export const latestOf = (now: Instant): Instant => now + CLOCK_TOLERANCE;

/**
 * Whether a token was made or used by a clock that ran ahead. Nobody can tell how old it is, and in the end it would
 * outlive every other.
 */
export const isOfTheFuture = (
  { issuedAt, usedAt }: Pick<TokenTimes, "issuedAt" | "usedAt">,
  now: Instant,
): boolean => Math.max(issuedAt, usedAt) > latestOf(now);

/** Whether a token still speaks for its holder; who may do more is trusted for less long. */
export function isAlive(role: Role, times: TokenTimes, now: Instant): boolean {
  const { idle, absolute } = LIFETIMES[role];
  const { issuedAt, usedAt } = times;
  return !isOfTheFuture(times, now) && now - usedAt < idle && now - issuedAt < absolute;
}

/** Whether a use is worth writing down: not at every call, a minute's precision is enough. */
export const isUseWorthNoting = ({ usedAt }: TokenHolder, now: Instant): boolean =>
  now - usedAt >= MINUTE;

/** How long it is enough to have proved who one is, in milliseconds. */
export const PRESENCE = 10 * MINUTE;

/** Whether something happened at most so long ago, in milliseconds; not if that was told by a clock that ran ahead. */
export const isFresh = (at: Instant, span: number, now: Instant): boolean =>
  at <= latestOf(now) && now - at < span;

/** Whether the person of a session proved lately that it is them. */
export const isPresent = ({ presentAt }: Pick<TokenTimes, "presentAt">, now: Instant): boolean =>
  presentAt !== null && isFresh(presentAt, PRESENCE, now);
