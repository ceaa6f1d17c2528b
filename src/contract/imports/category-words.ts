import * as v from "valibot";
import { CATEGORY_ROLES, type CategoryRole } from "../../domain/categories/category.ts";
import {
  CATEGORY_COLOURS,
  CATEGORY_ICONS,
  type CategoryColour,
  type CategoryIcon,
} from "../../domain/categories/category-look.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";

/** The wire names of the roles and colours of a category. */
export const ROLE_NAMES = {
  salary: "salario",
  "self-employment": "trabalho_independente",
  investments: "investimentos",
  rents: "rendas",
  benefits: "subsidios",
  refunds: "reembolsos",
  gifts: "presentes",
  housing: "habitacao",
  food: "alimentacao",
  transport: "transportes",
  utilities: "servicos",
  health: "saude",
  education: "educacao",
  leisure: "lazer",
  shopping: "compras",
  subscriptions: "subscricoes",
  insurance: "seguros",
  credit: "credito",
  taxes: "impostos",
  savings: "poupanca",
  vague: "indefinido",
} as const satisfies Record<CategoryRole, string>;

export const COLOUR_NAMES = {
  green: "verde",
  teal: "turquesa",
  blue: "azul",
  indigo: "anil",
  violet: "violeta",
  magenta: "magenta",
  rose: "rosa",
  red: "vermelho",
  orange: "laranja",
  amber: "ambar",
  olive: "oliva",
  grey: "cinza",
} as const satisfies Record<CategoryColour, string>;

export const COLOURS = new Map<string, CategoryColour>(
  CATEGORY_COLOURS.map((colour) => [COLOUR_NAMES[colour], colour]),
);
export const ICONS = new Map<string, CategoryIcon>(CATEGORY_ICONS.map((icon) => [icon, icon]));
export const ROLES = new Map<string, CategoryRole>(
  CATEGORY_ROLES.map((role) => [ROLE_NAMES[role], role]),
);

/** Reads a word of a closed list as its meaning; null means none. */
export const wordOf = <Meant>(words: ReadonlyMap<string, Meant>) =>
  v.nullable(
    v.pipe(
      v.picklist([...words.keys()], "wrong-type" satisfies FieldIssue),
      v.transform((word) => words.get(word) as Meant),
    ),
  );

/** The meaning of a word; null for none, and for a word that only a newer server knows. */
export const meaningOf = <Meant>(
  words: ReadonlyMap<string, Meant>,
  word: string | null,
): Meant | null => (word === null ? null : (words.get(word) ?? null));
