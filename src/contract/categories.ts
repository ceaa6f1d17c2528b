import * as v from "valibot";
import { CATEGORY_ROLES, type Category, type CategoryRole } from "../domain/categories/category.ts";
import { categoryId } from "../domain/shared/ids.ts";
import { categoryName } from "./fields.ts";
import { KIND_NAMES, KINDS } from "./kinds.ts";
import { response } from "./shape.ts";

/** The answer of the GET /categorias/… calls: names in the order in which they are offered. */
export const categoryListSchema = v.array(v.string());

const ROLE_NAMES = {
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

const ROLES = new Map<string, CategoryRole>(CATEGORY_ROLES.map((role) => [ROLE_NAMES[role], role]));

/** A category as the server answers it; a role that only a newer server knows is none. */
export const categorySchema = response({
  id: v.string(),
  tipo: v.picklist(["receita", "despesa"]),
  nome: categoryName,
  papel: v.nullable(v.string()),
  fixa: v.boolean(),
  cor: v.nullable(v.string()),
  icone: v.nullable(v.string()),
  posicao: v.pipe(v.number(), v.integer()),
  arquivada: v.boolean(),
});

/** The answer of GET /categorias: all of them, archived ones too. */
export const ownCategoryListSchema = v.array(categorySchema);

export const decodeCategory = (fields: v.InferOutput<typeof categorySchema>): Category => ({
  id: categoryId(fields.id),
  kind: KINDS[fields.tipo],
  name: fields.nome,
  role: fields.papel === null ? null : (ROLES.get(fields.papel) ?? null),
  fixed: fields.fixa,
  colour: fields.cor,
  icon: fields.icone,
  position: fields.posicao,
  archived: fields.arquivada,
});

export const encodeCategory = (category: Category): v.InferInput<typeof categorySchema> => ({
  id: category.id,
  tipo: KIND_NAMES[category.kind],
  nome: category.name,
  papel: category.role === null ? null : ROLE_NAMES[category.role],
  fixa: category.fixed,
  cor: category.colour,
  icone: category.icon,
  posicao: category.position,
  arquivada: category.archived,
});
