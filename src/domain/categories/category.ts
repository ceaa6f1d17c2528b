import type { CategoryId } from "../shared/ids.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import type { CategoryColour, CategoryIcon } from "./category-look.ts";

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

/** What categories of a kind are usually about, in the order in which it is offered. */
export const ROLES_OF: Readonly<Record<TransactionKind, readonly CategoryRole[]>> = {
  income: [
    "salary",
    "self-employment",
    "investments",
    "rents",
    "benefits",
    "refunds",
    "gifts",
    "savings",
    "vague",
  ],
  expense: [
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
  ],
};

/** The longest name of a category, in UTF-16 units. */
export const CATEGORY_NAME_MAX = 40;

/** What a person says of a category that they make. */
export type CategoryDraft = {
  readonly kind: TransactionKind;
  readonly name: string;
  /** Null for one that no rule knows anything about. */
  readonly role: CategoryRole | null;
  /** Whether what it holds is due whatever one does. */
  readonly fixed: boolean;
  /** Null for the colour and the icon that the product chooses. */
  readonly colour: CategoryColour | null;
  readonly icon: CategoryIcon | null;
  /** Of a kind the smallest stands first; any whole number. */
  readonly position: number;
};

/** What one person files records under. */
export type Category = CategoryDraft & {
  readonly id: CategoryId;
  /** An archived category is offered no more; its records keep it. */
  readonly archived: boolean;
};

/** What may change of a category, which always stays of its kind; what is left out stays as it is. */
export type CategoryPatch = Partial<Omit<Category, "id" | "kind">>;
