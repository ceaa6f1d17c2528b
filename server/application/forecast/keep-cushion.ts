import type { Cents } from "../../../src/domain/shared/cents.ts";
import type { LedgerWork } from "../ledger/ledger-work.ts";
import type { Member } from "../ledger/ledgers.ts";

type Ports = { readonly ledgerWork: LedgerWork };

/** Keeps what of the accounts is never to be touched, in cents; told again it is the same. */
export const keepCushion =
  ({ ledgerWork }: Ports) =>
  (member: Member, cushion: Cents): Promise<void> =>
    ledgerWork(member, null, ({ records }) => records.keepCushion(cushion));
