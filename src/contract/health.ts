import * as v from "valibot";
import type { Release } from "../domain/operator/release.ts";
import { civilDate } from "./fields.ts";
import { response } from "./shape.ts";

/** The response of GET /saude when the database is up, with the release that answers. */
export const healthSchema = response({
  estado: v.literal("ok"),
  versao: v.string(),
  data: civilDate,
});

export const encodeHealth = ({ version, date }: Release): v.InferInput<typeof healthSchema> => ({
  estado: "ok",
  versao: version,
  data: date,
});
