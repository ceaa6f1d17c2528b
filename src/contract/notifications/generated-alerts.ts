import * as v from "valibot";
import { response } from "../shape.ts";

/** The response of POST /notificacoes/gerar-automaticas: how many alerts are new. */
export const generatedAlertsSchema = response({ geradas: v.pipe(v.number(), v.integer()) });
