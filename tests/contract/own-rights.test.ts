import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  consentAnswerSchema,
  consentSchema,
  decodeConsent,
  decodeConsentAnswer,
  encodeConsent,
  encodeConsentAnswer,
} from "../../src/contract/consents.ts";
import {
  decodeDeparture,
  departureRequestSchema,
  departureSchema,
  encodeDeparture,
} from "../../src/contract/profile/departure.ts";
import { anyCivilDate } from "../support/arbitraries/civil-date.ts";
import { anyInstant } from "../support/arbitraries/instant.ts";
import { overTheWire, read, refusals } from "../support/read.ts";

describe("an answer to the policy", () => {
  const version = anyCivilDate();
  const anyConsent = fc.record({ accepted: fc.boolean(), version, at: anyInstant });
  const anyAnswer = fc.record({ accepted: fc.boolean(), version, at: fc.option(anyInstant) });

  it("is after its way over the wire what it was before, told or kept", () => {
    fc.assert(
      fc.property(anyConsent, anyAnswer, (consent, answer) => {
        const kept = overTheWire(encodeConsent(consent));
        expect(decodeConsent(read(consentSchema, kept))).toEqual(consent);
        const told = overTheWire(encodeConsentAnswer(answer));
        expect(decodeConsentAnswer(read(consentAnswerSchema, told))).toEqual(answer);
      }),
    );
  });

  it("is given for a version, and by a word that is no other", () => {
    const answer = { aceite: true, versao: "2026-11-22" };
    expect(refusals(consentAnswerSchema, answer)).toEqual({});
    expect(refusals(consentAnswerSchema, { ...answer, aceite: 1 })).toEqual({
      aceite: "wrong-type",
    });
    expect(refusals(consentAnswerSchema, { aceite: true })).toEqual({ versao: "required" });
    expect(refusals(consentAnswerSchema, { ...answer, em: "2026-11-22" })).toEqual({
      em: "wrong-type",
    });
  });
});

describe("the end of an account", () => {
  const reference = fc.stringMatching(/^[0-9a-f]{16}$/);
  const anyDeparture = fc.record({ askedAt: anyInstant, leavesAt: anyInstant, reference });

  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(anyDeparture, (departure) => {
        const sent = overTheWire(encodeDeparture(departure));
        expect(decodeDeparture(read(departureSchema, sent))).toEqual(departure);
      }),
    );
  });

  it("wants a password and nothing else", () => {
    expect(refusals(departureRequestSchema, { senha: "" })).toEqual({ senha: "required" });
    expect(refusals(departureRequestSchema, { senha: "x", user_id: "y" })).toEqual({
      user_id: "unknown-field",
    });
  });
});
