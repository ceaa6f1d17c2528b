import { describe, expect, it } from "vitest";
import type { StatementRow } from "../../../../src/domain/imports/statements/statement.ts";
import { carryOver } from "../../../../src/domain/imports/review/carry-over.ts";
import { decide } from "../../../../src/domain/imports/review/decide.ts";
import { importDraft } from "../../../../src/domain/imports/review/import-draft.ts";
import type { Review } from "../../../../src/domain/imports/review/review.ts";
import { isShown, SHOWN, shownCounts } from "../../../../src/domain/imports/review/shown-lines.ts";
import { cents } from "../../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { importId } from "../../../../src/domain/shared/ids.ts";
import { recordWith } from "../../../ui/support/records.ts";
import { importPart } from "../../../support/import-line.ts";
import { planned } from "../../../support/recurrences.ts";
import { importedOf, reviewOf } from "../../../support/review.ts";
import { fileOf } from "../../../support/arbitraries/statement.ts";

const day = (text: string) => text as CivilDate;
const row = (line: number, original: string, over: Partial<StatementRow> = {}): StatementRow => ({
  line,
  date: day("2026-03-05"),
  kind: "expense",
  amount: cents(1_000 + line),
  original,
  balance: null,
  taxNumber: null,
  category: null,
  ...over,
});

const REMOVED = importedOf(reviewOf([fileOf("a", [row(2, "Ginásio")])])).map((line) => ({
  ...line,
  state: "removed" as const,
}));
const ENTERED = recordWith({ date: day("2026-03-04"), amount: cents(1_003) });
const RENT = planned({ start: day("2026-03-06"), cost: { of: "each", amount: cents(1_004) } });
const ROWS = [row(2, "Ginásio"), row(3, "Jantar"), row(4, "TRF Fulano"), row(5, "Cinema")];

/** A line that came before and was removed, one that somebody entered, a planned one, and one of which nothing is known. */
const REVIEW = reviewOf([fileOf("a", ROWS), fileOf("b", [row(9, "Outra")])], {
  known: REMOVED,
  entered: [ENTERED],
  recurrences: [RENT],
});
const lineAt = (review: Review, line: number) => {
  const found = review.lines.find((one) => one.line === line);
  if (found === undefined) throw new Error(`no line ${line}`);
  return found;
};
const idAt = (line: number) => lineAt(REVIEW, line).id;
const PARTS = [
  importPart("one", { amount: cents(1_000) }),
  importPart("two", { amount: cents(5), counts: false }),
];

describe("a decision about a line", () => {
  it.each([
    [5, { to: "file-under", category: "Saúde" }, { category: "Saúde", reason: null }],
    [5, { to: "count", counted: false }, { counted: false }],
    [3, { to: "take-as-same", same: false }, { origin: { is: "possible", same: false } }],
    [4, { to: "take-as-planned", taken: false }, { planned: { taken: false } }],
    [2, { to: "bring-back", restored: true }, { origin: { restored: true } }],
    [5, { to: "divide", parts: PARTS }, { parts: PARTS }],
  ] as const)("%i: %j", (line, decision, expected) => {
    const decided = decide(REVIEW, { id: idAt(line), ...decision });
    expect(lineAt(decided, line)).toMatchObject(expected);
    for (const other of REVIEW.lines)
      if (other.line !== line && other.habit !== lineAt(REVIEW, line).habit)
        expect(lineAt(decided, other.line)).toBe(other);
  });

  it.each([
    [5, { to: "take-as-same", same: true }],
    [5, { to: "take-as-planned", taken: true }],
    [5, { to: "bring-back", restored: true }],
    [5, { to: "divide", parts: PARTS.slice(1) }],
  ] as const)("changes nothing of one that it cannot be about: %i %j", (line, decision) => {
    expect(decide(REVIEW, { id: idAt(line), ...decision }).lines).toEqual(REVIEW.lines);
  });

  it("makes a line whole again", () => {
    const divided = decide(REVIEW, { id: idAt(5), to: "divide", parts: PARTS });
    const whole = decide(divided, { id: idAt(5), to: "divide", parts: null });
    expect(lineAt(whole, 5).parts).toBeNull();
  });

  it("brings nothing back whose record is there", () => {
    const known = REMOVED.map((line) => ({ ...line, state: "counted" as const }));
    const review = reviewOf([fileOf("a", ROWS)], { known });
    const { id } = lineAt(review, 2);
    expect(decide(review, { id, to: "bring-back", restored: true }).lines).toEqual(review.lines);
  });
});

describe("another reading of the same files", () => {
  const again = reviewOf([fileOf("a", ROWS), fileOf("b", [row(9, "Outra")])]);

  it("keeps the categories that were chosen, and the divisions", () => {
    const filed = decide(REVIEW, { id: idAt(5), to: "file-under", category: "Saúde" });
    const divided = decide(filed, {
      id: idAt(3),
      to: "divide",
      parts: [importPart("one", { amount: cents(1_003) })],
    });
    const carried = carryOver(divided, again);
    expect(lineAt(carried, 5)).toMatchObject({ category: "Saúde", reason: null, parts: null });
    expect(lineAt(carried, 3)).toMatchObject({
      category: lineAt(again, 3).category,
      reason: lineAt(again, 3).reason,
      parts: [{ id: "one" }],
    });
    expect(lineAt(carried, 4)).toBe(lineAt(again, 4));
    expect(carried.files).toBe(again.files);
  });

  it("keeps nothing of a line that says another amount, or is in another file", () => {
    const filed = decide(REVIEW, { id: idAt(9), to: "file-under", category: "Saúde" });
    const moved = reviewOf([
      fileOf("a", [row(9, "Outra")]),
      fileOf("b", [row(9, "Outra", { amount: cents(1) })]),
    ]);
    expect(carryOver(filed, moved).lines).toEqual(moved.lines);
  });
});

