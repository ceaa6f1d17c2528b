import {
  CATEGORY_NAME_MAX,
  CATEGORY_ROLES,
  type Category,
} from "../../domain/categories/category.ts";
import { CATEGORY_COLOURS, CATEGORY_ICONS } from "../../domain/categories/category-look.ts";
import { withRevision } from "../../domain/ledger/stored-record.ts";
import { accepted, refused } from "../../domain/shared/result.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";
import { formFault, readRequired, type RecordForm } from "../acts/form.ts";

export type CategoryFields = {
  readonly name: string;
  /** A role, a colour and an icon by their names, or empty. */
  readonly role: string;
  readonly colour: string;
  readonly icon: string;
  /** `FIXED`, or empty. */
  readonly fixed: string;
  /** Carried along by the form, never shown. */
  readonly kind: TransactionKind;
  readonly position: string;
  readonly archived: string;
};

/** All fields of a category that the form sets. */
export type CategoryContent = Omit<Category, "id">;

/** The texts of a fixed category, and of an archived one. */
export const FIXED = "yes";
const ARCHIVED = "yes";

/** The fields of a new category of a kind, at a position. */
export const blankCategory = (kind: TransactionKind, position: number): CategoryFields => ({
  name: "",
  role: "",
  colour: "",
  icon: "",
  fixed: "",
  kind,
  position: String(position),
  archived: "",
});

/** The fields of a category that is edited. */
export const categoryFields = (category: Category): CategoryFields => ({
  name: category.name,
  role: category.role ?? "",
  colour: category.colour ?? "",
  icon: category.icon ?? "",
  fixed: category.fixed ? FIXED : "",
  kind: category.kind,
  position: String(category.position),
  archived: category.archived ? ARCHIVED : "",
});

/** The form of a category: it needs a name; everything else is optional. */
export const categoryForm: RecordForm<CategoryFields, CategoryContent, Category> = {
  blank: () => blankCategory("expense", 0),
  read: (fields) => {
    const name = readRequired(fields.name.trim().replace(/\s+/gu, " "), (text) =>
      text.length > CATEGORY_NAME_MAX ? refused("too-long-text") : accepted(text),
    );
    if (!name.ok) return refused(formFault<CategoryFields>({ name }));
    return accepted({
      kind: fields.kind,
      name: name.value,
      role: oneOf(CATEGORY_ROLES, fields.role),
      colour: oneOf(CATEGORY_COLOURS, fields.colour),
      icon: oneOf(CATEGORY_ICONS, fields.icon),
      fixed: fields.fixed === FIXED,
      position: Number(fields.position),
      archived: fields.archived === ARCHIVED,
    });
  },
  next: ({ kind, position }) => blankCategory(kind, Number(position)),
  show: categoryFields,
  current: (now) => (now.type === "categories" ? withRevision(now.kept) : null),
};

const oneOf = <Word extends string>(words: readonly Word[], text: string): Word | null =>
  words.find((word) => word === text) ?? null;
