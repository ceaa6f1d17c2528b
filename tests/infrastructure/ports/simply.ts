import type { Changing, Creating } from "../../../src/application/naming.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";

type Writes<Draft, Entity extends { readonly id: string }> = {
  create(draft: Draft, as: Creating<Entity["id"]>): Promise<StoredRecord<Entity>>;
  update(id: Entity["id"], draft: Draft, as: Changing): Promise<StoredRecord<Entity>>;
  remove(id: Entity["id"], as: Changing): Promise<Revision>;
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
export function simply<Draft, Entity extends { readonly id: string }>(port: Writes<Draft, Entity>) {
  const seen = new Map<string, Revision>();
  let changes = 0;
  const changing = (id: string): Changing => ({
    seen: seen.get(id) ?? 1,
    change: changeId(named(`~${(changes += 1)}`)),
  });
  const keep = ({ record, revision }: StoredRecord<Entity>): Entity => {
    seen.set(record.id, revision);
    return record;
  };
  return {
    create: async (draft: Draft, word: string) => keep(await port.create(draft, creatingAs(word))),
    update: async (id: Entity["id"], draft: Draft) =>
      keep(await port.update(id, draft, changing(id))),
    remove: async (id: Entity["id"]) => {
      seen.set(id, await port.remove(id, changing(id)));
    },
  };
}
