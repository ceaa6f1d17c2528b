import type { Stamps, Flag } from "../ledger/ledger-tables.ts";
import type { CategoryId, LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { CategoryRole } from "../../../../src/domain/categories/category.ts";
import type {
  CategoryColour,
  CategoryIcon,
} from "../../../../src/domain/categories/category-look.ts";
import type { TransactionKind } from "../../../../src/domain/transactions/transaction.ts";

export type CategoryRow = Stamps & {
  readonly ledger_id: LedgerId;
  readonly id: CategoryId;
  readonly kind: TransactionKind;
  readonly name: string;
  /** The name without case and accents, which is unique. */
  readonly name_key: string;
  readonly role: CategoryRole | null;
  readonly fixed: Flag;
  readonly colour: CategoryColour | null;
  readonly icon: CategoryIcon | null;
  readonly position: number;
  readonly archived: Flag;
  readonly merged_into: CategoryId | null;
};
