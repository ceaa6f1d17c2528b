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

/**
 * The answer that holds once another one was told, newest last: what is told late does not undo what was answered
 * since, and nothing was answered after `now`. The same answer told again changes nothing.
 */
export function consentAfter(
  last: ConsentRecord | null,
  { at, ...answer }: ConsentAnswer,
  now: number,
): ConsentRecord {
  const told = { ...answer, at: Math.min(at ?? now, now) };
  return at !== null && last !== null && last.at >= told.at ? last : told;
}
