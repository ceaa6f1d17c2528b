import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";

/** The sealed secret of a user's app; codes are required once a first one was confirmed. */
export type StoredTotp = {
  readonly sealed: string;
  readonly madeAt: Instant;
  readonly confirmedAt: Instant | null;
  /** The time step of the last used code: neither it nor an earlier one is valid again. */
  readonly lastStep: number | null;
};

/** The second factors of users: one app secret, and recovery codes as digests. */
export type SecondFactors = {
  readonly totpOf: (owner: UserId) => Promise<StoredTotp | null>;
  /** Stores an unconfirmed secret, which replaces any other. */
  readonly keepTotp: (owner: UserId, sealed: string, at: Instant) => Promise<void>;
  readonly confirmTotp: (owner: UserId, at: Instant) => Promise<void>;
  readonly noteStep: (owner: UserId, step: number) => Promise<void>;
  /** Removes the secret and every recovery code. */
  readonly remove: (owner: UserId) => Promise<void>;
  readonly codesLeft: (owner: UserId) => Promise<number>;
  readonly replaceCodes: (owner: UserId, digests: readonly string[]) => Promise<void>;
  /** Consumes a recovery code; returns whether it existed and was unused. */
  readonly useCode: (owner: UserId, digest: string, at: Instant) => Promise<boolean>;
};
