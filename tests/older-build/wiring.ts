import type { Held } from "../../src/domain/ledger/book.ts";
import type { Revision } from "../../src/domain/ledger/revision.ts";
import { fakeClock } from "../support/fakes/fake-clock.ts";
import { fakeTabs } from "../support/fakes/fake-tabs.ts";
import type { Client } from "./client.ts";

/** An answer, of which the headers tell how far the ledger has come. */
export type Answered = { readonly headers: Pick<Headers, "get"> };

/** The session in which a client makes its calls; set by the ledger, `onAnswer` hears of each answer. */
export const sessionOf = (token: string) => ({
  token: () => token,
  onUnauthenticated: () => undefined,
  onForbidden: () => undefined,
  onAnswer: (_: Answered): void => undefined,
});

/** The surroundings of a client: no other tabs, and a day on which some records come at once and earlier ones in parts. */
export const surroundings = () => ({
  clock: fakeClock("2026-04-15"),
  recovery: { wait: () => Promise.resolve() },
  tabs: fakeTabs(),
});

/** What both builds have in a book, of all that is in it. */
type Told = { readonly revision: Revision; readonly held: Held };

/** A place where a book lies, as far as both builds are alike. */
export type Lying = {
  readonly confirmed: () => Told;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Settles once the book that lies somewhere is as it is waited for. */
export const lies = (desk: Lying, isSo: (book: Told) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isSo(desk.confirmed())) return;
      stop();
      resolve();
    };
    const stop = desk.subscribe(look);
    look();
  });

/** Begins to read, and follows, in the same way for both builds. */
export const reading = (
  desk: Lying,
  { open, catchUp }: { readonly open: () => Promise<void>; readonly catchUp: () => void },
): Pick<Client, "open" | "reach"> => ({
  open: async () => {
    await open();
    await lies(desk, ({ held }) => held === "all");
  },
  reach: async (revision) => {
    catchUp();
    await lies(desk, (book) => book.revision >= revision);
  },
});
