import { hash } from "node:crypto";
import type { CodeLimits } from "../../application/second-factor/code-limits.ts";
import type { LoginLimits } from "../../application/login/login-limits.ts";
import type { Clock } from "../../application/clock.ts";
import type { RateLimit } from "../../application/login/rate-limit.ts";
import { BLOCK_SIZE, inBlocks } from "./in-blocks.ts";
import { memoryFamiliarAddresses } from "./memory-familiar-addresses.ts";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import { boundedCounts } from "./bounded-counts.ts";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** All rate limits. */
export type RateLimits = {
  readonly login: LoginLimits;
  readonly registration: RateLimit;
  /** Wrong proofs of presence, per user. */
  readonly proofs: RateLimit;
  /** Wrong codes after a correct password, per user. */
  readonly codes: CodeLimits;
  /** Requests for a new password, and uses of links. */
  readonly recovery: { readonly perAddress: RateLimit; readonly perAccount: RateLimit };
  readonly links: RateLimit;
  /** Changes of one's own email. */
  readonly emails: RateLimit;
  readonly uploads: RateLimit;
  readonly exports: RateLimit;
  readonly restores: RateLimit;
  readonly recommendations: RateLimit;
  /** Badly signed payment notices. */
  readonly badlySigned: RateLimit;
  readonly perUser: RateLimit;
};

/** Makes a limit by name, which separates its counts from those of others. */
export type NewLimit = (name: string, tries: number, seconds: number) => RateLimit;

/** More keys than passwords that one process can verify in a quarter of an hour, in about 5 MB. */
const MAX_KEYS = 20_000;

/** Makes an in-memory limit; a window begins with the first attempt under a key. */
export function memoryRateLimit(tries: number, seconds: number, clock: Clock): RateLimit {
  const counts = boundedCounts(seconds * 1000, MAX_KEYS, clock);
  // Stored as a digest, since a key chosen by a caller may be long.
  const short = (key: string) => hash("sha256", key, "base64url");
  return {
    take: async (key) => {
      const name = short(key);
      const { value, left } = counts.of(name);
      if (value >= tries) return refused({ retryAfterSeconds: Math.ceil(left / 1000) });
      counts.raise(name);
      return accepted(null);
    },
    giveBack: async (key) => counts.lower(short(key)),
  };
}

/**
 * Makes the documented limits, all multiplied by a factor; counts are shared by the servers if `shared` is given, else
 * in memory. Calls are counted there in blocks, and badly signed payment notices by each server for itself: both are
 * frequent.
 */
export function rateLimits(factor: number, clock: Clock, shared?: NewLimit): RateLimits {
  const scaled = (tries: number) => Math.max(1, Math.round(tries * factor));
  const ofThisServer = (tries: number, seconds: number) =>
    memoryRateLimit(scaled(tries), seconds, clock);
  const limit = (name: string, tries: number, seconds: number) =>
    shared?.(name, scaled(tries), seconds) ?? ofThisServer(tries, seconds);
  const ofManyCalls = (name: string, tries: number, seconds: number) =>
    shared
      ? inBlocks(shared(name, Math.ceil(scaled(tries) / BLOCK_SIZE), seconds), seconds, clock)
      : ofThisServer(tries, seconds);
  return {
    login: {
      failures: {
        perAddress: limit("login-failures-of-address", 100, 15 * MINUTE_SECONDS),
        perAccount: limit("login-failures-of-account", 10, 15 * MINUTE_SECONDS),
      },
      tries: {
        perAddress: limit("login-tries-of-address", 1_000, 15 * MINUTE_SECONDS),
        perAccount: limit("login-tries-of-account", 60, 15 * MINUTE_SECONDS),
      },
      unguarded: limit("unguarded-logins", 30, 15 * MINUTE_SECONDS),
      guarded: limit("guarded-logins", 1, 5),
      familiar: memoryFamiliarAddresses(clock),
    },
    registration: limit("registrations", 10, HOUR_SECONDS),
    proofs: limit("proofs", 10, 15 * MINUTE_SECONDS),
    codes: {
      app: limit("codes", 10, 15 * MINUTE_SECONDS),
      recovery: limit("recovery-codes", 10, 15 * MINUTE_SECONDS),
    },
    recovery: {
      perAddress: limit("recoveries-of-address", 10, 15 * MINUTE_SECONDS),
      perAccount: limit("recoveries-of-account", 10, 15 * MINUTE_SECONDS),
    },
    links: limit("links", 10, 15 * MINUTE_SECONDS),
    emails: limit("emails", 10, HOUR_SECONDS),
    uploads: limit("uploads", 20, HOUR_SECONDS),
    exports: limit("exports", 10, HOUR_SECONDS),
    restores: limit("restores", 10, HOUR_SECONDS),
    recommendations: limit("recommendations", 10, HOUR_SECONDS),
    badlySigned: ofThisServer(100, 15 * MINUTE_SECONDS),
    perUser: ofManyCalls("calls", 300, MINUTE_SECONDS),
  };
}
