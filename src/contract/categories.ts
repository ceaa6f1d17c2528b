import * as v from "valibot";

/** The answer of the GET /categorias/… calls: names in the order in which they are offered (§7). */
export const categoryListSchema = v.array(v.string());
