import * as v from "valibot";
import {
  CATEGORY_NAME_MAX,
  type Category,
  type CategoryPatch,
  type WantedCategory,
} from "../../domain/categories/category.ts";
import { categoryId } from "../../domain/shared/ids.ts";
import { saidLook, toldLook } from "../imports/category-words.ts";
import { categoryName, ownId, revision } from "../fields.ts";
import { requiredText } from "../text-fields.ts";
import { KINDS } from "../entry-kinds.ts";
import { issue, request, response } from "../shape.ts";
import { optional } from "../wire/absent.ts";
import { field, idAs, word } from "../wire/field.ts";
import { decoded } from "../wire/nested.ts";
import { wire } from "../wire/wire.ts";
import { stamped, wanted, type RecordKind, type RecordWrites } from "./record-kind.ts";
import { paths } from "../paths.ts";

/** The response of the GET /categorias/… calls: names in the order in which they are offered. */
export const categoryListSchema = v.array(v.string());

/** A name as it is stored: trimmed, with single spaces. */
const newName = v.pipe(
  requiredText(CATEGORY_NAME_MAX),
  v.transform((name) => name.trim().replace(/\s+/gu, " ")),
);

const yesOrNo = v.boolean(issue("wrong-type"));

const kind = word("tipo", KINDS);
const name = field("nome", newName);
const fixed = field("fixa", yesOrNo);
const position = field(
  "posicao",
  v.pipe(v.number(issue("wrong-type")), v.safeInteger(issue("wrong-type"))),
);

const draft = wire({
  kind,
  name,
  role: optional(saidLook.role, null),
  fixed: optional(fixed, false),
  colour: optional(saidLook.colour, null),
  icon: optional(saidLook.icon, null),
  position: optional(position),
});

/** The body of POST /categorias, optionally with the client's own id; without a position the category comes last. */
export const categoryCreationSchema = request({ id: v.optional(ownId), ...draft.entries });

const patch = wire({
  name: optional(name),
  role: optional(saidLook.role),
  fixed: optional(fixed),
  colour: optional(saidLook.colour),
  icon: optional(saidLook.icon),
  position: optional(position),
  archived: optional(field("arquivada", yesOrNo)),
});

/** The body of PUT /categorias/{id}: only the fields that change. */
export const categoryPatchSchema = request(patch.entries);

/** The query of DELETE /categorias/{id}: the category into which it is merged. */
export const categoryRemovalSchema = request({
  para: v.optional(v.pipe(v.string(), v.uuid(issue("bad-category")))),
});

const category = wire({
  id: idAs("id", categoryId),
  kind,
  name: field("nome", categoryName),
  role: toldLook.role,
  fixed: field("fixa", v.boolean()),
  colour: toldLook.colour,
  icon: toldLook.icon,
  position: field("posicao", v.pipe(v.number(), v.safeInteger())),
  archived: field("arquivada", v.boolean()),
});

/** A category as the server returns it; a role, colour or icon that only a newer server knows is read as none. */
export const categorySchema = response(category.entries);

/** A category as a write returns it. */
export const storedCategorySchema = response({ ...category.entries, revisao: revision });

/** The response of GET /categorias: all categories, archived ones too. */
export const ownCategoryListSchema = v.array(categorySchema);

/** Reads a new category; a position that is left open is null. */
export const decodeCategoryDraft = (
  fields: v.InferOutput<typeof categoryCreationSchema>,
): WantedCategory => ({ ...draft.read(fields), position: fields.posicao ?? null });

export const encodeCategoryDraft = ({ position: place, ...said }: WantedCategory) =>
  draft.write({ ...said, ...(place !== null && { position: place }) });

export const decodeCategoryPatch = patch.read;
export const encodeCategoryPatch = patch.write;
export const decodeCategory = category.read;
export const encodeCategory = category.write;

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
