import type { TransactionDraft } from "../../../src/domain/transactions/transaction.ts";
import type { WorkStores } from "../ledger/ledger-work.ts";

/** An account that takes no more records: closed, or gone since. */
export type ShutAccount = { readonly label: string; readonly state: "closed" | "gone" };

/** A draft that goes to the main account, and the account that it named. */
export type Redirected<Draft> = Draft & { readonly insteadOf?: ShutAccount };

/** Has an entry go to the main account where the one that it names is closed, or gone; one never known is left to refuse. */
export async function toOpenAccount<Draft extends Pick<TransactionDraft, "account">>(
  { records }: WorkStores,
  draft: Draft,
): Promise<Redirected<Draft>> {
  if (draft.account === undefined) return draft;
  const found = await records.accounts.find(draft.account);
  if (found === null || (!found.removed && !found.record.closed)) return draft;
  const { account: _, ...open } = draft;
  const state = found.removed ? "gone" : "closed";
  return { ...(open as Draft), insteadOf: { label: found.record.label, state } };
}
