import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  blankRecurrence,
  draftFields,
  EARLIER,
  planPatch,
  presetFields,
  recurrenceForm,
  scopeText,
} from "../../../src/application/recurrences/recurrence-form.ts";
import { draftOf } from "../../../src/domain/recurrences/patch.ts";
import { planned } from "../../support/recurrences.ts";
import { PRESET_NAMES, presetFrom } from "../../../src/domain/recurrences/presets.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyRecurrenceDraft } from "../../support/arbitraries/recurrence.ts";

const TODAY = "2031-03-10" as CivilDate;
const day = (text: string) => text as CivilDate;

describe("the form of what comes again", () => {
  it("has no rule for weekends where its movements come too often", () => {
    const daily = { ...draftFields(planned()), unit: "day", weekend: "before" } as const;
    const weekendOf = (every: string) => {
      const read = recurrenceForm.read({ ...daily, every });
      return read.ok ? read.value.draft.weekend : null;
    };
    expect(["1", "2", "3"].map(weekendOf)).toEqual(["keep", "keep", "before"]);
  });

  it("reads of what it shows of a plan that plan", () => {
    fc.assert(
      fc.property(anyRecurrenceDraft, (draft) => {
        // An end by day and by number at once is no choice of the form.
        const isOneEnd = draft.end === null || draft.times === null;
        fc.pre(isOneEnd);
        const result = recurrenceForm.read(draftFields(draft));
        expect(result).toMatchObject({
          ok: true,
          value: { draft, withEarlier: false, of: { scope: "all" } },
        });
      }),
    );
  });

  it("has the last day of the month on any day, of months and years alone, and says that there is none any more", () => {
    const fields = { ...blankRecurrence(TODAY, "each"), amount: "1", category: "Lazer" };
    const last = { ...fields, dayOfMonth: "31" };
    expect(recurrenceForm.read(last)).toMatchObject({ value: { draft: { dayOfMonth: 31 } } });
    const weekly = recurrenceForm.read({ ...last, unit: "week" });
    expect(weekly.ok && "dayOfMonth" in weekly.value.draft).toBe(false);
    const plan = planned({ start: TODAY, dayOfMonth: 31 });
    const { dayOfMonth: _, ...draft } = draftOf(plan);
    expect(planPatch(plan, draft)).toEqual({ ...draft, dayOfMonth: null });
    expect(planPatch(plan, draftOf(plan))).toEqual(draftOf(plan));
  });

  it("tells every field that is empty or cannot be", () => {
    const fields = { ...blankRecurrence(TODAY, "each"), every: "0", ends: "times" } as const;
    expect(recurrenceForm.read(fields)).toEqual({
      ok: false,
      reason: {
        incomplete: true,
        issues: {
          amount: "required",
          category: "required",
          every: "wrong-type",
          times: "required",
        },
      },
    });
  });

  it("reads what is meant: one movement, those after it, or all, and those before today", () => {
    const [one] = [{ scope: "this", date: day("2031-04-01") } as const];
    const fields = {
      ...blankRecurrence(TODAY, "each"),
      amount: "1",
      category: "Lazer",
      scope: scopeText(one),
      earlier: EARLIER,
    } as const;
    expect(recurrenceForm.read(fields)).toMatchObject({ value: { of: one, withEarlier: true } });
  });

  it("asks of a preset for its amount alone, and begins it on a day to come", () => {
    fc.assert(
      fc.property(
        anyCivilDate("2000-01-01", "2100-12-31"),
        fc.constantFrom(...PRESET_NAMES),
        (today, name) => {
          const preset = presetFrom(name, today);
          expect(preset.start >= today).toBe(true);
          const result = recurrenceForm.read(presetFields(preset, name, "Outros"));
          expect(result).toMatchObject({ reason: { issues: { amount: "required" } } });
          if (!result.ok) expect(Object.keys(result.reason.issues)).toEqual(["amount"]);
        },
      ),
    );
  });

  it("has IMI come in May, August and November", () => {
    const { start, every, times } = presetFrom("property-tax", TODAY);
    expect([start, every, times]).toEqual(["2031-05-31", 3, 3]);
    expect(presetFrom("holiday-bonus", day("2031-07-01")).start).toBe("2032-06-28");
  });
});
