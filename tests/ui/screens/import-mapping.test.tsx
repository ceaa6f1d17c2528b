// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { freshAccount } from "../../../src/domain/accounts/account.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import { readTable } from "../../../src/domain/imports/tables/read-table.ts";
import { renderImport } from "../support/render-import.tsx";
import { seeScreen } from "../support/see-screen.ts";

afterEach(cleanup);

const LIST = `Dia de hoje;Texto;Quanto
  05/11/2026;CAFE CENTRAL;-1,20
  06/11/2026;PAPELARIA;-3,40`;

async function open(
  text: string,
  name = "lista.csv",
  begun: Parameters<typeof renderImport>[1] = {},
) {
  const lines = text.split("\n").map((line) => line.trim().split(";"));
  const sheet = lines.map((cells, at) => ({ line: at + 1, cells }));
  await renderImport((_, mappings) => readTable(sheet, mappings), begun);
  await seeScreen("Importar");
  const file = new File(["x"], name, { type: "text/csv" });
  await userEvent.upload(screen.getByLabelText("Ficheiro do banco"), file);
  await screen.findByRole("heading", { name: `O que é cada coluna de ${name}?` });
}

const column = (name: string) =>
  screen.getByRole<HTMLSelectElement>("combobox", { name: `Coluna ${name}` });
const preview = () => screen.getByRole("region", { name: "Assim é lido" });
const read = () => screen.getByRole<HTMLButtonElement>("button", { name: "Ler assim" });

const SIGN = "Como se distingue o que entra do que sai";
const sign = () => screen.getByRole<HTMLSelectElement>("combobox", { name: SIGN });
const chosen = (field: HTMLSelectElement) => field.selectedOptions[0]?.textContent;
const lines = () =>
  within(preview())
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("a file whose columns nobody knows", () => {
  it("shows at once how it would be read, and is read only once that is something", async () => {
    await open(LIST);
    await userEvent.selectOptions(column("Quanto"), "Não ler");
    expect(preview().textContent).toContain("Com estas colunas não se lê nenhum movimento.");
    expect([column("Quanto").value, read().disabled]).toEqual(["", true]);
    await userEvent.selectOptions(column("Texto"), "Descrição");
    await userEvent.selectOptions(column("Quanto"), "Montante");
    const [line] = within(preview()).getAllByRole("listitem");
    expect(line?.textContent).toContain("CAFE CENTRAL");
    expect(line?.textContent).toContain("1,20");
    expect(read().disabled).toBe(false);
    await userEvent.selectOptions(sign(), "Não sei");
    expect(preview().textContent).toContain("Falta indicar como se distingue");
  });
});

describe("the bank of a file that nobody knows", () => {
  const bank = () => screen.getByLabelText<HTMLInputElement>("De que banco é?");
  const account = async () => {
    await userEvent.click(read());
    const field = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Conta" });
    return chosen(field);
  };

  it("is proposed from the file's name, and is the name of its account", async () => {
    await open(LIST, "extrato_banco-novo_2026-01.csv");
    expect(bank().value).toBe("Banco novo");
    await userEvent.clear(bank());
    await userEvent.type(bank(), "Segunda");
    expect(await account()).toBe("Conta Segunda, à ordem");
    expect(screen.getByText("Segunda")).toBeTruthy();
  });

  it("leads to the account that has its name already, whatever its case and accents", async () => {
    const named = { id: accountId("ferias"), label: "A das férias", digits: null } as const;
    const known = freshAccount({ ...named, kind: "current" }, "Férias");
    await open(LIST, "FERIAS 2026.csv", { accounts: [known] });
    expect(bank().value).toBe("FERIAS");
    expect(await account()).toBe("A das férias, à ordem");
  });
});

describe("what comes in and what goes out", () => {
  it("says beside each amount whether it comes in or goes out, and turns a card's sign round", async () => {
    await open(`Data;Loja;Quantia
      05/01/2026;Café;1,20
      06/01/2026;Pagamento;-20,00`);
    expect(sign().value).toBe("signed");
    expect(lines()[0]).toContain("Caféentra");
    await userEvent.selectOptions(sign(), "Sinal trocado");
    expect(lines()[0]).toMatch(/Cafésai.1,20/);
    expect(lines()[1]).toMatch(/Pagamentoentra.20,00/);
  });

  it("takes the direction from a column of words, proposed or named by hand, and then asks for nothing else", async () => {
    await open(`Data;Loja;Quantia;D/C
      05/01/2026;Café;1,20;D
      06/01/2026;Ordenado;20,00;C`);
    expect(chosen(column("D/C"))).toBe("Entra ou sai");
    expect(screen.queryByRole("combobox", { name: SIGN })).toBeNull();
    expect(lines().map((text) => /entra|sai/.exec(text ?? "")?.[0])).toEqual(["sai", "entra"]);
    await userEvent.selectOptions(column("D/C"), "Não ler");
    expect(chosen(sign())).toBe("Não sei");
    expect(read().disabled).toBe(true);
    await userEvent.selectOptions(column("D/C"), "Entra ou sai");
    expect(lines()).toHaveLength(2);
  });

  it("leaves other currencies out by their column, and says so where nothing else is there", async () => {
    await open(`Data;Loja;Quantia;Moeda
      05/01/2026;Hotel;-33,50;USD`);
    expect(chosen(column("Moeda"))).toBe("Moeda");
    expect(screen.getByText("Destas linhas não entra nenhuma.")).toBeTruthy();
    expect(lines()).toEqual(["05/01/2026 · Hotel · -33,50 · USDnoutra moeda: fica de fora"]);
    expect(read().disabled).toBe(false);
  });

  it("asks of a known bank alone which way its amounts go", async () => {
    await open(`Data Movimento;Descrição;Montante;Saldo
      05/01/2026;Café;1,20;8,80`);
    expect(
      screen.getByText(/^Parece ser de Novo Banco, conta à ordem, mas falta saber/),
    ).toBeTruthy();
    expect(read().disabled).toBe(true);
    await userEvent.selectOptions(sign(), "Todas despesas");
    expect(lines()[0]).toContain("sai");
    expect(read().disabled).toBe(false);
  });
});

describe("what the columns of a file leave open", () => {
  const answer = (name: string) => screen.getAllByRole<HTMLButtonElement>("button", { name });

  it("has to be answered before it is read, and nothing is answered in advance", async () => {
    await open(`Quando;Loja;Quantia;Estado
      05/01/2026;Café;-1,20;Erledigt
      06/01/2026;Renda;-20,00;Offen`);
    await userEvent.selectOptions(column("Estado"), "Estado");
    const questions = screen.getByRole("region", { name: "Falta saber" });
    expect(within(questions).queryByRole("button", { pressed: true })).toBeNull();
    expect(read().disabled).toBe(true);
    expect(screen.getByText("Responda primeiro ao que falta saber.")).toBeTruthy();
    const [done, pending] = [answer("Contam")[0]!, answer("Não contam")[1]!];
    await userEvent.click(done);
    expect(read().disabled).toBe(true);
    await userEvent.click(pending);
    expect([done.getAttribute("aria-pressed"), read().disabled]).toEqual(["true", false]);
    expect(lines()[1]).toMatch(/^06\/01\/2026 · Renda.*fica de fora$/);
    await userEvent.click(read());
    expect(await screen.findByRole("button", { name: "Importar 1 movimento" })).toBeTruthy();
  });
});
