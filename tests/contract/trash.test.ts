import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  decodeTrashed,
  encodeRestoration,
  encodeTrashed,
  restorationSchema,
  trashSchema,
} from "../../src/contract/trash/trash.ts";
import { changeId } from "../../src/domain/shared/ids.ts";

const KINDS = [
  "income",
  "expense",
  "budget",
  "goal",
  "category",
  "rule",
  "recurrence",
  "account",
  "import",
] as const;

const anyName = fc.record({ resource: fc.constantFrom(...KINDS), id: fc.uuid() });

const anyThing = fc
  .tuple(
    anyName,
    fc.record({
      summary: fc.string(),
      removedAt: fc.integer({ min: 0, max: Date.UTC(2199, 0) }),
      change: fc.uuid().map(changeId),
      action: fc.string(),
      by: fc.option(fc.string()),
    }),
  )
  .map(([name, removal]) => ({ ...name, ...removal }));

describe("the trash on the wire", () => {
  it("brings every thing across as it is", () => {
    fc.assert(
      fc.property(fc.array(anyThing), (things) => {
        const sent = JSON.parse(JSON.stringify(things.map(encodeTrashed))) as unknown;
        expect(v.parse(trashSchema, sent).map(decodeTrashed)).toEqual(things);
      }),
    );
  });

  it("brings what is to be restored across as it is", () => {
    const anyRestoration = fc.oneof(
      fc.record({ items: fc.array(anyName, { minLength: 1 }) }),
      fc.record({ change: fc.uuid().map(changeId) }),
    );
    fc.assert(
      fc.property(anyRestoration, (wanted) => {
        const sent = JSON.parse(JSON.stringify(encodeRestoration(wanted))) as unknown;
        expect(v.parse(restorationSchema, sent)).toEqual(wanted);
      }),
    );
  });
});