describe("what is sent of a review", () => {
  const draft = (review: Review, file = 0) => importDraft(review, file, importId("import"));
  const sent = (review: Review, line: number) =>
    draft(review)?.lines.find(({ identity }) => identity === lineAt(review, line).identity);

  it("are all lines of one file, with what is told of that", () => {
    const all = draft(REVIEW);
    const { statement, account, name } = REVIEW.files[0]!;
    expect(all).toMatchObject({
      id: "import",
      name,
      bank: statement.source.name,
      account,
      closing: statement.closing,
    });
    expect(all?.lines).toHaveLength(ROWS.length);
    expect(draft(REVIEW, 1)?.lines.map(({ description }) => description)).toEqual(["Outra"]);
    expect(draft(REVIEW, 2)).toBeNull();
  });

  it("is what each line comes to", () => {
    expect(sent(REVIEW, 2)).toMatchObject({ use: { type: "record" }, again: false });
    expect(sent(REVIEW, 3)?.use).toEqual({ type: "join", record: ENTERED.id });
    expect(sent(REVIEW, 4)).toMatchObject({
      use: { type: "record" },
      fulfils: { recurrence: RENT.id, day: "2026-03-06" },
      chosen: false,
    });
    expect(sent(REVIEW, 5)?.fulfils).toBeNull();
  });

  it("is what was decided", () => {
    const after = (decision: Parameters<typeof decide>[1], line: number) =>
      sent(decide(REVIEW, decision), line);
    expect(after({ id: idAt(2), to: "bring-back", restored: true }, 2)?.again).toBe(true);
    expect(after({ id: idAt(3), to: "take-as-same", same: false }, 3)?.use).toEqual({
      type: "record",
    });
    expect(after({ id: idAt(4), to: "take-as-planned", taken: false }, 4)?.fulfils).toBeNull();
    expect(after({ id: idAt(4), to: "count", counted: false }, 4)).toMatchObject({
      use: { type: "not-counted" },
      fulfils: null,
    });
    expect(after({ id: idAt(5), to: "divide", parts: PARTS }, 5)?.use).toEqual({
      type: "split",
      // Parts say what the whole does.
      parts: PARTS.map((part) => ({ ...part, description: "Cinema" })),
    });
    expect(after({ id: idAt(5), to: "file-under", category: "Saúde" }, 5)).toMatchObject({
      chosen: true,
      category: "Saúde",
    });
  });

  it("says what the bank wrote only where the record says something else, and no empty text", () => {
    expect(sent(REVIEW, 5)).toMatchObject({ description: "Cinema", original: null });
    const rule = {
      kind: "expense" as const,
      contains: "cinema",
      category: null,
      description: "Filme",
      leavesOut: false,
      position: 0,
    };
    const renamed = reviewOf([fileOf("a", ROWS)], { rules: [rule] });
    expect(sent(renamed, 5)).toMatchObject({ description: "Filme", original: "Cinema" });
    const empty = reviewOf([fileOf("a", [row(2, "")])]);
    expect(sent(empty, 2)).toMatchObject({ description: null, original: "" });
  });
});

describe("the lines that are looked at", () => {
  it("are those of a heading, and each heading counts its own", () => {
    const shown = (heading: (typeof SHOWN)[number]) =>
      REVIEW.lines
        .filter((line) => isShown(line, heading))
        .map(({ line }) => line)
        .toSorted((a, b) => a - b);
    expect(shown("all")).toEqual([2, 3, 4, 5, 9]);
    expect(shown("new")).toEqual([4, 5, 9]);
    expect(shown("repeated")).toEqual([2]);
    expect(shown("possible")).toEqual([3, 4]);
    expect(shown("not-counted")).toEqual([]);
    expect(shown("unknown")).toEqual([9]);
    const counts = shownCounts(REVIEW);
    for (const heading of SHOWN) expect(counts[heading]).toBe(shown(heading).length);
  });
});

describe("a line that may be a planned movement", () => {
  it("has its category where nothing else is known, and is taken for it where it has no rival", () => {
    const { planned: match, category, reason } = lineAt(REVIEW, 4);
    expect(match).toMatchObject({ occurrence: { recurrenceId: RENT.id }, taken: true });
    expect([category, reason?.by]).toEqual(["Habitação", "planned"]);
    const told = [row(4, "TRF Fulano", { category: "Lazer" })];
    const known = reviewOf([fileOf("a", told)], { recurrences: [RENT] });
    expect(lineAt(known, 4)).toMatchObject({ category: "Lazer", reason: { by: "file" } });
    const twins = [row(4, "TRF Fulano"), row(5, "TRF Fulano", { amount: cents(1_004) })];
    const rivals = reviewOf([fileOf("a", twins)], { recurrences: [RENT] });
    expect(rivals.lines.flatMap(({ planned: rival }) => rival?.taken ?? [])).toEqual([false]);
  });
});
