import * as v from "valibot";
import { response } from "../shape.ts";

/**
 * The response of POST /alteracoes/{change}/anular: how many records are as before, and which had been changed since.
 */
export const undoneSchema = response({
  repostas: v.pipe(v.number(), v.integer(), v.minValue(0)),
  editadas: v.array(v.string()),
});
