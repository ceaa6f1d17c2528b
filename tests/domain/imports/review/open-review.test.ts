import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StoredLine } from "../../../../src/domain/imports/stored-line.ts";
import { importDraft } from "../../../../src/domain/imports/review/import-draft.ts";
import { INVOICES } from "../../../../src/domain/imports/invoices.ts";
import {
  countsOf,
  fateOf,
  type Review,
  type ReviewFile,
} from "../../../../src/domain/imports/review/review.ts";
import type { StatementRow } from "../../../../src/domain/imports/statements/statement.ts";
import { sum, type Cents } from "../../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import {
  accountId,
  importId,
  importLineId,
  transactionId,
} from "../../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../../src/domain/transactions/transaction.ts";
import { anyStatementRows, fileOf } from "../../../support/arbitraries/statement.ts";
import { planned } from "../../../support/recurrences.ts";
import { importedOf, reviewOf } from "../../../support/review.ts";

const row = (parts: Partial<StatementRow> = {}): StatementRow => ({
  line: 2,
  date: "2026-03-05" as CivilDate,
  kind: "expense",
  amount: 1234 as Cents,
  original: "COMPRA CONTINENTE",
  balance: null,
  taxNumber: null,
  category: null,
  ...parts,
});

const entered = (parts: Partial<Transaction> = {}): Transaction => ({
  id: transactionId("entered"),
  kind: "expense",
  date: "2026-03-03" as CivilDate,
  category: "Lazer",
  amount: 1234 as Cents,
  description: "jantar",
  ...parts,
});

const fates = ({ lines }: Review) => lines.map(fateOf);
const standings = ({ lines }: Review) => lines.map(({ origin }) => origin.is);

describe("a review", () => {
  it("has each row of its files once, with its day, cents and kind", () => {
    fc.assert(
      fc.property(anyStatementRows, anyStatementRows, (one, two) => {
        const { lines } = reviewOf([fileOf("a", one), fileOf("b", two)]);
        const told = lines.map(({ file, line, date, kind, amount }) =>
          [file, line, date, kind, amount].join(" "),
        );
        const asked = [one, two].flatMap((rows, file) =>
          rows.map(({ line, date, kind, amount }) => [file, line, date, kind, amount].join(" ")),
        );
        expect(told.toSorted()).toEqual(asked.toSorted());
      }),
    );
  });

  it("is ordered from the newest day to the oldest", () => {
    fc.assert(
      fc.property(anyStatementRows, anyStatementRows, (one, two) => {
        const days = reviewOf([fileOf("a", one), fileOf("b", two)]).lines.map(({ date }) => date);
        expect(days).toEqual(days.toSorted().toReversed());
      }),
    );
  });

  it("counts every line once", () => {
    fc.assert(
      fc.property(anyStatementRows, (rows) => {
        const counts = countsOf(reviewOf([fileOf("a", rows), fileOf("a", rows)]));
        const { new: fresh, repeated, joined, "not-counted": leftOut } = counts;
        expect(sum([fresh, repeated, joined, leftOut] as Cents[])).toBe(rows.length * 2);
      }),
    );
  });

  it("finds nothing new in a file that came before", () => {
    fc.assert(
      fc.property(anyStatementRows, (rows) => {
        const files = [fileOf("a", rows)];
        const again = reviewOf(files, { known: importedOf(reviewOf(files)) });
        expect(standings(again)).toEqual(rows.map(() => "repeated"));
      }),
    );
  });

  it("finds the union of files that overlap by whole days", () => {
    fc.assert(
      fc.property(anyStatementRows, (rows) => {
        const early = rows.filter(({ date }) => date <= "2026-03-05");
        const late = rows.filter(({ date }) => date >= "2026-03-03");
        const fresh = reviewOf([fileOf("a", early), fileOf("a", late)]).lines.filter(
          ({ origin }) => origin.is === "new",
        );
        expect(fresh).toHaveLength(rows.length);
      }),
    );
  });

  it("keeps two equal coffees of a day apart", () => {
    expect(standings(reviewOf([fileOf("a", [row({ line: 2 }), row({ line: 3 })])]))).toEqual([
      "new",
      "new",
    ]);
  });

  it("knows nothing of the same row in another account", () => {
    const known = importedOf(reviewOf([fileOf("a", [row()])]));
    expect(standings(reviewOf([fileOf("b", [row()])], { known }))).toEqual(["new"]);
  });

  it("tells that a row's record was removed since", () => {
    const known = importedOf(reviewOf([fileOf("a", [row()])])).map((line) => ({
      ...line,
      state: "removed" as const,
    }));
    expect(reviewOf([fileOf("a", [row()])], { known }).lines[0]?.origin).toEqual({
      is: "repeated",
      removed: true,
      restored: false,
    });
  });
});

