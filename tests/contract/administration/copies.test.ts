import fc from "fast-check";
import { expect, it } from "vitest";
import {
  copiesSchema,
  decodeCopies,
  encodeCopies,
} from "../../../src/contract/administration/copies.ts";
import type { CopyFailure } from "../../../src/domain/operator/copies-overview.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { overTheWire, read } from "../../support/read.ts";

const anyInstant = fc.integer({ min: 0, max: 4e12 });
const anyFailure = fc.constantFrom<CopyFailure>("full", "damaged", "unavailable", "other");

it("the copies of the nights are after their way over the wire what they were before", () => {
  const anyCopies = fc.record({
    last: fc.option(fc.record({ day: anyCivilDate(), madeAt: anyInstant })),
    failed: fc.option(fc.record({ at: anyInstant, failure: anyFailure })),
    kept: fc.nat(11),
    isMissed: fc.boolean(),
  });
  fc.assert(
    fc.property(anyCopies, (copies) => {
      expect(decodeCopies(read(copiesSchema, overTheWire(encodeCopies(copies))))).toEqual(copies);
    }),
  );
});
