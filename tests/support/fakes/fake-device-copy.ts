import type { DeviceCopy, CopiedPart } from "../../../src/application/ledger/device-copy.ts";
import type { Book } from "../../../src/domain/ledger/book.ts";
import {
  NONE_REMOVED,
  perList,
  type ChangedLists,
  type LedgerPart,
} from "../../../src/domain/ledger/changes.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";

type Begun = { readonly owner: UserId; readonly book: Book; readonly at: number };

/** A device that stores a copy in memory, or refuses to. */
export function fakeDeviceCopy(device = { refuses: false }) {
  let kept: Begun | null = null;
  const put = async (begun: Begun) => {
    kept = device.refuses ? null : begun;
    return !device.refuses;
  };
  const own = (owner: UserId) => {
    if (kept !== null && kept.owner !== owner) kept = null;
    return kept;
  };
  const copy: DeviceCopy = {
    read: async (owner) => {
      const found = own(owner);
      if (found === null) return null;
      const { book, at } = found;
      const sums = [...book.months.values()].flatMap((month) => month.sums);
      return { at, sums, parts: onePart(book) };
    },
    begin: (owner, book, at) => put({ owner, book, at }),
    update: async (owner, book, at) => {
      const found = own(owner);
      if (found === null) return false;
      const isOlder = found.book.epoch === book.epoch && found.book.revision > book.revision;
      return isOlder || put({ owner, book, at });
    },
    size: async (owner) => (own(owner) === null ? 0 : 1 + (own(owner)?.book.months.size ?? 0)),
    destroy: async () => {
      kept = null;
    },
  };
  return { ...copy, kept: () => kept };
}

async function* onePart(book: Book): AsyncGenerator<CopiedPart, void> {
  yield { part: partOf(book), held: "all" };
}

const partOf = (book: Book): LedgerPart => ({
  revision: book.revision,
  epoch: book.epoch,
  continuation: null,
  ended: book.ended,
  transactions: [...book.months.values()].flatMap(({ rows }) =>
    rows.map(({ filed, revision, ...record }) => ({
      record: { ...record, category: filed },
      revision,
      removed: false,
    })),
  ),
  ...perList<ChangedLists>((kind) => [...book[kind].values()]),
  whole: true,
  removed: NONE_REMOVED,
});