describe("what somebody has entered", () => {
  const file = fileOf("a", [row()]);

  it("is taken for the only line with its cents within a week", () => {
    const review = reviewOf([file], { entered: [entered()] });
    expect(review.lines[0]?.origin).toEqual({ is: "possible", match: entered(), same: true });
    expect(fates(review)).toEqual(["joined"]);
  });

  it.each([
    ["other cents", { amount: 1235 as Cents }],
    ["the other kind", { kind: "income" as const }],
    ["more than a week between", { date: "2026-02-25" as CivilDate }],
  ])("with %s is another one", (_, parts) => {
    expect(standings(reviewOf([file], { entered: [entered(parts)] }))).toEqual(["new"]);
  });

  it("is only shown beside the nearest of two lines where both are as near", () => {
    const two = fileOf("a", [
      row({ date: "2026-03-02" as CivilDate }),
      row({ line: 3, date: "2026-03-04" as CivilDate }),
    ]);
    const review = reviewOf([two], { entered: [entered()] });
    expect(fates(review)).toEqual(["new", "new"]);
    expect(standings(review).filter((is) => is === "possible")).toHaveLength(1);
  });

  it("is never taken for two lines", () => {
    fc.assert(
      fc.property(anyStatementRows, anyStatementRows, (rows, typed) => {
        const records = typed.map(({ date, kind, amount }, at) =>
          entered({ id: transactionId(`entered ${at}`), date, kind, amount }),
        );
        const matches = reviewOf([fileOf("a", rows)], { entered: records }).lines.flatMap(
          ({ origin }) => (origin.is === "possible" ? [origin.match.id] : []),
        );
        expect(matches).toEqual([...new Set(matches)]);
      }),
    );
  });
});

describe("what was recorded of what comes again", () => {
  const recurrence = planned({ description: "EDP", category: "Lazer" });
  const recorded = entered({ description: "EDP", amount: 6000 as Cents });
  const seen = (parts: Partial<StatementRow>, records = [recorded]) =>
    reviewOf(
      [fileOf("a", [row({ original: "DD EDP COMERCIAL", amount: 6120 as Cents, ...parts })])],
      {
        entered: records,
        recurrences: [recurrence],
      },
    ).lines[0]?.origin;

  it("is taken for the only line of its words for about its amount", () => {
    expect(seen({})).toEqual({ is: "possible", match: recorded, same: true });
    const rival = { ...recorded, id: transactionId("rival"), date: "2026-03-07" as CivilDate };
    expect(seen({}, [recorded, rival])).toMatchObject({ is: "possible", same: false });
  });

  it.each<[string, Partial<StatementRow>, Partial<Transaction>]>([
    ["in other words", { original: "DD GALP" }, {}],
    ["for more than a tenth more", { amount: 6601 as Cents }, {}],
    ["more than a week away", { date: "2026-03-11" as CivilDate }, {}],
    ["the other way", { kind: "income" }, {}],
    ["of another category", {}, { category: "Saúde" }],
    ["that somebody called otherwise", {}, { description: "EDP de casa" }],
  ])("is another one %s", (_, line, record) => {
    expect(seen(line, [{ ...recorded, ...record }])).toEqual({ is: "new" });
  });

  it("leaves its place to a line of the same cents", () => {
    const files = [
      fileOf("a", [
        row({ original: "DD EDP COMERCIAL", amount: 6120 as Cents }),
        row({ line: 3, original: "DD EDP COMERCIAL", amount: 6000 as Cents }),
      ]),
    ];
    const review = reviewOf(files, { entered: [recorded], recurrences: [recurrence] });
    expect(review.lines.map((line) => [line.amount, fateOf(line)])).toEqual([
      [6000, "joined"],
      [6120, "new"],
    ]);
  });
});

