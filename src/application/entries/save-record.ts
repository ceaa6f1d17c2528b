import type { Revision } from "../../domain/ledger/revision.ts";
import type { Seen, Stamped } from "../../domain/ledger/stamped.ts";
import { changeId, type ChangeId } from "../../domain/shared/ids.ts";
import { failureOf, isRefusal } from "../failure.ts";
import type { BookKind } from "../kinds/book-kind.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Mode } from "../acts/form-dialog.machine.ts";
import type { Records } from "../ledger/records.ts";
import { writeRecord } from "../ledger/write-record.ts";

/** A record to be made or changed, and what was sent for it in turn; the last is what it shall come to. */
export type RecordInput<Draft, Kept> = {
  readonly mode: Mode<Seen<Kept>>;
  readonly tries: readonly { readonly draft: Draft; readonly key: string }[];
};

/**
 * Makes a new record or changes an old one as it was seen. Of earlier tries nobody knows how they
 * ended: each is settled by its name before the next is sent, which then changes what that one has made. Rejects with
 * a Failure.
 */
export const saveRecord =
  <Kept extends { readonly id: string }, Content, Draft, Patch>(
    kind: BookKind<Kept, Content, Draft, Patch>,
    records: Records<Kept, Draft, Patch>,
    ledger: Pick<Ledger, "write">,
  ) =>
  async ({ mode, tries }: RecordInput<Content, Kept>): Promise<Stamped<Kept>> => {
    const [first, last] = [tries[0], tries.at(-1)];
    if (first === undefined || last === undefined) throw new Error("nothing to save");
    const own = mode.type === "create" ? kind.id(first.key) : mode.id.id;
    const send = (content: Content, change: ChangeId, seen: Revision | null) =>
      seen === null
        ? records.create(kind.draft(content), { id: own, change })
        : records.update(own, kind.patch(content), { seen, change });

    const call = async (before: Revision | null): Promise<Stamped<Kept>> => {
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

/** A refusal says that a try has done nothing; of any other failure nobody knows. */
function notDone(reason: unknown): null {
  if (isRefusal(failureOf(reason))) return null;
  throw reason;
}
