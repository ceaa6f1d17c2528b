import type { Categories } from "../../application/ports/categories.ts";
import { categoryListSchema } from "../../contract/categories.ts";
import { paths } from "../../contract/paths.ts";
import type { Api } from "./api.ts";

/** The category lists over the calls of §7. */
export const httpCategories = (api: Api): Categories => ({
  list: (kind) => api("get", paths.categories(kind), categoryListSchema),
});