describe("a transfer between own accounts", () => {
  const out = row({ original: "TRF P/ POUPANCA" });
  const into = row({ kind: "income", original: "TRF", date: "2026-03-07" as CivilDate });

  it("is proposed not to count on either side", () => {
    const review = reviewOf([fileOf("a", [out]), fileOf("b", [into])]);
    expect(review.lines.map(({ leftOut }) => leftOut)).toEqual(["transfer", "transfer"]);
    expect(fates(review)).toEqual(["not-counted", "not-counted"]);
    const [one, other] = review.lines;
    expect([one?.because, other?.because]).toEqual([other?.id, one?.id]);
    expect(review.lines.every(({ excludes }) => excludes.length === 0)).toBe(true);
  });

  it("is found against an earlier import, whose side is not to count any more", () => {
    const known = importedOf(reviewOf([fileOf("a", [out])]));
    const review = reviewOf([fileOf("b", [into])], { known });
    const [other] = known;
    expect(review.lines[0]).toMatchObject({
      leftOut: "transfer",
      because: other?.id,
      excludes: [{ id: other?.id, reason: "transfer" }],
    });
  });

  it("is found against what an earlier import has no other side of, and is no repeated line", () => {
    const [line] = importedOf(reviewOf([fileOf("a", [out])]));
    const seen = (parts: Partial<StoredLine>, invoices: readonly string[] = []) =>
      reviewOf([fileOf("b", [into])], { known: [{ ...line!, ...parts }], invoices }).lines[0];
    const leftOut = (state: StoredLine["state"], invoices: readonly string[] = []) =>
      seen({ state }, invoices)?.leftOut;
    expect(leftOut("counted")).toBe("transfer");
    expect(leftOut("removed")).toBeNull();
    const why = (reason: "transfer" | "rule" | "person", because: StoredLine["id"] | null) =>
      seen({ state: "not-counted", leftOut: { reason, because } });
    for (const one of [
      seen({ state: "joined" }),
      why("rule", null),
      why("person", null),
      why("transfer", importLineId("gone")),
    ])
      expect(one).toMatchObject({ leftOut: "transfer", because: line?.id, excludes: [] });
    expect(why("transfer", line!.id)?.leftOut).toBeNull();
    expect(leftOut("counted", ["a"])).toBeNull();
    const known = importedOf(reviewOf([fileOf("b", [into])]));
    const review = reviewOf([fileOf("a", [out]), fileOf("b", [into])], { known });
    expect(review.lines.find(({ kind }) => kind === "income")?.leftOut).toBeNull();
    expect(review.lines.flatMap(({ excludes }) => excludes.map(({ id }) => id))).toEqual(
      known.map(({ id }) => id),
    );
  });

  it("is found between the parts of one account that its file tells, and nowhere else within one", () => {
    const leftOut = (one: Partial<StatementRow>, other: Partial<StatementRow>) =>
      reviewOf([
        fileOf("a", [
          { ...out, ...one },
          { ...into, ...other, line: 3 },
        ]),
      ]).lines.map((line) => line.leftOut);
    expect(leftOut({ part: "Atual" }, { part: "Poupança" })).toEqual(["transfer", "transfer"]);
    expect(leftOut({ part: "Atual" }, { part: "Atual" })).toEqual([null, null]);
    expect(leftOut({ part: "Atual" }, {})).toEqual([null, null]);
  });

  it.each([
    ["in one account", fileOf("a", [into])],
    ["of other cents", fileOf("b", [{ ...into, amount: 1 as Cents }])],
    ["four days apart", fileOf("b", [{ ...into, date: "2026-03-09" as CivilDate }])],
    ["that goes out twice", fileOf("b", [{ ...into, kind: "expense" as const }])],
    ["of nothing", fileOf("b", [{ ...into, amount: 0 as Cents }])],
  ])("is none %s", (_, other) => {
    const review = reviewOf([fileOf("a", [out]), other]);
    expect(review.lines.every(({ leftOut }) => leftOut === null)).toBe(true);
  });
});

