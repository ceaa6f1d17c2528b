import type { CategoryId } from "../shared/ids.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import type { CategoryColour, CategoryIcon } from "./category-look.ts";

/** The subjects of categories, whatever their owners call them; rules ask for a role and never for a name. */
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

/** A category of one person, under which they file records. */
export type Category = CategoryDraft & {
  readonly id: CategoryId;
  /** An archived category is offered no more; its records keep it. */
  readonly archived: boolean;
};

/** A category that somebody wants; without a position it comes last of its kind. */
export type WantedCategory = Omit<CategoryDraft, "position"> & { readonly position: number | null };

/** The changes of a category, which always stays of its kind; a field that is left out stays as it is. */
export type CategoryPatch = Partial<Omit<Category, "id" | "kind">>;
