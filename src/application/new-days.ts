import type { CivilDate } from "../domain/shared/civil-date.ts";

/** The change of the day on an open page. */
export type NewDay = { readonly before: CivilDate; readonly today: CivilDate };

/** Calls back on each new day; the returned function stops that. */
export type NewDays = (listener: (day: NewDay) => void) => () => void;

/** The touched fields with some more. */
export const touchedWith = (
  touched: readonly string[],
  names: readonly string[],
): readonly string[] => [...touched, ...names.filter((name) => !touched.includes(name))];

/** Fields in which those that were filled in with the day before hold the new one, unless somebody touched them. */
export function onNewDay<Fields>(
  fields: Fields,
  { before, today }: NewDay,
  {
    days = [],
    touched,
  }: { readonly days?: readonly string[]; readonly touched: readonly string[] },
): Fields {
  const moved = Object.entries(fields as object).filter(
    ([name, text]) => text === before && days.includes(name) && !touched.includes(name),
  );
  return moved.length === 0
    ? fields
    : { ...fields, ...Object.fromEntries(moved.map(([name]) => [name, today])) };
}