describe("an invoice", () => {
  const bought = row({ original: "500100144 - MERCEARIA" });
  const paid = row({ original: "COMPRA MERCEARIA", date: "2026-03-08" as CivilDate });
  const invoices = (rows: readonly StatementRow[]): ReviewFile => {
    const file = fileOf("invoices", rows, "cash");
    return { ...file, statement: { ...file.statement, source: INVOICES } };
  };
  const leftOut = ({ lines }: Review) =>
    lines.flatMap((line) => (line.leftOut === null ? [] : [[line.original, line.leftOut]]));

  it("does not count where a movement of the same days pays it, in a file beside it or before", () => {
    const both = reviewOf([invoices([bought]), fileOf("a", [paid])]);
    expect(leftOut(both)).toEqual([[bought.original, "invoice"]]);
    const known = importedOf(reviewOf([fileOf("a", [paid])]));
    expect(leftOut(reviewOf([invoices([bought])], { known }))).toEqual([
      [bought.original, "invoice"],
    ]);
  });

  it("of an earlier import does not count any more once the movement comes", () => {
    const known = importedOf(reviewOf([invoices([bought])]));
    const review = reviewOf([fileOf("a", [paid])], { known, invoices: ["invoices"] });
    expect(fates(review)).toEqual(["new"]);
    expect(review.lines[0]).toMatchObject({
      because: null,
      excludes: [{ id: known[0]?.id, reason: "invoice" }],
    });
  });

  it("is paid by what counts, or was joined, of an earlier import of another account alone", () => {
    const [line] = importedOf(reviewOf([fileOf("a", [paid])]));
    const counts = (state: StoredLine["state"], lists: readonly string[] = []) =>
      fates(reviewOf([invoices([bought])], { known: [{ ...line!, state }], invoices: lists }));
    expect(counts("counted")).toEqual(["not-counted"]);
    expect(counts("joined")).toEqual(["not-counted"]);
    expect(counts("removed")).toEqual(["new"]);
    expect(counts("not-counted")).toEqual(["new"]);
    expect(counts("counted", ["a"])).toEqual(["new"]);
  });

  it("of an earlier import stays where it does not count, or another invoice has the movement", () => {
    const [line] = importedOf(reviewOf([invoices([bought])]));
    const earlier = (
      state: StoredLine["state"],
      lists: readonly string[],
      rows: readonly StatementRow[] = [],
    ) =>
      reviewOf([...(rows.length === 0 ? [] : [invoices(rows)]), fileOf("a", [paid])], {
        known: [{ ...line!, state, identity: "another" }],
        invoices: lists,
      }).lines.filter(({ excludes }) => excludes.length > 0).length;
    expect(earlier("counted", ["invoices"])).toBe(1);
    expect(earlier("removed", ["invoices"])).toBe(0);
    expect(earlier("counted", [])).toBe(0);
    expect(earlier("counted", ["invoices"], [bought])).toBe(0);
  });

  it("is not paid by a movement that pays another one of an earlier import", () => {
    const known = importedOf(
      reviewOf([
        invoices([bought]),
        fileOf("a", [paid, { ...paid, line: 3, date: "2026-03-02" as CivilDate }]),
      ]),
    );
    const other = { ...bought, original: "501 - OUTRA", date: "2026-03-06" as CivilDate };
    const seen = (parts: Partial<StatementRow>) =>
      fates(reviewOf([invoices([{ ...other, ...parts }])], { known, invoices: ["invoices"] }));
    expect(seen({})).toEqual(["new"]);
    expect(seen({ date: "2026-03-05" as CivilDate })).toEqual(["not-counted"]);
  });

  it("of what somebody entered leaves the record to the movement that comes later, and is that once", () => {
    const first = reviewOf([invoices([bought])], { entered: [entered()] });
    expect(fates(first)).toEqual(["joined"]);
    const [line] = importDraft(first, 0, importId("i"))?.lines ?? [];
    expect(line).toMatchObject({
      use: { type: "not-counted" },
      leftOut: { reason: "invoice", because: null },
    });
    const known = importedOf(first).map((kept) => ({
      ...kept,
      state: "not-counted" as const,
      leftOut: line?.leftOut ?? null,
    }));
    const then = { known, invoices: ["invoices"], entered: [entered()] };
    expect(fates(reviewOf([fileOf("a", [paid])], then))).toEqual(["joined"]);
    const other = { ...bought, original: "501 - OUTRA" };
    expect(fates(reviewOf([invoices([other])], then))).toEqual(["new"]);
    const byBank = importDraft(reviewOf([fileOf("a", [paid])], then), 0, importId("i"));
    expect(byBank?.lines[0]?.use).toEqual({ type: "join", record: entered().id });
  });

  it("leaves what somebody entered to the movement that pays it", () => {
    const review = reviewOf([invoices([bought]), fileOf("a", [paid])], { entered: [entered()] });
    const joined = review.lines.filter((line) => fateOf(line) === "joined");
    expect(joined.map(({ original }) => original)).toEqual([paid.original]);
  });

  it.each([
    ["four days away", { date: "2026-03-09" as CivilDate }],
    ["of other cents", { amount: 1 as Cents }],
    ["the other way", { kind: "income" as const }],
  ])("counts beside a movement %s, and is no side of a transfer", (_, parts) => {
    const review = reviewOf([invoices([bought]), fileOf("a", [{ ...paid, ...parts }])]);
    expect(fates(review)).toEqual(["new", "new"]);
  });

  it("is paid by one movement at most, and each movement pays one", () => {
    fc.assert(
      fc.property(anyStatementRows, anyStatementRows, (issued, moved) => {
        const { lines } = reviewOf([invoices(issued), fileOf("a", moved)]);
        const count = lines.filter((line) => line.leftOut === "invoice").length;
        expect(count).toBeLessThanOrEqual(Math.min(issued.length, moved.length));
        const others = lines.filter(({ file }) => file === 1);
        expect(others.every((line) => line.leftOut !== "invoice")).toBe(true);
      }),
    );
  });
});

