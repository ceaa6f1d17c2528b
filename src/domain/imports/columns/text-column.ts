import { columnNamed } from "../tables/header.ts";
import { freeNames, USUAL_NAMES } from "./names.ts";
import { isConstant, isMoney, type ColumnProfile } from "./profile.ts";

/**
 * The column of descriptions: the one with such a name, else the one with most words; one that says the same in every
 * row, or codes, only if there is no other.
 */
export function textColumn(
  header: readonly string[],
  profiles: readonly ColumnProfile[],
  taken: ReadonlySet<number>,
): number | null {
  const isText = (at: number) => {
    const profile = profiles[at];
    return profile !== undefined && !taken.has(at) && profile.texts > 0 && !isMoney(profile);
  };
  const says = (at: number) => {
    const profile = profiles[at];
    if (profile === undefined || isConstant(profile)) return 0;
    return profile.codes === profile.filled ? 0 : profile.length;
  };
  const named = columnNamed(freeNames(header, taken), USUAL_NAMES.description);
  const texts = [...profiles.keys()].filter(isText);
  const best = texts.toSorted((one, other) => says(other) - says(one) || one - other)[0] ?? null;
  const isBetter = best !== null && named !== null && says(named) === 0 && says(best) > 0;
  return isBetter ? best : (named ?? best);
}
