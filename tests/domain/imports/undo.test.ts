import { describe, expect, it } from "vitest";
import { undoPlan, type MadeLine } from "../../../src/domain/imports/undo.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { accountId, importLineId, recurrenceId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { recordWith } from "../../ui/support/records.ts";

const day = (text: string) => text as CivilDate;
const FULFILS = { recurrence: recurrenceId("rent"), day: day("2026-03-01") };

const line = (
  id: string,
  made: readonly Transaction[],
  over: Partial<MadeLine> = {},
): MadeLine => ({
  id: importLineId(id),
  made,
  parts: [],
  former: null,
  fulfils: null,
  ...over,
});

/** What undoing one movement does, where its records say now what is told. */
const undone = (
  made: MadeLine,
  present: readonly Transaction[],
  named: readonly Transaction[] = [],
) =>
  undoPlan(
    [made],
    (id) => present.find((one) => one.id === id) ?? null,
    new Set(named.map(({ id }) => id)),
  );
const NOTHING = {
  remove: [],
  movements: [],
  restore: [],
  edited: [],
  forget: [],
  part: [],
  reopen: [],
};

const one = recordWith({ amount: cents(500) });
const two = recordWith({ amount: cents(700) });

describe("the undoing of an import", () => {
  it("removes what it made, forgets the movement, and opens what was planned", () => {
    expect(undone(line("a", [one, two], { fulfils: FULFILS }), [one, two])).toEqual({
      ...NOTHING,
      remove: [one.id, two.id],
      movements: ["a"],
      forget: ["a"],
      reopen: [FULFILS],
    });
  });

  it("leaves what was divided from its record by hand, with the movement, unless it is named", () => {
    const divided = line("a", [one], { parts: [two.id] });
    const whole = { ...NOTHING, remove: [one.id] };
    expect(undone(divided, [one, two])).toEqual({ ...whole, edited: [two.id], part: [one.id] });
    expect(undone(divided, [two], [two])).toEqual({
      ...NOTHING,
      remove: [two.id],
      forget: ["a"],
      movements: ["a"],
    });
    expect(undone(divided, [one])).toEqual({ ...whole, forget: ["a"], movements: ["a"] });
  });

  it("puts a joined record back in its account, unless it was moved to another since", () => {
    const [own, files, third] = [accountId("own"), accountId("files"), accountId("third")];
    const former = { date: day("2026-03-02"), amount: cents(450), account: own };
    const joined = { ...one, account: files };
    const back = (account: typeof third) =>
      undone(line("a", [joined], { former }), [{ ...joined, account }]).restore;
    expect(back(files)).toEqual([{ ...one, ...former }]);
    expect(back(third)).toEqual([{ ...one, ...former, account: third }]);
  });

  it.each([
    ["day", { date: day("2026-11-21") }],
    ["amount", { amount: cents(501) }],
    ["category", { category: "Lazer" }],
    ["text", { description: "Outro" }],
  ])("leaves a record whose %s was edited, unless it is named", (_, edit) => {
    const made = line("a", [one], { fulfils: FULFILS });
    const edited = { ...one, ...edit };
    expect(undone(made, [edited])).toEqual({ ...NOTHING, edited: [one.id] });
    expect(undone(made, [edited], [one])).toMatchObject({ remove: [one.id], edited: [] });
  });

  it("tells of a divided movement which parts go and which stay", () => {
    const plan = undone(line("a", [one, two]), [{ ...one, category: "Lazer" }, two]);
    expect(plan).toEqual({ ...NOTHING, edited: [one.id], part: [two.id], remove: [two.id] });
  });

  it("has nothing to do with a record that is gone", () => {
    expect(undone(line("a", [one]), [])).toEqual({ ...NOTHING, forget: ["a"] });
  });

  it("gives a joined record its day and cents back, whatever else was edited, unless these were", () => {
    const former = { date: day("2026-11-18"), amount: cents(499) };
    const made = line("a", [one], { former });
    const named = { ...one, category: "Lazer", description: "Outro" };
    expect(undone(made, [named])).toEqual({
      ...NOTHING,
      restore: [{ ...named, ...former }],
      forget: ["a"],
    });
    const moved = { ...one, amount: cents(1) };
    expect(undone(made, [moved])).toEqual({ ...NOTHING, edited: [one.id] });
  });
});
