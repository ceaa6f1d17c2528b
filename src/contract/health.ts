import * as v from "valibot";
import { response } from "./shape.ts";

/** The response of GET /saude when the database is up. */
export const healthSchema = response({ estado: v.literal("ok") });
