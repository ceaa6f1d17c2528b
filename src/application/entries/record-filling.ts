import type { Filling } from "../acts/form.ts";

/** The fields of a form, and the automatic values in it that are still untouched. */
export type Filled<Fields> = { readonly fields: Fields; readonly filled: Partial<Fields> };

/** Fills values into a form; only `fields` replace what the user has typed. */
export function fill<Fields extends object>(
  { fields, filled }: Filled<Fields>,
  filling: Filling<Fields>,
): Filled<Fields> {
  const chosen = { ...fields, ...filling.fields };
  const untouched = without(filled, filling.fields);
  const spare: Partial<Fields> = {};
  for (const name of Object.keys(filling.spare) as (keyof Fields)[])
    if (chosen[name] === "" || name in untouched) spare[name] = filling.spare[name];
  return { fields: { ...chosen, ...spare }, filled: { ...untouched, ...spare } };
}

/** The typed fields that a filling would replace. */
export function overwrittenBy<Fields extends object>(
  { fields, filled, began }: Filled<Fields> & { readonly began: Fields },
  filling: Filling<Fields>,
): Partial<Fields> {
  const lost: Partial<Fields> = {};
  for (const name of Object.keys(filling.fields) as (keyof Fields)[]) {
    const isTyped = fields[name] !== "" && fields[name] !== began[name] && !(name in filled);
    if (isTyped && fields[name] !== filling.fields[name]) lost[name] = fields[name];
  }
  return lost;
}

function without<Fields extends object>(
  filled: Partial<Fields>,
  named: Partial<Fields>,
): Partial<Fields> {
  const left = { ...filled };
  for (const name of Object.keys(named) as (keyof Fields)[]) delete left[name];
  return left;
}
