import fc from "fast-check";
import { expect, it } from "vitest";
import {
  consentAfter,
  POLICY_VERSION,
  withoutRepeats,
  type ConsentAnswer,
  type ConsentRecord,
} from "../../../src/domain/consent/consent-record.ts";
import { civilDate, parseCivilDate } from "../../../src/domain/shared/civil-date.ts";

const YEAR = 365 * 86_400_000;
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

/** What the same answer says, told again at another moment; within the moments of these tests it holds. */
const says = ({ accepted }: { readonly accepted: boolean }) => accepted;

it("another answer that is told when it is given always holds, from that moment on", () => {
  fc.assert(
    fc.property(fc.option(anyRecord), anyAnswer, moment, (last, answer, now) => {
      fc.pre(last === null || says(last) !== says(answer));
      expect(consentAfter(last, { ...answer, at: null }, now)).toEqual({ ...answer, at: now });
    }),
  );
});

it("what is told late holds unless something was answered since, and is never of the future", () => {
  fc.assert(
    fc.property(fc.option(anyRecord), anyAnswer, moment, moment, (last, answer, at, now) => {
      const holds = consentAfter(last, { ...answer, at }, now);
      const told = Math.min(at, now);
      if (last !== null && (last.at >= told || says(last) === says(answer)))
        expect(holds).toBe(last);
      else expect(holds).toEqual({ ...answer, at: told });
    }),
  );
});

it("the answer that holds, given again to the same version, is the one of the first time", () => {
  fc.assert(
    fc.property(anyRecord, moment, (last, now) => {
      expect(consentAfter(last, { ...last, at: null }, now)).toBe(last);
    }),
  );
});

it.each([
  ["another version", { version: civilDate(2027, 1, 4), at: 1_000 }],
  ["the same version once 365 days have passed", { version: POLICY_VERSION, at: YEAR }],
])("an answer to %s is another one", (_, again) => {
  const last = { accepted: true, version: POLICY_VERSION, at: 0 };
  const next = { accepted: true, ...again };
  expect(consentAfter(last, next, YEAR)).toEqual(next);
  expect(withoutRepeats([next, last])).toEqual([next, last]);
});

it("a history without repeats is what would have been kept of the same answers", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (given) => {
      const answers = given.map((accepted, at) => ({ accepted, version: POLICY_VERSION, at }));
      let kept: readonly ConsentRecord[] = [];
      for (const answer of answers) {
        const [last = null] = kept;
        const holds = consentAfter(last, answer, answer.at);
        if (holds !== last) kept = [holds, ...kept];
      }
      expect(withoutRepeats(answers.toReversed())).toEqual(kept);
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
