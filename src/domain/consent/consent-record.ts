import { consentHolds } from "./consent.ts";
import { civilDate, type CivilDate } from "../shared/civil-date.ts";

/** The version of the policy that is shown: the day on which its text was last changed. */
export const POLICY_VERSION: CivilDate = civilDate(2026, 11, 23);

/** How many answers of one person are kept; the oldest make way. */
export const CONSENTS_MAX = 100;

/** Somebody's answer to a version of the policy, and when they gave it, in Unix milliseconds. */
export type ConsentRecord = {
  readonly accepted: boolean;
  readonly version: CivilDate;
  readonly at: number;
};

/** An answer as it is told; with the moment where it was given before it could be told. */
export type ConsentAnswer = Omit<ConsentRecord, "at"> & { readonly at: number | null };

/** Whether an answer only says once more what the one before it still says of the same version. */
const repeats = (last: ConsentRecord, { accepted, version, at }: ConsentRecord): boolean =>
  last.accepted === accepted && last.version === version && consentHolds(last.at, at);

/** Answers without those that only repeat the one before them, as every login used to; both newest first. */
export const withoutRepeats = (answers: readonly ConsentRecord[]): readonly ConsentRecord[] =>
  answers.reduceRight<readonly ConsentRecord[]>((kept, next) => {
    const [last] = kept;
    return last !== undefined && repeats(last, next) ? kept : [next, ...kept];
  }, []);

/**
 * The answer that holds once another one was told, newest last: what is told late does not undo what was answered
 * since, and nothing was answered after `now`. The same answer, told again while it holds, changes nothing.
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
