import {
  consentAfter,
  CONSENTS_MAX,
  type ConsentAnswer,
  type ConsentRecord,
} from "../../../src/domain/consent/consent-record.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Clock } from "../clock.ts";
import type { Consents } from "./consents.ts";
import type { UserWork } from "../stores.ts";

type Ports = { readonly userWork: UserWork; readonly clock: Clock };

/** Stores a user's answer to the policy; returns the one now valid. */
export const recordConsent =
  ({ userWork, clock }: Ports) =>
  (owner: UserId, answer: ConsentAnswer): Promise<ConsentRecord> =>
    userWork(owner, async ({ consents }) => {
      const [last = null] = await consents.list(owner);
      const holds = consentAfter(last, answer, clock.now());
      if (holds !== last) await consents.add(owner, holds, CONSENTS_MAX);
      return holds;
    });

/** Lists a user's answers to the policy, newest first. */
export const listConsents =
  ({ consents }: { readonly consents: Consents }) =>
  (owner: UserId): Promise<readonly ConsentRecord[]> =>
    consents.list(owner);
