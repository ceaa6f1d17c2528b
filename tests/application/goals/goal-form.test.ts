import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { goalFields, goalForm, type GoalFields } from "../../../src/application/goals/goal-form.ts";
import { accepted } from "../../../src/domain/shared/result.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";

const GOOD: GoalFields = {
  name: "Férias",
  total: "1500",
  current: "12,50",
  deadline: "2027-07-15",
  photoUrl: "/api/fotos/1",
  position: "",
};

const refusal = (incomplete: boolean, issues: Partial<Record<keyof GoalFields, string>>) => ({
  ok: false,
  reason: { incomplete, issues },
});

describe("the form of a goal", () => {
  it("starts with nothing saved, and with nothing else", () => {
    const blank = {
      name: "",
      total: "",
      current: "0,00",
      deadline: "",
      photoUrl: "",
      position: "",
    };
    expect(goalForm.blank()).toEqual(blank);
    expect(goalForm.next(GOOD)).toEqual(blank);
  });

  it("reads back every goal with a total that it shows, save the white space around its name", () => {
    fc.assert(
      fc.property(anyGoal, ({ id, ...draft }) => {
        fc.pre(draft.total > 0 && draft.photoUrl !== "");
        const name = draft.name.trim();
        expect(goalForm.read(goalFields({ id, ...draft }))).toEqual(accepted({ ...draft, name }));
      }),
    );
  });

  it("refuses exactly the required fields that are empty, and says that it is incomplete", () => {
    fc.assert(
      fc.property(fc.subarray(["name", "total"] as const, { minLength: 1 }), (empty) => {
        const blanks = Object.fromEntries(empty.map((field) => [field, " "]));
        const issues = Object.fromEntries(empty.map((field) => [field, "required"]));
        expect(goalForm.read({ ...GOOD, ...blanks })).toEqual(refusal(true, issues));
      }),
    );
  });

  it.each(["0", "0,00", "0 €"])("asks for more than a total of %s", (total) => {
    expect(goalForm.read({ ...GOOD, total })).toEqual(refusal(false, { total: "amount-zero" }));
  });

  it.each(["", " ", "0", "0,00"])("takes the current value %j for nothing", (current) => {
    expect(goalForm.read({ ...GOOD, current })).toMatchObject({ ok: true, value: { current: 0 } });
  });

  it("takes no deadline and no photo for none", () => {
    expect(goalForm.read({ ...GOOD, deadline: " ", photoUrl: "" })).toMatchObject({
      ok: true,
      value: { deadline: null, photoUrl: null },
    });
  });

  it.each([
    ["total", "-1", "amount-negative"],
    ["total", "abc", "amount-not-a-number"],
    ["current", "1,234", "amount-too-many-decimals"],
    ["current", "1000000000", "amount-too-large"],
    ["deadline", "2026-02-30", "bad-date"],
  ] as const)("refuses the %s %s as %s, and alone that is not incomplete", (field, text, issue) => {
    expect(goalForm.read({ ...GOOD, [field]: text })).toEqual(refusal(false, { [field]: issue }));
  });
});
