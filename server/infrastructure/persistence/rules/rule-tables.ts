import type { Stamps, Flag } from "../ledger/ledger-tables.ts";
import type { CategoryId, LedgerId, RuleId } from "../../../../src/domain/shared/ids.ts";
import type { TransactionKind } from "../../../../src/domain/transactions/transaction.ts";

export type RuleRow = Stamps & {
  readonly ledger_id: LedgerId;
  readonly id: RuleId;
  readonly kind: TransactionKind;
  readonly contains: string;
  readonly category_id: CategoryId | null;
  readonly leaves_out: Flag;
  readonly description: string | null;
  readonly position: number;
};
