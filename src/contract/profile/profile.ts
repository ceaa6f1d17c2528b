import * as v from "valibot";
import { AGE_MAX, type Profile } from "../../domain/users/profile.ts";
import { NAME_MAX } from "../../domain/shared/text-limits.ts";
import { requiredText } from "../text-fields.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { request, response } from "../shape.ts";

const BAD_AGE: FieldIssue = "bad-age";

const entries = {
  nome: requiredText(NAME_MAX),
  idade: v.optional(
    v.nullable(
      v.pipe(
        v.number("wrong-type" satisfies FieldIssue),
        v.integer(BAD_AGE),
        v.minValue(0, BAD_AGE),
        v.maxValue(AGE_MAX, BAD_AGE),
      ),
    ),
    null,
  ),
};

/** The body of POST and PUT /perfil. */
export const profileDraftSchema = request(entries);

/** The response of GET /perfil; null until the user has made one. */
export const profileSchema = v.nullable(response(entries));

type Fields = v.InferOutput<typeof profileDraftSchema>;

export const decodeProfile = ({ nome, idade }: Fields): Profile => ({ name: nome, age: idade });

export const encodeProfile = ({ name, age }: Profile): Fields => ({ nome: name, idade: age });
