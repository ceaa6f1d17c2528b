import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeRecurrence,
  encodeRecurrence,
  recurrenceSchema,
} from "../../../src/contract/kinds/recurrences.ts";
import {
  decodeRecurrenceDraft,
  decodeRecurrencePatch,
  encodeRecurrenceDraft,
  encodeRecurrencePatch,
  recurrenceCreationSchema,
  recurrencePatchSchema,
} from "../../../src/contract/recurrences/recurrence-wishes.ts";
import {
  decodeProposal,
  encodeProposal,
  proposalListSchema,
} from "../../../src/contract/recurrences/recurrence-proposals.ts";
import { dueUntil } from "../../../src/domain/recurrences/due.ts";
import { settled, withChanged } from "../../../src/domain/recurrences/settle.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { anyAmount } from "../../support/arbitraries/cents.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyRecurrence, anyRecurrenceDraft } from "../../support/arbitraries/recurrence.ts";
import { noCategoryIds } from "../../support/no-category-ids.ts";
import { overTheWire, read } from "../../support/read.ts";

describe("what comes again", () => {
  it("is after its way over the wire what it was before, with what was changed and settled", () => {
    fc.assert(
      fc.property(anyRecurrence, (plain) => {
        const [, second, third] = dueUntil(plain, "2199-12-31" as CivilDate, 3);
        let recurrence = plain;
        if (second) recurrence = withChanged(recurrence, second, { ...second, amount: cents(1) });
        if (third) recurrence = settled(recurrence, [third.day]);
        const received = read(recurrenceSchema, overTheWire(encodeRecurrence(recurrence)));
        expect(decodeRecurrence(received)).toEqual(recurrence);
      }),
    );
  });

  it("is made as its draft says", () => {
    fc.assert(
      fc.property(anyRecurrenceDraft, (draft) => {
        const wanted = draft.cost.of === "parts" ? { ...draft, end: null } : draft;
        const body = read(
          recurrenceCreationSchema,
          overTheWire(encodeRecurrenceDraft(wanted, noCategoryIds)),
        );
        expect(decodeRecurrenceDraft(body)).toEqual(wanted);
      }),
    );
  });

  it("is changed in what a patch says, and in nothing else", () => {
    const names = fc.subarray([
      "kind",
      "category",
      "cost",
      "description",
      "start",
      "every",
      "unit",
      "end",
      "times",
      "weekend",
      "mode",
      "paused",
    ] as const);
    fc.assert(
      fc.property(anyRecurrenceDraft, names, (draft, some) => {
        const patch = Object.fromEntries(some.map((name) => [name, draft[name]]));
        const body = read(
          recurrencePatchSchema,
          overTheWire(encodeRecurrencePatch(patch, noCategoryIds)),
        );
        expect(decodeRecurrencePatch(body)).toEqual(patch);
      }),
    );
  });

  it("is proposed with the draft that it would be made of, and with what changed", () => {
    const anyChange = fc.option(fc.record({ from: anyAmount, since: anyCivilDate() }));
    fc.assert(
      fc.property(anyRecurrenceDraft, fc.nat(), anyChange, (draft, seen, changed) => {
        fc.pre(draft.cost.of === "each");
        const proposed = { ...draft, end: null, times: null, weekend: "keep" } as const;
        const told = overTheWire([encodeProposal("a", { draft: proposed, seen, changed })]);
        const [received] = read(proposalListSchema, told);
        if (received === undefined) throw new Error("one was told");
        expect(decodeProposal(received)).toEqual({ id: "a", seen, changed, draft: proposed });
      }),
    );
  });
});
