import type { Revision } from "../../domain/ledger/revision.ts";

/** How far a ledger has come, as one tab tells the others; `epoch` says which life of which ledger is meant. */
export type LedgerNews = { readonly epoch: string; readonly revision: Revision };

/** The other tabs of this browser. */
export type Tabs = {
  tell(news: LedgerNews): void;
  /** Calls back with what another tab tells; answers how to stop. */
  listen(hear: (news: LedgerNews) => void): () => void;
};
