import * as v from "valibot";
import { response } from "./shape.ts";

/** The answer of GET /config: where Premium is bought, or null if that cannot be done. */
export const configSchema = response({ checkout_url: v.nullable(v.string()) });
