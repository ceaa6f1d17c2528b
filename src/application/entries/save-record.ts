import type { Revision } from "../../domain/ledger/revision.ts";
import type { WithRevision, StoredRecord } from "../../domain/ledger/stored-record.ts";
import { changeId, type ChangeId } from "../../domain/shared/ids.ts";
import { failureOf, isRefusal } from "../failure.ts";
import type { BookKind } from "../ledger/book-kind.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Mode } from "../acts/form-dialog.machine.ts";
import type { Records } from "../ledger/records.ts";
import { writeRecord } from "../ledger/write-record.ts";

/** A record to create or to change, with the drafts sent for it in order; the last is the wanted state. */
export type RecordInput<Draft, Entity> = {
  readonly mode: Mode<WithRevision<Entity>>;
  readonly tries: readonly { readonly draft: Draft; readonly key: string }[];
};

/**
 * Creates a record, or changes the version that the user saw. The outcome of earlier tries is unknown: each is sent
 * again under its name first, and the next then changes its result. Rejects with a Failure.
 */
export const saveRecord =
  <Entity extends { readonly id: string }, Content, Draft, Patch>(
    kind: BookKind<Entity, Content, Draft, Patch>,
    records: Records<Entity, Draft, Patch>,
    ledger: Pick<Ledger, "write">,
  ) =>
  async ({ mode, tries }: RecordInput<Content, Entity>): Promise<StoredRecord<Entity>> => {
    const [first, last] = [tries[0], tries.at(-1)];
    if (first === undefined || last === undefined) throw new Error("nothing to save");
    const own = mode.type === "create" ? kind.id(first.key) : mode.id.id;
    const send = (content: Content, change: ChangeId, seen: Revision | null) =>
      seen === null
        ? records.create(kind.draft(content), { id: own, change })
        : records.update(own, kind.patch(content), { seen, change });

    const call = async (before: Revision | null): Promise<StoredRecord<Entity>> => {
      let seen = before ?? (mode.type === "create" ? null : mode.id.revision);
      for (const { draft, key } of tries.slice(0, -1)) {
        const settled = await send(draft, changeId(key), seen).catch(notDone);
        seen = settled?.revision ?? seen;
      }
      return send(last.draft, changeId(last.key), seen);
    };
    return writeRecord(ledger, kind, {
      change: changeId(last.key),
      record: kind.made(own, last.draft),
      call,
      reachesOthers: tries.some(({ draft }) => kind.reachesOthers?.(draft) ?? false),
    });
  };

/** Returns null for a refusal, since the try had no effect; rethrows any other failure, whose effect is unknown. */
function notDone(reason: unknown): null {
  if (isRefusal(failureOf(reason))) return null;
  throw reason;
}
