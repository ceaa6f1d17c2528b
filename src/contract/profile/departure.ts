import * as v from "valibot";
import { PASSWORD_MAX } from "../../domain/users/password-policy.ts";
import type { Departure } from "../../domain/users/departure.ts";
import { instant } from "../fields.ts";
import { request, response } from "../shape.ts";
import { requiredText } from "../text-fields.ts";

/** The body of DELETE /auth/me; any text is accepted as the password. */
export const departureRequestSchema = request({ senha: requiredText(PASSWORD_MAX) });

/** The response of DELETE /auth/me; moments of ISO 8601 in UTC. */
export const departureSchema = response({
  pedida_em: instant,
  elimina_em: instant,
  referencia: v.string(),
});

export const decodeDeparture = (fields: v.InferOutput<typeof departureSchema>): Departure => ({
  askedAt: fields.pedida_em,
  leavesAt: fields.elimina_em,
  reference: fields.referencia,
});

export const encodeDeparture = (departure: Departure): v.InferInput<typeof departureSchema> => ({
  pedida_em: new Date(departure.askedAt).toISOString(),
  elimina_em: new Date(departure.leavesAt).toISOString(),
  referencia: departure.reference,
});
