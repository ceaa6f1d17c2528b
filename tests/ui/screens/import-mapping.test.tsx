// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { readTable } from "../../../src/domain/imports/read-table.ts";
import { renderImport } from "../support/render-import.tsx";
import { seeScreen } from "../support/see-screen.ts";

afterEach(cleanup);

const SHEET = [
  { line: 1, cells: ["Dia de hoje", "Texto", "Quanto"] },
  { line: 2, cells: ["05/11/2026", "CAFE CENTRAL", "-1,20"] },
  { line: 3, cells: ["06/11/2026", "PAPELARIA", "-3,40"] },
];

async function open() {
  await renderImport(readTable(SHEET));
  await seeScreen("Importar");
  const file = new File(["x"], "lista.csv", { type: "text/csv" });
  await userEvent.upload(screen.getByLabelText("Ficheiro do banco"), file);
  await screen.findByRole("heading", { name: "O que é cada coluna de lista.csv?" });
}

const column = (name: string) =>
  screen.getByRole<HTMLSelectElement>("combobox", { name: `Coluna ${name}` });
const preview = () => screen.getByRole("region", { name: "Assim é lido" });
const read = () => screen.getByRole<HTMLButtonElement>("button", { name: "Ler assim" });

describe("a file whose columns nobody knows", () => {
  it("shows at once how it would be read, and is read only once that is something", async () => {
    await open();
    await userEvent.selectOptions(column("Quanto"), "Não ler");
    expect(preview().textContent).toContain("Com estas colunas não se lê nenhum movimento.");
    expect([column("Quanto").value, read().disabled]).toEqual(["", true]);
    await userEvent.selectOptions(column("Texto"), "Descrição");
    await userEvent.selectOptions(column("Quanto"), "Montante");
    const [line] = within(preview()).getAllByRole("listitem");
    expect(line?.textContent).toContain("CAFE CENTRAL");
    expect(line?.textContent).toContain("1,20");
    expect(read().disabled).toBe(false);
    await userEvent.selectOptions(
      screen.getByLabelText("Como se distingue o que entra do que sai"),
      "Não sei",
    );
    expect(preview().textContent).toContain("Falta dizer como se distingue");
  });
});
