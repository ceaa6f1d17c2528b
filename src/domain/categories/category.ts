import type { CategoryId } from "../shared/ids.ts";
import type { TransactionKind } from "../transactions/transaction.ts";

/** What a category is about, whatever its owner calls it; rules ask for a role and never for a name. */
export const CATEGORY_ROLES = [
  "salary",
  "self-employment",
  "investments",
  "rents",
  "benefits",
  "refunds",
  "gifts",
  "housing",
  "food",
  "transport",
  "utilities",
  "health",
  "education",
  "leisure",
  "shopping",
  "subscriptions",
  "insurance",
  "credit",
  "taxes",
  "savings",
  "vague",
] as const;

export type CategoryRole = (typeof CATEGORY_ROLES)[number];

/** The longest name of a category, in UTF-16 units. */
export const CATEGORY_NAME_MAX = 40;

/** What one person files records under; `position` orders the categories of a kind. */
export type Category = {
  readonly id: CategoryId;
  readonly kind: TransactionKind;
  readonly name: string;
  /** Null for one that no rule knows anything about. */
  readonly role: CategoryRole | null;
  /** Whether what it holds is due whatever one does. */
  readonly fixed: boolean;
  /** Null for the colour and the icon that the product chooses. */
  readonly colour: string | null;
  readonly icon: string | null;
  readonly position: number;
  /** An archived category is offered no more; its records keep it. */
  readonly archived: boolean;
};
