import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORIES_MAX } from "../../../../src/domain/categories/category-fault.ts";
import type { Category } from "../../../../src/domain/categories/category.ts";
import {
  fileCategories,
  toBeMade,
  type FileCategory,
} from "../../../../src/domain/imports/categories/file-categories.ts";
import { fileName, refiled } from "../../../../src/domain/imports/categories/refile.ts";
import { fileUnder } from "../../../../src/domain/imports/review/change-review.ts";
import type { Review, ReviewLine } from "../../../../src/domain/imports/review/review.ts";
import type { StatementRow } from "../../../../src/domain/imports/statements/statement.ts";
import { cents } from "../../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import type { TransactionKind } from "../../../../src/domain/transactions/transaction.ts";
import { fileOf } from "../../../support/arbitraries/statement.ts";
import { filedUnder, OWN_CATEGORIES } from "../../../support/categories.ts";
import { reviewOf } from "../../../support/review.ts";

type Named = { readonly kind?: TransactionKind; readonly category: string | null; text?: string };

const reviewNaming = (rows: readonly Named[]): Review =>
  reviewOf([
    fileOf(
      "a",
      rows.map(({ kind = "expense", category, text = "LOJA" }, at): StatementRow => ({
        line: at + 2,
        date: "2026-03-05" as CivilDate,
        kind,
        amount: cents(100),
        original: text,
        balance: null,
        taxNumber: null,
        category,
      })),
    ),
  ]);

const made = ({ kind, name }: Pick<FileCategory, "kind" | "name">): Category => ({
  ...OWN_CATEGORIES[0]!,
  id: filedUnder(kind, name),
  kind,
  name,
});

const filing = ({ line, category, reason }: ReviewLine) => [line, category, reason?.by ?? null];
const namesOf = (names: readonly FileCategory[]) => names.map(({ name }) => name);

describe("the names of categories in a file", () => {
  it("mean the user's own whatever their case, accents and spaces", () => {
    const [line] = reviewNaming([{ category: "  alimentacao" }]).lines;
    expect([line?.category, line?.reason]).toEqual(["Alimentação", { by: "file" }]);
  });

  it("are asked about once each and by kind, the most frequent first", () => {
    const review = reviewNaming([
      { category: "Veterinário" },
      { category: "Mercearia" },
      { category: "MERCEARIA " },
      { category: "mercearia", kind: "income" },
      { category: "Lazer" },
      { category: null },
    ]);
    expect(
      fileCategories(review, OWN_CATEGORIES).map(({ kind, name, lines }) => [kind, name, lines]),
    ).toEqual([
      ["expense", "Mercearia", 2],
      ["income", "mercearia", 1],
      ["expense", "Veterinário", 1],
    ]);
  });

  it("are not asked about where a rule or the user decides", () => {
    const review = reviewNaming([{ category: "Mercearia" }]);
    const chosen = fileUnder(review, review.lines[0]!.id, "Lazer");
    expect(fileCategories(chosen, OWN_CATEGORIES)).toEqual([]);
  });

  it("cannot be made where an archived category has them, or they are too long", () => {
    const archived = { ...made({ kind: "expense", name: "Horta" }), archived: true };
    const review = reviewNaming([{ category: "horta" }, { category: "x".repeat(41) }]);
    const names = fileCategories(review, [...OWN_CATEGORIES, archived]);
    expect(new Set(names.map(({ fault }) => fault))).toEqual(new Set(["archived", "too-long"]));
    expect(toBeMade(names, OWN_CATEGORIES)).toEqual({ fitting: [], beyond: 0 });
  });

  it("are made as far as there is room, and no further", () => {
    const review = reviewNaming(
      Array.from({ length: CATEGORIES_MAX }, (_, at) => ({ category: `Nome ${at}` })),
    );
    const own = OWN_CATEGORIES.filter(({ kind }) => kind === "expense").length;
    const { fitting, beyond } = toBeMade(fileCategories(review, OWN_CATEGORIES), OWN_CATEGORIES);
    expect([fitting.length, beyond]).toEqual([CATEGORIES_MAX - own, own]);
  });

  it("decide once their categories are there, and no longer once these are gone", () => {
    const anyNamed = fc.record({
      kind: fc.constantFrom("income" as const, "expense" as const),
      category: fc.constantFrom("Mercearia", "mercearia", "Gato", "Lazer", "Salário", null),
      text: fc.constantFrom("CONTINENTE", "LOJA DO ZE", "NETFLIX"),
    });
    fc.assert(
      fc.property(fc.array(anyNamed, { maxLength: 12 }), (rows) => {
        const review = reviewNaming(rows);
        const { fitting } = toBeMade(fileCategories(review, OWN_CATEGORIES), OWN_CATEGORIES);
        const more = [...OWN_CATEGORIES, ...fitting.map(made)];
        const filed = refiled(review, more);
        expect(fileCategories(filed, more)).toEqual([]);
        for (const line of filed.lines)
          if (line.named !== null)
            expect(line.category.toLowerCase()).toBe(line.named.toLowerCase());
        expect(refiled(filed, OWN_CATEGORIES).lines.map(filing)).toEqual(review.lines.map(filing));
      }),
    );
  });

  it("stand for the category that the user says, until it is said otherwise", () => {
    const review = reviewNaming([{ category: "Mercearia" }, { category: "mercearia", text: "X" }]);
    const [name] = fileCategories(review, OWN_CATEGORIES);
    const filed = fileName(review, name!, "Alimentação");
    expect(filed.lines.map(filing)).toEqual([
      [3, "Alimentação", "named"],
      [2, "Alimentação", "named"],
    ]);
    const [again, ...others] = fileCategories(filed, OWN_CATEGORIES);
    expect([again?.filed, others]).toEqual(["Alimentação", []]);
    expect(namesOf(toBeMade([again!], OWN_CATEGORIES).fitting)).toEqual([]);
    expect(fileName(filed, again!, "Compras").lines.map(({ category }) => category)).toEqual([
      "Compras",
      "Compras",
    ]);
  });

  it("leave a line whose category has gone with the vague one", () => {
    const review = reviewNaming([{ category: null, text: "CONTINENTE" }]);
    const own = OWN_CATEGORIES.filter(({ name }) => name !== "Alimentação");
    expect(refiled(review, own).lines.map(filing)).toEqual([[2, "Outros", "unknown"]]);
    expect(refiled(review, OWN_CATEGORIES)).toBe(review);
  });
});
