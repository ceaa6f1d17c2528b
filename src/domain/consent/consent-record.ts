import { consentHolds } from "./consent.ts";
import { civilDate, type CivilDate } from "../shared/civil-date.ts";

/** The version of the policy: the day of its last change. */
export const POLICY_VERSION: CivilDate = civilDate(2026, 11, 27);

/** The most answers of a user that are stored; the oldest are dropped. */
export const CONSENTS_MAX = 100;

/** A user's answer to a version of the policy, and when they gave it, in Unix milliseconds. */
export type ConsentRecord = {
  readonly accepted: boolean;
  readonly version: CivilDate;
  readonly at: number;
};

/** An answer as a client reports it; with its time if it is reported later than it was given. */
export type ConsentAnswer = Omit<ConsentRecord, "at"> & { readonly at: number | null };

/** Whether an answer only repeats the one before it, which is still valid for the same version. */
const repeats = (last: ConsentRecord, { accepted, version, at }: ConsentRecord): boolean =>
  last.accepted === accepted && last.version === version && consentHolds(last.at, at);

/** Removes answers that only repeat the one before them, as every login used to; both lists newest first. */
export const withoutRepeats = (answers: readonly ConsentRecord[]): readonly ConsentRecord[] =>
  answers.reduceRight<readonly ConsentRecord[]>((kept, next) => {
    const [last] = kept;
    return last !== undefined && repeats(last, next) ? kept : [next, ...kept];
  }, []);

/**
 * The valid answer after another one is reported. A late report does not override an answer given since, and no time is
 * after `now`. Repeating a valid answer changes nothing.
 */
export function consentAfter(
  last: ConsentRecord | null,
  { at, ...answer }: ConsentAnswer,
  now: number,
): ConsentRecord {
  const told = { ...answer, at: Math.min(at ?? now, now) };
  const isSaid = last !== null && (repeats(last, told) || (at !== null && last.at >= told.at));
  return isSaid ? last : told;
}
