import type { NormalMonth } from "../normal-month/normal-month.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { finish } from "../shared/slices.ts";
import type { Moved } from "../transactions/movement-words.ts";
import { withoutPlanned } from "./part-planned.ts";
import type { Planned } from "./planned.ts";
import { regularAmong } from "./regular.ts";

/** What tells whether an expense comes at a rhythm of its own. */
export type RhythmFacts = {
  readonly today: CivilDate;
  readonly planned: readonly Planned[];
  /** The keys of the payments that were said to have ended. */
  readonly ended: readonly string[];
  readonly normal: Pick<NormalMonth, "rareOnes">;
  readonly isTax: (category: string) => boolean;
};

/**
 * The records that can surprise: without what is planned, fulfilled a plan, always comes, is rare, or is a tax. What
 * comes at its own rhythm is no trend and no alarm.
 */
export function withoutOwnRhythm<Record extends Moved>(
  records: readonly Record[],
  { today, planned, ended, normal, isTax }: RhythmFacts,
): readonly Record[] {
  const unplanned = withoutPlanned(records, planned).filter(({ plan }) => plan === undefined);
  const regular = finish(regularAmong(unplanned, { today, planned, ended }));
  const known = new Set<Moved>([...regular.flatMap((one) => one.records), ...normal.rareOnes]);
  return unplanned.filter(
    (one) => !known.has(one) && !(one.kind === "expense" && isTax(one.category)),
  );
}
