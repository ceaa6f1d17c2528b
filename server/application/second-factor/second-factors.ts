import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";

/** The secret of somebody's app, sealed; asked for once a first code of it has come. */
export type KeptTotp = {
  readonly sealed: string;
  readonly madeAt: Instant;
  readonly confirmedAt: Instant | null;
  /** The step of time whose code was used last: neither it nor an earlier one counts again. */
  readonly lastStep: number | null;
};

/** The proofs of people beside their passwords: one secret of an app, and recovery codes as digests. */
export type SecondFactors = {
  readonly totpOf: (owner: UserId) => Promise<KeptTotp | null>;
  /** Keeps a secret that is not confirmed yet, in the place of any other. */
  readonly keepTotp: (owner: UserId, sealed: string, at: Instant) => Promise<void>;
  readonly confirmTotp: (owner: UserId, at: Instant) => Promise<void>;
  readonly noteStep: (owner: UserId, step: number) => Promise<void>;
  /** Removes the secret and every recovery code. */
  readonly remove: (owner: UserId) => Promise<void>;
  readonly codesLeft: (owner: UserId) => Promise<number>;
  readonly replaceCodes: (owner: UserId, digests: readonly string[]) => Promise<void>;
  /** Uses a recovery code up; whether it was there and had not been used. */
  readonly useCode: (owner: UserId, digest: string, at: Instant) => Promise<boolean>;
};
