import * as v from "valibot";
import type { ConsentAnswer, ConsentRecord } from "../domain/consent/consent-record.ts";
import type { FieldIssue } from "../domain/fields/field-issue.ts";
import { civilDate, instant } from "./fields.ts";
import { request, response } from "./shape.ts";

const moment = v.pipe(
  v.string("wrong-type" satisfies FieldIssue),
  v.isoTimestamp("wrong-type" satisfies FieldIssue),
  v.transform((text) => Date.parse(text)),
  v.finite("wrong-type" satisfies FieldIssue),
);

/**
 * The body of POST /auth/consentimentos; `em` is sent only when the consent is reported later than it was
 * given.
 */
export const consentAnswerSchema = request({
  aceite: v.boolean("wrong-type" satisfies FieldIssue),
  versao: civilDate,
  em: v.optional(moment),
});

/** An answer to a version of the policy (consentimento on the wire); `em` is a moment of ISO 8601 in UTC. */
export const consentSchema = response({ aceite: v.boolean(), versao: civilDate, em: instant });

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

export const decodeConsent = (fields: v.InferOutput<typeof consentSchema>): ConsentRecord => ({
  accepted: fields.aceite,
  version: fields.versao,
  at: fields.em,
});

export const encodeConsent = (consent: ConsentRecord): v.InferInput<typeof consentSchema> => ({
  aceite: consent.accepted,
  versao: consent.version,
  em: new Date(consent.at).toISOString(),
});
