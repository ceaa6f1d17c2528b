import type { CategoryId } from "../shared/ids.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import type { CategoryColour, CategoryIcon } from "./category-look.ts";

const INCOME_ROLES = [
  "salary",
  "self-employment",
  "investments",
  "rents",
  "benefits",
  "refunds",
  "gifts",
] as const;

const EXPENSE_ROLES = [
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
] as const;

const ROLES_OF_BOTH = ["savings", "vague"] as const;

/** The roles of categories, whatever their names; rules ask for a role, never for a name. */
export const CATEGORY_ROLES = [...INCOME_ROLES, ...EXPENSE_ROLES, ...ROLES_OF_BOTH] as const;

export type CategoryRole = (typeof CATEGORY_ROLES)[number];

/** The usual roles of the categories of a kind, in the order in which they are offered. */
export const ROLES_OF: Readonly<Record<TransactionKind, readonly CategoryRole[]>> = {
  income: [...INCOME_ROLES, ...ROLES_OF_BOTH],
  expense: [...EXPENSE_ROLES, ...ROLES_OF_BOTH],
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
