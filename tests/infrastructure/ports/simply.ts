import type { Changing, Creating } from "../../../src/application/naming.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";

type Writes<Draft, Kept extends { readonly id: string }> = {
  create(draft: Draft, as: Creating<Kept["id"]>): Promise<Stamped<Kept>>;
  update(id: Kept["id"], draft: Draft, as: Changing): Promise<Stamped<Kept>>;
  remove(id: Kept["id"], as: Changing): Promise<Revision>;
};

/** A UUID of version 7 for a word: the same word has the same one. */
export function named(word: string): string {
  const letters = Array.from(word, (letter) => letter.charCodeAt(0).toString(16).padStart(2, "0"));
  return `01900000-0000-7000-8000-${letters.join("").slice(-12).padStart(12, "0")}`;
}

/** Names for a creation that is known by a word. */
export const creatingAs = <Id extends string>(word: string): Creating<Id> => ({
  id: named(word) as Id,
  change: changeId(named(word)),
});

/** The writes of a port as somebody makes them who always sees the newest version. */
export function simply<Draft, Kept extends { readonly id: string }>(port: Writes<Draft, Kept>) {
  const seen = new Map<string, Revision>();
  let changes = 0;
  const changing = (id: string): Changing => ({
    seen: seen.get(id) ?? 1,
    change: changeId(named(`~${(changes += 1)}`)),
  });
  const keep = ({ record, revision }: Stamped<Kept>): Kept => {
    seen.set(record.id, revision);
    return record;
  };
  return {
    create: async (draft: Draft, word: string) => keep(await port.create(draft, creatingAs(word))),
    update: async (id: Kept["id"], draft: Draft) =>
      keep(await port.update(id, draft, changing(id))),
    remove: async (id: Kept["id"]) => {
      seen.set(id, await port.remove(id, changing(id)));
    },
  };
}
