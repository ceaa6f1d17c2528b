import type { Cents } from "../../../src/domain/shared/cents.ts";
import type { LedgerWork } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";

type Ports = { readonly ledgerWork: LedgerWork };

/** Stores the reserve of the accounts, in cents; idempotent. */
export const setAccountReserve =
  ({ ledgerWork }: Ports) =>
  (member: Member, accountReserve: Cents): Promise<void> =>
    ledgerWork(member, null, ({ records }) => records.setAccountReserve(accountReserve));
