import type { Revision } from "../../domain/ledger/revision.ts";

/** The revision of a ledger, as one tab reports it to the others; `epoch` identifies the ledger and its history. */
export type LedgerNews = { readonly epoch: string; readonly revision: Revision };

/** The other tabs of this browser. */
export type Tabs = {
  tell(news: LedgerNews): void;
  /** Calls back with the news of another tab; returns a function that stops it. */
  listen(listener: (news: LedgerNews) => void): () => void;
};
