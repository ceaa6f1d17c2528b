import * as v from "valibot";
import { response } from "./shape.ts";

/** The answer of GET /saude once the database answers. */
export const healthSchema = response({ estado: v.literal("ok") });
