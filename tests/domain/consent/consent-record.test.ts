import fc from "fast-check";
import { expect, it } from "vitest";
import {
  consentAfter,
  POLICY_VERSION,
  type ConsentAnswer,
  type ConsentRecord,
} from "../../../src/domain/consent/consent-record.ts";
import { parseCivilDate } from "../../../src/domain/shared/civil-date.ts";

const moment = fc.integer({ min: 0, max: 1_000 });
const version = fc.constant(POLICY_VERSION);
const anyRecord: fc.Arbitrary<ConsentRecord> = fc.record({
  accepted: fc.boolean(),
  version,
  at: moment,
});
const anyAnswer: fc.Arbitrary<ConsentAnswer> = fc.record({
  accepted: fc.boolean(),
  version,
  at: fc.option(moment),
});

it("the policy that is shown has the day of its last change for a version", () => {
  expect(parseCivilDate(POLICY_VERSION)).toBe(POLICY_VERSION);
});

it("an answer that is told when it is given always holds, from that moment on", () => {
  fc.assert(
    fc.property(fc.option(anyRecord), anyAnswer, moment, (last, answer, now) => {
      expect(consentAfter(last, { ...answer, at: null }, now)).toEqual({ ...answer, at: now });
    }),
  );
});

it("what is told late holds unless something was answered since, and is never of the future", () => {
  fc.assert(
    fc.property(fc.option(anyRecord), anyAnswer, moment, moment, (last, answer, at, now) => {
      const holds = consentAfter(last, { ...answer, at }, now);
      const told = Math.min(at, now);
      if (last !== null && last.at >= told) expect(holds).toBe(last);
      else expect(holds).toEqual({ ...answer, at: told });
    }),
  );
});

it("the same late answer told twice is one", () => {
  fc.assert(
    fc.property(fc.option(anyRecord), anyAnswer, moment, moment, (last, answer, at, now) => {
      const late = { ...answer, at };
      const once = consentAfter(last, late, now);
      expect(consentAfter(once, late, now)).toBe(once);
    }),
  );
});
