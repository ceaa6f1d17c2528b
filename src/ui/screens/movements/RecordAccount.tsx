import { accountsOf } from "../../../domain/ledger/accounts-of.ts";
import type { AccountId } from "../../../domain/shared/ids.ts";
import { transactionFormTexts as texts } from "../../../text/transactions/transactions.ts";
import { useLedgerView } from "../../use-ledger-view.ts";
import { detail } from "./row-sheet.css.ts";

/** The account of a movement, where the user has several; a movement without an account belongs to the main one. */
export function RecordAccount({ account }: { readonly account: AccountId | undefined }) {
  const accounts = useLedgerView(accountsOf);
  const own = accounts.find(({ id, main }) => (account === undefined ? main : id === account));
  return own && accounts.length > 1 && <p className={detail}>{texts.ofAccount(own.label)}</p>;
}
