import type { Categories } from "../../application/ports/categories.ts";
import {
  decodeCategory,
  encodeCategoryDraft,
  encodeCategoryPatch,
  storedCategorySchema,
} from "../../contract/kinds/categories.ts";
import { paths } from "../../contract/paths.ts";
import type { Api } from "./api.ts";
import { conflict } from "./conflict.ts";
import type { Removal } from "./http-removal.ts";
import { changing, creating } from "./naming-headers.ts";
import { stamped } from "./stamped.ts";

const meaning = conflict(storedCategorySchema, (row) => ({
  type: "category",
  kept: stamped(decodeCategory(row), row),
}));

/** Writes of categories over the calls of /categorias. */
export const httpCategories = (api: Api, remove: Removal): Categories => ({
  create: async (draft, as) => {
    const call = { body: { ...encodeCategoryDraft(draft), id: as.id }, headers: creating(as) };
    const made = await api("post", paths.allCategories, storedCategorySchema, call);
    return stamped(decodeCategory(made), made);
  },
  update: async (id, patch, as) => {
    const call = { body: encodeCategoryPatch(patch), headers: changing(as), meaning };
    const made = await api("put", paths.category(id), storedCategorySchema, call);
    return stamped(decodeCategory(made), made);
  },
  remove: (id, as) => remove(paths.category(id), as, meaning),
  merge: (id, into, as) => remove(paths.merge(id, into), as, meaning),
});
