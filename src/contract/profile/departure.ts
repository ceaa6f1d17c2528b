import * as v from "valibot";
import { PASSWORD_MAX } from "../../domain/users/password-policy.ts";
import { request, response } from "../shape.ts";
import { requiredText } from "../text-fields.ts";
import { field, moment } from "../wire/field.ts";
import { wire } from "../wire/wire.ts";

/** The body of DELETE /auth/me; any text is accepted as the password. */
export const departureRequestSchema = request({ senha: requiredText(PASSWORD_MAX) });

const departure = wire({
  askedAt: moment("pedida_em"),
  leavesAt: moment("elimina_em"),
  reference: field("referencia", v.string()),
});

/** The response of DELETE /auth/me; moments of ISO 8601 in UTC. */
export const departureSchema = response(departure.entries);

export const decodeDeparture = departure.read;
export const encodeDeparture = departure.write;
