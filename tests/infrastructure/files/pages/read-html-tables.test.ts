import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readHtmlTables } from "../../../../src/infrastructure/files/pages/read-html-tables.ts";

const cellsOf = (html: string) =>
  readHtmlTables(html).flatMap(({ sheet }) => sheet.map(({ cells }) => cells));

/** How many characters were looked through for the end of a tag. */
function lookedThrough(html: string): number {
  const search = vi.spyOn(String.prototype, "indexOf");
  readHtmlTables(html);
  let characters = 0;
  for (const [at, [, from = 0]] of search.mock.calls.entries()) {
    if (search.mock.contexts[at] !== html) continue;
    const found = search.mock.results[at]?.value as number;
    characters += (found === -1 ? html.length : found) - from;
  }
  search.mockRestore();
  return characters;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a table of a page", () => {
  it("is its rows and cells, whatever stands in their tags and between them", () => {
    expect(
      cellsOf(
        '<table><TR class="a"><th>Data</th><th >Valor</th></TR><tr><td>1<br/>2<td><b>3</b> &euro;</tr></table>',
      ),
    ).toEqual([
      ["Data", "Valor"],
      ["1 2", "3 €"],
    ]);
    expect(cellsOf("<td>sem linha")).toEqual([["sem linha"]]);
    expect(cellsOf("<thead><tr><td>a</thead>")).toEqual([["a"]]);
  });

  it("may hold signs that begin no tag", () => {
    expect(cellsOf("<tr><td>1 < 2<td>a <b>c</b> <")).toEqual([["1 < 2", "a c <"]]);
  });

  it("ends with the last tag that has an end", () => {
    expect(cellsOf("<tr><td>a<td b")).toEqual([["a<td b"]]);
    expect(cellsOf("<td ".repeat(1_000))).toEqual([]);
  });

  it("is looked through once, whatever it is made of", () => {
    expect(lookedThrough(`<table>${"<td ".repeat(10_000)}`)).toBeLessThan(40_010);
    expect(lookedThrough(`<table>${"<td ".repeat(10_000)}>`)).toBeLessThan(40_010);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("<td", "<tr>", "</td", "<", ">", " a", "&lt;"), { maxLength: 60 }),
        (parts) => {
          const html = parts.join("");
          expect(lookedThrough(html)).toBeLessThanOrEqual(html.length);
        },
      ),
    );
  });
});
