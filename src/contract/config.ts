import * as v from "valibot";
import { response } from "./shape.ts";

/** Who runs the installation, as far as they say so. */
const operatorSchema = response({ nome: v.nullable(v.string()), email: v.nullable(v.string()) });

/** The answer of GET /config: where Premium is bought, or null if that cannot be done, and who the operator is. */
export const configSchema = response({
  checkout_url: v.nullable(v.string()),
  operador: operatorSchema,
});
