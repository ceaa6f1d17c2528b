import * as v from "valibot";
import type { ConsentAnswer } from "../domain/consent/consent-record.ts";
import { civilDate } from "./fields.ts";
import { issue, request, response } from "./shape.ts";
import { field, moment } from "./wire/field.ts";
import { wire } from "./wire/wire.ts";

const toldMoment = v.pipe(
  v.string(issue("wrong-type")),
  v.isoTimestamp(issue("wrong-type")),
  v.transform((text) => Date.parse(text)),
  v.finite(issue("wrong-type")),
);

/**
 * The body of POST /auth/consentimentos; `em` is sent only when the consent is reported later than it was
 * given.
 */
export const consentAnswerSchema = request({
  aceite: v.boolean(issue("wrong-type")),
  versao: civilDate,
  em: v.optional(toldMoment),
});

const consent = wire({
  accepted: field("aceite", v.boolean()),
  version: field("versao", civilDate),
  at: moment("em"),
});

/** An answer to a version of the policy (consentimento on the wire); `em` is a moment of ISO 8601 in UTC. */
export const consentSchema = response(consent.entries);

/** The response of GET /auth/consentimentos, the newest first. */
export const consentListSchema = v.array(consentSchema);

export const decodeConsentAnswer = (
  fields: v.InferOutput<typeof consentAnswerSchema>,
): ConsentAnswer => ({ accepted: fields.aceite, version: fields.versao, at: fields.em ?? null });

export const encodeConsentAnswer = ({
  accepted,
  version,
  at,
}: ConsentAnswer): v.InferInput<typeof consentAnswerSchema> => ({
  aceite: accepted,
  versao: version,
  ...(at === null ? {} : { em: new Date(at).toISOString() }),
});

export const decodeConsent = consent.read;
export const encodeConsent = consent.write;