describe("the settlement of a card", () => {
  const settled = fileOf("a", [row({ original: "PAGAMENTO CARTAO CREDITO" })]);
  const card = fileOf("c", [row({ original: "COMPRA", amount: 5 as Cents })], "card");

  it("does not count beside the card's own file, whatever its cents", () => {
    const review = reviewOf([settled, card]);
    const leftOut = review.lines.filter((line) => line.leftOut === "card");
    expect(leftOut.map(({ original }) => original)).toEqual(["PAGAMENTO CARTAO CREDITO"]);
  });

  it("counts alone", () => {
    expect(fates(reviewOf([settled]))).toEqual(["new"]);
  });

  const bought = (date: string) => row({ original: `COMPRA ${date}`, date: date as CivilDate });
  const before = (dates: readonly string[]) =>
    importedOf(reviewOf([fileOf("c", dates.map(bought), "card")]));

  it("does not count after an earlier import of the card's file either, because of what it pays for", () => {
    const dates = ["2026-01-02", "2026-01-20", "2026-01-28", "2026-02-10", "2026-03-05"];
    const known = before(dates);
    const paidFor = known.find(({ date }) => date === "2026-01-28");
    const [line] = reviewOf([settled], { known, cards: ["c"] }).lines;
    expect(line).toMatchObject({ leftOut: "card", counted: false, because: paidFor?.id });
  });

  it.each([
    ["more than two months before", ["2026-01-01"]],
    ["after it", ["2026-03-06"]],
  ])("counts where everything was bought %s", (_, dates) => {
    expect(fates(reviewOf([settled], { known: before(dates), cards: ["c"] }))).toEqual(["new"]);
    const beside = fileOf("c", dates.map(bought), "card");
    const [line] = reviewOf([settled, beside]).lines.filter(({ file }) => file === 0);
    expect(line).toMatchObject({ leftOut: null, counted: true });
  });

  it("counts where what is known is of no card, was removed, or came in to the card", () => {
    const known = before(["2026-02-01"]);
    expect(fates(reviewOf([settled], { known }))).toEqual(["new"]);
    for (const other of [{ state: "removed" }, { kind: "income" }] as const) {
      const changed = known.map((line) => ({ ...line, ...other }));
      expect(fates(reviewOf([settled], { known: changed, cards: ["c"] }))).toEqual(["new"]);
    }
  });

  const late = (dates: readonly string[], known = importedOf(reviewOf([settled]))) =>
    reviewOf([fileOf("c", dates.map(bought), "card")], { known, cards: ["c"] }).lines;
  const excludes = (lines: Review["lines"]) =>
    lines.flatMap(({ date, excludes: gone }) => gone.map((one) => [date, one] as const));

  it("of an earlier import does not count any more once the card's file comes", () => {
    const [paid] = importedOf(reviewOf([settled]));
    const lines = late(["2026-01-02", "2026-01-28", "2026-02-10", "2026-03-09"]);
    expect(excludes(lines)).toEqual([["2026-01-28", { id: paid?.id, reason: "card" }]]);
    expect(lines.every(({ counted }) => counted)).toBe(true);
    expect(excludes(late(["2026-01-01", "2026-03-06"]))).toEqual([]);
    for (const other of [
      { state: "joined" },
      { state: "not-counted" },
      { account: accountId("c") },
      { original: "COMPRA" },
    ] as const)
      expect(excludes(late(["2026-01-28"], [{ ...paid!, ...other }]))).toEqual([]);
  });

  it("of an earlier import counts on where there were purchases for it already: somebody said so", () => {
    const [paid] = importedOf(reviewOf([settled]));
    const known = before(["2026-02-01"]);
    expect(excludes(late(["2026-01-28"], [paid!, ...known]))).toEqual([]);
  });

  it("of an earlier import goes because of a purchase that has no other movement's place", () => {
    const known = importedOf(
      reviewOf([
        fileOf("a", [
          row({ original: "PAGAMENTO CARTAO CREDITO" }),
          row({ original: "LOJA", date: "2026-01-28" as CivilDate, kind: "income" }),
        ]),
      ]),
    );
    const lines = late(["2026-01-28", "2026-02-10"], known);
    expect(excludes(lines).map(([date, { reason }]) => [date, reason])).toEqual([
      ["2026-02-10", "card"],
      ["2026-01-28", "transfer"],
    ]);
  });

  it("of earlier imports all go because of one purchase, if it is the only one that they can pay for", () => {
    const known = importedOf(
      reviewOf([
        fileOf("a", [
          row({ line: 1, original: "PAGAMENTO CARTAO CREDITO", date: "2026-02-05" as CivilDate }),
          row({ line: 2, original: "PAGAMENTO CARTAO CREDITO", date: "2026-03-05" as CivilDate }),
        ]),
      ]),
    );
    const gone = excludes(late(["2026-01-28"], known));
    expect(gone.map(([date]) => date)).toEqual(["2026-01-28", "2026-01-28"]);
    expect(new Set(gone.map(([, { id }]) => id))).toEqual(new Set(known.map(({ id }) => id)));
  });

  it("of an earlier import goes because of the payment that came in to the card, whatever was there", () => {
    const known = [...importedOf(reviewOf([settled])), ...before(["2026-02-01"])];
    const paidIn = (parts: Partial<StatementRow>) =>
      row({ original: "PAGAMENTO RECEBIDO", kind: "income", amount: 1200 as Cents, ...parts });
    const gone = (parts: Partial<StatementRow>) =>
      excludes(
        reviewOf([fileOf("c", [bought("2026-01-28"), paidIn(parts)], "card")], {
          known,
          cards: ["c"],
        }).lines,
      ).map(([date]) => date);
    expect(gone({ date: "2026-03-08" as CivilDate })).toEqual(["2026-03-08"]);
    expect(gone({ date: "2026-03-09" as CivilDate })).toEqual([]);
    expect(gone({ amount: 1100 as Cents })).toEqual([]);
    expect(gone({ original: "REEMBOLSO" })).toEqual([]);
  });

  it("is not what was bought with a debit card", () => {
    for (const original of ["PAGAMENTO CARTAO DEBITO PADARIA", "PAG. CARTÃO DE DÉB. 1234"])
      expect(fates(reviewOf([fileOf("a", [row({ original })]), card])).toSorted()).toEqual([
        "new",
        "new",
      ]);
  });

  it("is left out because of what it pays for, and the card's payment because of nothing, even for the same cents", () => {
    const dates = ["2026-01-28"].map(bought);
    const paidIn = row({ line: 9, original: "PAGAMENTO RECEBIDO", kind: "income" });
    const { lines } = reviewOf([settled, fileOf("c", [...dates, paidIn], "card")]);
    const purchase = lines.find(({ counted }) => counted);
    expect(lines.flatMap((line) => (line.counted ? [] : [[line.leftOut, line.because]]))).toEqual([
      ["card", null],
      ["card", purchase?.id],
    ]);
  });

  it("does not come in as income of the card, whatever else is there", () => {
    const paid = row({ original: "PAGAMENTO RECEBIDO", kind: "income" });
    const [line] = reviewOf([fileOf("c", [paid], "card")]).lines;
    expect(line).toMatchObject({ leftOut: "card", counted: false, because: null });
  });
});

describe("a rule", () => {
  it("files, renames and leaves out", () => {
    const rule = {
      kind: "expense" as const,
      contains: "continente",
      category: "Saúde",
      description: "Mercearia",
      leavesOut: true,
      position: 0,
    };
    expect(reviewOf([fileOf("a", [row()])], { rules: [rule] }).lines[0]).toMatchObject({
      category: "Saúde",
      description: "Mercearia",
      leftOut: "rule",
      counted: false,
    });
  });
});

describe("a file's own category", () => {
  it("counts for more than a guess, if it is offered", () => {
    const [told, unknown] = ["Lazer", "Desconhecida"].map(
      (category) => reviewOf([fileOf("a", [row({ category })])]).lines[0],
    );
    expect(told).toMatchObject({ category: "Lazer", reason: { by: "file" } });
    expect(unknown).toMatchObject({ category: "Alimentação" });
  });
});
