/** The three versions of a record in a form: as its reader began, as somebody else left it, and the reader's own. */
export type Versions<Fields> = {
  readonly seen: Fields;
  readonly theirs: Fields;
  readonly mine: Fields;
};

/** Who has changed a field: nobody in another way than the other, one of the two, or both, each in their own way. */
export type Changed = "alike" | "theirs" | "mine" | "both";

/** Fields of which a reader takes the other version where both were changed; of all others it is their own. */
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

/** Whether somebody else has changed anything that the form shows, in another way than the reader. */
export const isDisputed = <Fields extends object>(versions: Versions<Fields>): boolean =>
  namesOf(versions.mine).some((name) => ["theirs", "both"].includes(changeOf(versions, name)));

/** Takes each field from the side that has changed it, and where both have, from the one that was picked. */
export function merge<Fields extends object>(versions: Versions<Fields>, picks: Picks): Fields {
  const isTheirs = (name: keyof Fields & string) => {
    const changed = changeOf(versions, name);
    return changed === "theirs" || (changed === "both" && picks[name] === "theirs");
  };
  const merged = { ...versions.mine };
  for (const name of namesOf(merged)) if (isTheirs(name)) merged[name] = versions.theirs[name];
  return merged;
}
