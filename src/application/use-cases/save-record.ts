import { UNCONFIRMED, type Revision } from "../../domain/ledger/revision.ts";
import type { Seen, Stamped } from "../../domain/ledger/stamped.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import { changeId, type ChangeId } from "../../domain/shared/ids.ts";
import { failureOf, isRefusal } from "../failure.ts";
import type { Ledger } from "../ledger.ts";
import type { Mode } from "../machines/form-dialog.machine.ts";
import type { Changing, Creating } from "../ports/naming.ts";

/** How records of one kind are written. */
export type RecordWrites<Draft, Kept extends { readonly id: string }> = {
  readonly create: (draft: Draft, as: Creating<Kept["id"]>) => Promise<Stamped<Kept>>;
  readonly update: (id: Kept["id"], draft: Draft, as: Changing) => Promise<Stamped<Kept>>;
  readonly id: (text: string) => Kept["id"];
  /** The record that a draft makes. */
  readonly made: (id: Kept["id"], draft: Draft) => Kept;
  readonly written: (kept: Stamped<Kept>) => WrittenRecord;
};

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
  <Draft, Kept extends { readonly id: string }>(
    ledger: Pick<Ledger, "write">,
    { create, update, id, made, written }: RecordWrites<Draft, Kept>,
  ) =>
  async ({ mode, tries }: RecordInput<Draft, Kept>): Promise<Stamped<Kept>> => {
    const [first, last] = [tries[0], tries.at(-1)];
    if (first === undefined || last === undefined) throw new Error("nothing to save");
    const own = mode.type === "create" ? id(first.key) : mode.id.id;
    const send = (draft: Draft, change: ChangeId, seen: Revision | null) =>
      seen === null ? create(draft, { id: own, change }) : update(own, draft, { seen, change });

    const call = async (before: Revision | null): Promise<Stamped<Kept>> => {
      let seen = before ?? (mode.type === "create" ? null : mode.id.revision);
      for (const { draft, key } of tries.slice(0, -1)) {
        const settled = await send(draft, changeId(key), seen).catch(notDone);
        seen = settled?.revision ?? seen;
      }
      return send(last.draft, changeId(last.key), seen);
    };
    return ledger.write({
      change: changeId(last.key),
      written: written({ record: made(own, last.draft), revision: UNCONFIRMED, removed: false }),
      call,
      made: written,
    });
  };

/** A refusal says that a try has done nothing; of any other failure nobody knows. */
function notDone(reason: unknown): null {
  if (isRefusal(failureOf(reason))) return null;
  throw reason;
}
