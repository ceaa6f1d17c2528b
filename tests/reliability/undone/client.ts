import { deepEqual, equal } from "node:assert/strict";
import { failureOf } from "../../../src/application/failure.ts";
import type { Account } from "../../../src/domain/accounts/account.ts";
import type { Book, RecordList } from "../../../src/domain/ledger/book.ts";
import { perList } from "../../../src/domain/ledger/changes.ts";
import { findRow } from "../../../src/domain/ledger/row-index.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import type { TestServer } from "../../server/support/start-test-server.ts";
import { newDevice, type Device, type Place } from "../interleavings/device.ts";
import { aloneTab } from "../interleavings/held-tabs.ts";

/** A person's client over a real connection: its book follows by differences what is done beside it. */
export type Client = Pick<Device, "book" | "shown"> & {
  readonly write: (...of: Parameters<Device["write"]>) => Promise<Done>;
  readonly undo: (undone: string, change: string) => Promise<Done>;
  readonly follow: () => Promise<void>;
  /** Follows, and throws unless the book is that of a client that reads the whole ledger now. */
  readonly agree: (told: string) => Promise<void>;
};

/** The end of a write, as the status that it had. */
export type Done = { readonly status: number; readonly text: string };

/** Returns an account whose told balance includes only what is of its day: what left that day counts nowhere for it. */
const includingDay =
  ({ index }: Book) =>
  ({ balance, ...account }: Account) => ({
    ...account,
    balance: balance && {
      ...balance,
      includes: balance.includes?.filter((id) => findRow(index, id)?.date === balance.date),
    },
  });

const recordsOf = <Entity>(shelf: RecordList<Entity>) =>
  new Map([...shelf].map(([id, { record }]) => [id, record]));

/** Returns all that a book shows, without the marks of the log. */
export const shownIn = (book: Book) => ({
  ...perList((kind) => recordsOf<unknown>(book[kind])),
  accounts: new Set([...recordsOf(book.accounts).values()].map(includingDay(book))),
  months: new Map(
    [...book.months].map(([month, { rows, sums }]) => [
      month,
      { rows: rows.map(({ revision: _, ...row }) => row), sums: new Set(sums) },
    ]),
  ),
});

export async function newClient(server: TestServer, token: string): Promise<Client> {
  const place: Place = {
    origin: server.url,
    today: server.stores.calendar.today(),
    pause: () => Promise.reject(new Error("a call of the client got no answer")),
  };
  const boot = async () => {
    const device = newDevice(place, token, aloneTab());
    await device.open();
    equal(device.book().held, "all");
    return device;
  };
  const own = await boot();
  const follow = async () => {
    own.look();
    await own.upToDate();
  };
  return {
    book: own.book,
    shown: own.shown,
    write: async (wish, key) => {
      const outcome = await own.write(wish, key);
      return {
        status: outcome === "kept" ? 200 : outcome === "refused" ? 409 : 503,
        text: outcome,
      };
    },
    undo: async (undone, change) => {
      try {
        await own.undo(changeId(undone), changeId(change));
        return { status: 200, text: "" };
      } catch (reason) {
        const failure = failureOf(reason);
        return { status: failure.type === "rejected" ? failure.status : 503, text: failure.type };
      }
    },
    follow,
    agree: async (told) => {
      await follow();
      const fresh = await boot();
      // A fresh book remembers no removals.
      const [held, read] = [own.book(), fresh.book()].map(({ removed: _, ...book }) => book);
      deepEqual(held, read, `a book that followed is one that was read; ${told}`);
    },
  };
}
