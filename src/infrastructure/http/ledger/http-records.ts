import type { Records } from "../../../application/ledger/records.ts";
import type { RecordWrites } from "../../../contract/kinds/record-kind.ts";
import type { CategoryIdOf } from "../../../domain/categories/by-id.ts";
import type { StoredRecord } from "../../../domain/ledger/stored-record.ts";
import type { WrittenRecord } from "../../../domain/ledger/written.ts";
import { revisionAlone, type Api } from "../api.ts";
import { conflict } from "./conflict.ts";
import { changing, creating } from "./naming-headers.ts";

/**
 * Writes of one kind of record over its calls. If `inBook` is null, the conflicting record is not read, and a conflict
 * is reported as any other refusal.
 */
export const httpRecords =
  <Entity extends { readonly id: string }, Draft, Patch>(
    { all, one, stored, encodeDraft, encodePatch }: RecordWrites<Entity, Draft, Patch>,
    inBook: { readonly written: (kept: StoredRecord<Entity>) => WrittenRecord } | null,
  ) =>
  (api: Api, idOf: CategoryIdOf): Records<Entity, Draft, Patch> => {
    const meaning = inBook === null ? () => null : conflict(stored, inBook.written);
    return {
      create: (draft, as) => {
        const body = { ...encodeDraft(draft, idOf), id: as.id };
        return api("post", all, stored, { body, headers: creating(as) });
      },
      update: (id, patch, as) => {
        const body = encodePatch(patch, idOf);
        return api("put", one(id), stored, { body, headers: changing(as), meaning });
      },
      remove: (id, as) => api("delete", one(id), revisionAlone, { headers: changing(as), meaning }),
    };
  };
