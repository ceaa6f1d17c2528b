// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { DataTable, type Column } from "../../../src/ui/components/DataTable/DataTable.tsx";

afterEach(cleanup);

type Row = { readonly id: string; readonly name: string; readonly amount: string };

const columns: readonly Column<Row>[] = [
  { key: "name", header: "Descrição", place: "title", cell: ({ name }) => name },
  { key: "amount", header: "Valor", place: "value", align: "end", cell: ({ amount }) => amount },
];

const rows: readonly Row[] = [
  { id: "1", name: "Renda", amount: "−720,00 €" },
  { id: "2", name: "Website", amount: "+450,00 €" },
];

describe("a table of records", () => {
  it("is one table with a name, its headers, and each record once, in the given order", () => {
    render(<DataTable caption="Despesas" columns={columns} rows={rows} rowKey={({ id }) => id} />);
    const table = screen.getByRole("table", { name: "Despesas" });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((cell) => cell.textContent),
    ).toEqual(["Descrição", "Valor"]);
    expect(
      within(table)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["Renda", "−720,00 €", "Website", "+450,00 €"]);
  });
});
