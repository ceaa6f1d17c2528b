import type { CategoryId } from "../shared/ids.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import type { CategoryColour, CategoryIcon } from "./category-look.ts";

/** The roles of categories, whatever their names; rules ask for a role, never for a name. */
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

/** The usual roles of the categories of a kind, in the order in which they are offered. */
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

/** The fields of a category that a person fills in. */
export type CategoryDraft = {
  readonly kind: TransactionKind;
  readonly name: string;
  /** Null if no rule applies to it. */
  readonly role: CategoryRole | null;
  /** Whether its expenses are due in any case. */
  readonly fixed: boolean;
  /** Null for the default colour and icon. */
  readonly colour: CategoryColour | null;
  readonly icon: CategoryIcon | null;
  /** The smallest of a kind comes first; any whole number. */
  readonly position: number;
};

/** A category of one user, under which records are filed. */
export type Category = CategoryDraft & {
  readonly id: CategoryId;
  /** An archived category is no longer offered; its records still have it. */
  readonly archived: boolean;
};

/** A new category; without a position it comes last of its kind. */
export type WantedCategory = Omit<CategoryDraft, "position"> & { readonly position: number | null };

/** The changes of a category, whose kind never changes; absent fields stay as they are. */
export type CategoryPatch = Partial<Omit<Category, "id" | "kind">>;
