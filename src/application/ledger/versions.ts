/** The three versions of a record in a form: the one first shown, somebody else's, and the reader's own. */
export type Versions<Fields> = {
  readonly seen: Fields;
  readonly theirs: Fields;
  readonly mine: Fields;
};

/** Who has changed a field: nobody or both alike, one of the two, or both differently. */
export type Changed = "alike" | "theirs" | "mine" | "both";

/** The fields changed by both in which the reader picks the other version; in all others it is their own. */
export type Picks = Readonly<Record<string, "theirs">>;

const namesOf = <Fields extends object>(fields: Fields) =>
  Object.keys(fields) as (keyof Fields & string)[];

export function changeOf<Fields>(
  { seen, theirs, mine }: Versions<Fields>,
  name: keyof Fields,
): Changed {
  if (theirs[name] === mine[name]) return "alike";
  if (theirs[name] === seen[name]) return "mine";
  return mine[name] === seen[name] ? "theirs" : "both";
}

/** Whether somebody else has changed a field that the form shows, and the reader has not changed it alike. */
export const isDisputed = <Fields extends object>(versions: Versions<Fields>): boolean =>
  namesOf(versions.mine).some((name) => ["theirs", "both"].includes(changeOf(versions, name)));

/** Merges field by field: each comes from the side that changed it; if both did, from the one that was picked. */
export function merge<Fields extends object>(versions: Versions<Fields>, picks: Picks): Fields {
  const isTheirs = (name: keyof Fields & string) => {
    const changed = changeOf(versions, name);
    return changed === "theirs" || (changed === "both" && picks[name] === "theirs");
  };
  const merged = { ...versions.mine };
  for (const name of namesOf(merged)) if (isTheirs(name)) merged[name] = versions.theirs[name];
  return merged;
}
