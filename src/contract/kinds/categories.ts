import * as v from "valibot";
import {
  CATEGORY_NAME_MAX,
  type Category,
  type CategoryPatch,
  type WantedCategory,
} from "../../domain/categories/category.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { categoryId } from "../../domain/shared/ids.ts";
import {
  COLOUR_NAMES,
  COLOURS,
  ICONS,
  meaningOf,
  ROLE_NAMES,
  ROLES,
  wordOf,
} from "../imports/category-words.ts";
import { categoryName, ownId, revision } from "../fields.ts";
import { requiredText } from "../text-fields.ts";
import { KIND_NAMES, KINDS } from "../entry-kinds.ts";
import { request, response } from "../shape.ts";
import { decoded, stamped, wanted, type RecordKind, type RecordWrites } from "./record-kind.ts";
import { paths } from "../paths.ts";

/** The response of the GET /categorias/… calls: names in the order in which they are offered. */
export const categoryListSchema = v.array(v.string());

const wrongType = "wrong-type" satisfies FieldIssue;

/** A name as it is stored: trimmed, with single spaces. */
const newName = v.pipe(
  requiredText(CATEGORY_NAME_MAX),
  v.transform((name) => name.trim().replace(/\s+/gu, " ")),
);

const said = {
  nome: newName,
  papel: wordOf(ROLES),
  fixa: v.boolean(wrongType),
  cor: wordOf(COLOURS),
  icone: wordOf(ICONS),
  posicao: v.pipe(v.number(wrongType), v.safeInteger(wrongType)),
};

/** The body of POST /categorias, optionally with the client's own id; without a position the category comes last. */
export const categoryCreationSchema = request({
  id: v.optional(ownId),
  tipo: v.picklist(["receita", "despesa"], wrongType),
  nome: said.nome,
  papel: v.optional(said.papel, null),
  fixa: v.optional(said.fixa, false),
  cor: v.optional(said.cor, null),
  icone: v.optional(said.icone, null),
  posicao: v.optional(said.posicao),
});

/** The body of PUT /categorias/{id}: only the fields that change. */
export const categoryPatchSchema = request({
  nome: v.optional(said.nome),
  papel: v.optional(said.papel),
  fixa: v.optional(said.fixa),
  cor: v.optional(said.cor),
  icone: v.optional(said.icone),
  posicao: v.optional(said.posicao),
  arquivada: v.optional(v.boolean(wrongType)),
});

/** The query of DELETE /categorias/{id}: the category into which it is merged. */
export const categoryRemovalSchema = request({
  para: v.optional(v.pipe(v.string(), v.uuid("bad-category" satisfies FieldIssue))),
});

const entries = {
  id: v.string(),
  tipo: v.picklist(["receita", "despesa"]),
  nome: categoryName,
  papel: v.nullable(v.string()),
  fixa: v.boolean(),
  cor: v.nullable(v.string()),
  icone: v.nullable(v.string()),
  posicao: v.pipe(v.number(), v.safeInteger()),
  arquivada: v.boolean(),
};

/** A category as the server returns it; a role, colour or icon that only a newer server knows is read as none. */
export const categorySchema = response(entries);

/** A category as a write returns it. */
export const storedCategorySchema = response({ ...entries, revisao: revision });

/** The response of GET /categorias: all categories, archived ones too. */
export const ownCategoryListSchema = v.array(categorySchema);

/** Reads a new category; a position that is left open is null. */
export const decodeCategoryDraft = (
  fields: v.InferOutput<typeof categoryCreationSchema>,
): WantedCategory => ({
  kind: KINDS[fields.tipo],
  name: fields.nome,
  role: fields.papel,
  fixed: fields.fixa,
  colour: fields.cor,
  icon: fields.icone,
  position: fields.posicao ?? null,
});

export const encodeCategoryDraft = ({ kind, position, ...draft }: WantedCategory) => ({
  tipo: KIND_NAMES[kind],
  ...encodeCategoryPatch({ ...draft, ...(position !== null && { position }) }),
});

/** Reads a change; fields that are absent stay as they are. */
export const decodeCategoryPatch = (
  fields: v.InferOutput<typeof categoryPatchSchema>,
): CategoryPatch => ({
  ...(fields.nome !== undefined && { name: fields.nome }),
  ...(fields.papel !== undefined && { role: fields.papel }),
  ...(fields.fixa !== undefined && { fixed: fields.fixa }),
  ...(fields.cor !== undefined && { colour: fields.cor }),
  ...(fields.icone !== undefined && { icon: fields.icone }),
  ...(fields.posicao !== undefined && { position: fields.posicao }),
  ...(fields.arquivada !== undefined && { archived: fields.arquivada }),
});

export const encodeCategoryPatch = (patch: CategoryPatch) => ({
  ...(patch.name !== undefined && { nome: patch.name }),
  ...(patch.role !== undefined && { papel: patch.role && ROLE_NAMES[patch.role] }),
  ...(patch.fixed !== undefined && { fixa: patch.fixed }),
  ...(patch.colour !== undefined && { cor: patch.colour && COLOUR_NAMES[patch.colour] }),
  ...(patch.icon !== undefined && { icone: patch.icon }),
  ...(patch.position !== undefined && { posicao: patch.position }),
  ...(patch.archived !== undefined && { arquivada: patch.archived }),
});

export const decodeCategory = (fields: v.InferOutput<typeof categorySchema>): Category => ({
  id: categoryId(fields.id),
  kind: KINDS[fields.tipo],
  name: fields.nome,
  role: meaningOf(ROLES, fields.papel),
  fixed: fields.fixa,
  colour: meaningOf(COLOURS, fields.cor),
  icon: meaningOf(ICONS, fields.icone),
  position: fields.posicao,
  archived: fields.arquivada,
});

export const encodeCategory = (category: Category): v.InferInput<typeof categorySchema> => ({
  id: category.id,
  tipo: KIND_NAMES[category.kind],
  nome: category.name,
  papel: category.role === null ? null : ROLE_NAMES[category.role],
  fixa: category.fixed,
  cor: category.colour === null ? null : COLOUR_NAMES[category.colour],
  icone: category.icon,
  posicao: category.position,
  arquivada: category.archived,
});

/** Writes of categories on the wire (/categorias). */
export const categoryWrites: RecordWrites<Category, WantedCategory, CategoryPatch> = {
  all: paths.allCategories,
  one: paths.category,
  stored: stamped(storedCategorySchema, decodeCategory),
  encodeDraft: encodeCategoryDraft,
  encodePatch: encodeCategoryPatch,
};

/** Categories on the wire, as a server reads and writes them. */
export const categoryKind: RecordKind<Category, WantedCategory, CategoryPatch> = {
  ...categoryWrites,
  id: categoryId,
  creation: wanted(categoryCreationSchema, decodeCategoryDraft),
  change: decoded(categoryPatchSchema, decodeCategoryPatch),
  encode: encodeCategory,
};
