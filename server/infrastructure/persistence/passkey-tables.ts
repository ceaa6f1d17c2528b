import type { PasskeyId, UserId } from "../../../src/domain/shared/ids.ts";
import type { ChallengePurpose } from "../../application/ports/challenges.ts";

export type PasskeyRow = {
  readonly id: PasskeyId;
  readonly user_id: UserId;
  readonly name: string;
  readonly made_at: number;
  readonly used_at: number | null;
  readonly credential_id: string;
  readonly public_key: string;
  readonly counter: number;
  /** With a space between them. */
  readonly transports: string;
};

export type ChallengeRow = {
  readonly digest: string;
  readonly purpose: ChallengePurpose;
  readonly user_id: UserId | null;
  readonly made_at: number;
};
