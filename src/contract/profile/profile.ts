import * as v from "valibot";
import { AGE_MAX } from "../../domain/users/profile.ts";
import { NAME_MAX } from "../../domain/shared/text-limits.ts";
import { requiredText } from "../text-fields.ts";
import { issue, request, response } from "../shape.ts";
import { nullable, optional } from "../wire/absent.ts";
import { field } from "../wire/field.ts";
import { wire } from "../wire/wire.ts";

const age = v.pipe(
  v.number(issue("wrong-type")),
  v.integer(issue("bad-age")),
  v.minValue(0, issue("bad-age")),
  v.maxValue(AGE_MAX, issue("bad-age")),
);

const profile = wire({
  name: field("nome", requiredText(NAME_MAX)),
  age: optional(nullable(field("idade", age)), null),
});

/** The body of POST and PUT /perfil. */
export const profileDraftSchema = request(profile.entries);

/** The response of GET /perfil; null until the user has made one. */
export const profileSchema = v.nullable(response(profile.entries));

export const decodeProfile = profile.read;
export const encodeProfile = profile.write;
