// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ImportDraft } from "../../../src/domain/imports/import.ts";
import { sheetLine } from "../../../src/domain/imports/statements/sheet-line.ts";
import type { Statement, StatementRow } from "../../../src/domain/imports/statements/statement.ts";
import type { Cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { accountId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import { statementOf } from "../../support/arbitraries/statement.ts";
import { planned } from "../../support/recurrences.ts";
import { importLine } from "../../support/import-line.ts";
import { importOf, readAnew } from "../../server/support/imports.ts";
import { recordWith } from "../support/records.ts";
import { renderImport } from "../support/render-import.tsx";
import { seeScreen } from "../support/see-screen.ts";

// A window in which nothing is drawn has no height, and so no lines.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(480);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const row = (line: number, original: string, parts: Partial<StatementRow> = {}): StatementRow => ({
  line,
  date: `2026-11-${String(line).padStart(2, "0")}` as CivilDate,
  kind: "expense",
  amount: (line * 100) as Cents,
  original,
  balance: null,
  taxNumber: null,
  category: null,
  ...parts,
});

const ROWS = [
  row(2, "COMPRA CONTINENTE"),
  row(3, "LOJA DO ZE 1"),
  row(4, "LOJA DO ZE 2"),
  row(5, "ORDENADO", { kind: "income" }),
];

const ACCOUNT = { id: accountId("savings"), digits: null, kind: "savings" } as const;

const file = () => new File(["x"], "extrato.csv", { type: "text/csv" });

async function open(statement: Partial<Statement> = {}, begun = {}) {
  const app = await renderImport(
    accepted({ type: "statement", statement: { ...statementOf(ROWS), ...statement } }),
    begun,
  );
  await seeScreen("Importar");
  await userEvent.upload(screen.getByLabelText("Ficheiro do banco"), file());
  const grid = await screen.findByRole("grid", { name: "Movimentos a importar" });
  return { ...app, grid };
}

/** Opens the screen with imports that were made before. */
async function past(imports: readonly ImportDraft[]) {
  const app = await renderImport(accepted({ type: "statement", statement: statementOf(ROWS) }), {
    imports,
  });
  await seeScreen("Importar");
  return app;
}

const line = (text: string) => screen.getByText(text).closest<HTMLElement>("[role=row]")!;
const category = (text: string) =>
  within(line(text)).getByRole<HTMLSelectElement>("combobox", { name: `Categoria de ${text}` });
const button = (name: string) => screen.getByRole("button", { name });

describe("a file that is looked at before it comes in", () => {
  it("says of each line where it goes and why, newest first", async () => {
    const { grid } = await open();
    const lines = within(grid).getAllByRole("row");
    expect(lines.map((one) => one.querySelector("[title]")?.textContent)).toEqual([
      "ORDENADO",
      "LOJA DO ZE 2",
      "LOJA DO ZE 1",
      "COMPRA CONTINENTE",
    ]);
    expect(category("COMPRA CONTINENTE").value).toBe("Alimentação");
    expect(line("COMPRA CONTINENTE").textContent).toContain("lista de lojas conhecidas");
    expect(line("LOJA DO ZE 1").textContent).toContain("por classificar");
  });

  it("files all lines of the same words with one choice", async () => {
    await open();
    await userEvent.selectOptions(category("LOJA DO ZE 1"), "Lazer");
    expect(category("LOJA DO ZE 2").value).toBe("Lazer");
    expect(line("LOJA DO ZE 1").textContent).toContain("escolhida por si");
    expect(line("LOJA DO ZE 2").textContent).toContain("como escolheu");
  });

  it("comes in as it was decided, and says so", async () => {
    const { ledger, notices } = await open();
    await userEvent.click(within(line("LOJA DO ZE 1")).getByRole("button", { name: "Não contar" }));
    expect(button("Importar 3 movimentos")).toBeTruthy();
    await userEvent.click(button("Importar 3 movimentos"));
    await screen.findByText("Largue aqui os ficheiros ou escolha-os");
    expect(notices).toEqual(["3 movimentos importados"]);
    expect(ledger.server.living("transactions").map(({ description }) => description)).toEqual([
      "ORDENADO",
      "LOJA DO ZE 2",
      "COMPRA CONTINENTE",
    ]);
  });

  it("cannot come in before what is asked about its rows is answered", async () => {
    const { ledger } = await open({ twins: [4] });
    const question = "1 movimento está duas vezes neste ficheiro. É o mesmo?";
    const answers = () => screen.getByRole("group", { name: question });
    expect(screen.getByText("04/11/2026 · LOJA DO ZE 2 · −4,00 €")).toBeTruthy();
    expect(screen.getByText(/Responda primeiro/)).toBeTruthy();
    const barred = button("Importar 4 movimentos") as HTMLButtonElement;
    expect(barred.disabled).toBe(true);
    await userEvent.click(within(answers()).getByRole("button", { name: "É o mesmo" }));
    await screen.findByRole("button", { name: "Importar 3 movimentos" });
    expect(screen.queryByText(/Responda primeiro/)).toBeNull();
    expect(
      within(answers()).getByRole("button", { name: "É o mesmo" }).getAttribute("aria-pressed"),
    ).toBe("true");
    await userEvent.click(within(answers()).getByRole("button", { name: "São dois" }));
    await userEvent.click(await screen.findByRole("button", { name: "Importar 4 movimentos" }));
    await screen.findByText("Largue aqui os ficheiros ou escolha-os");
    expect(ledger.server.living("transactions")).toHaveLength(4);
  });

  it("is compared again for another account without asking for anything that was told", async () => {
    const other = importOf([importLine("1")], { account: { ...ACCOUNT, label: "Poupança" } });
    const { imports } = await open({}, { imports: [other] });
    const lines = vi.spyOn(imports, "lines");
    const account = screen.getByRole<HTMLSelectElement>("combobox", { name: "Conta" });
    const [first] = account.options;
    if (first === undefined) throw new Error("an account is chosen");
    for (const id of [other.account.id, first.value]) {
      await userEvent.selectOptions(screen.getByRole("combobox", { name: "Conta" }), id);
      await screen.findByRole("grid", { name: "Movimentos a importar" });
    }
    expect(lines).not.toHaveBeenCalled();
  });

  it("is run through by the keys: a line down, its category, not counted, divided, a rule", async () => {
    await open();
    line("ORDENADO").focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(() => document.activeElement).toBe(line("LOJA DO ZE 2"));
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(category("LOJA DO ZE 2"));
    await userEvent.keyboard("{Escape}");
    expect(document.activeElement).toBe(line("LOJA DO ZE 2"));
    await userEvent.keyboard("n");
    expect(line("LOJA DO ZE 2").textContent).toContain("por escolha sua");
    await userEvent.keyboard("{End}");
    await expect.poll(() => document.activeElement).toBe(line("COMPRA CONTINENTE"));
    await userEvent.keyboard("d");
    expect(screen.getByRole("dialog", { name: "Dividir movimento" })).toBeTruthy();
  });

  it("takes a line for the planned movement that it is, unless that is denied", async () => {
    const salary = planned({
      kind: "income",
      category: "Salário",
      description: "Ordenado",
      cost: { of: "each", amount: 520 as Cents },
      start: "2026-11-08" as CivilDate,
    });
    const { imports } = await open({}, { recurrences: [salary] });
    const make = vi.spyOn(imports, "make");
    const tick = () =>
      within(line("ORDENADO")).getByRole<HTMLInputElement>("checkbox", { name: "É o previsto" });
    expect(tick().checked).toBe(true);
    expect(line("ORDENADO").textContent).toContain("Previsto: «Ordenado» em 08/11/2026");
    expect(category("ORDENADO").value).toBe("Salário");
    await userEvent.click(tick());
    expect(tick().checked).toBe(false);
    await userEvent.click(tick());
    await userEvent.click(button("Importar 4 movimentos"));
    await vi.waitFor(() => expect(make).toHaveBeenCalledOnce());
    expect(make.mock.calls[0]?.[0].lines.map(({ fulfils }) => fulfils)).toEqual([
      { recurrence: salary.id, day: "2026-11-08" },
      null,
      null,
      null,
    ]);
  });

  it("shows beside a line what somebody has entered already, and joins them", async () => {
    const entered = recordWith({
      kind: "expense",
      amount: 300 as Cents,
      date: "2026-11-01" as CivilDate,
      description: "jantar",
    });
    await open({}, { transactions: [entered] });
    const same = within(line("LOJA DO ZE 1")).getByRole<HTMLInputElement>("checkbox", {
      name: "É o mesmo",
    });
    expect(same.checked).toBe(true);
    expect(line("LOJA DO ZE 1").textContent).toContain("Registou «jantar» em 01/11/2026");
    await userEvent.click(same);
    expect(button("Importar 4 movimentos")).toBeTruthy();
  });

  it("tells what its balances prove, and what could not be read", async () => {
    await open({
      proof: { state: "broken", line: 4 },
      unread: [{ line: 7, text: "05/11;??;abc", reason: "amount" }],
    });
    expect(screen.getByText("O saldo deixa de conferir na linha 4")).toBeTruthy();
    const unread = screen.getByRole("region", { name: "1 linha por ler" });
    expect(unread.textContent).toContain("05/11;??;abc");
  });

  it("names the sheets that were not read, and the sheet of a line", async () => {
    await open({
      sheets: ["Resumo", "Movimentos", "Cartão"],
      otherSheets: ["Resumo", "Cartão"],
      unread: [{ line: sheetLine(1, 7), text: "05/11;??;abc", reason: "amount" }],
    });
    const others = "As folhas «Resumo» e «Cartão» têm outras colunas e não foram lidas";
    expect(screen.getByText(others)).toBeTruthy();
    const unread = screen.getByRole("region", { name: "1 linha por ler" });
    expect(unread.textContent).toContain("Linha 7 da folha «Movimentos»");
  });

  it("shows the cells of what was not read under their columns, and an example of it that is saved once seen", async () => {
    const cells = [
      { column: "Data", text: "05/11" },
      { column: "Valor", text: "abc" },
    ];
    const { saver } = await open({
      unread: [{ line: 7, text: "05/11 · abc", reason: "amount", cells }],
    });
    const unread = within(screen.getByRole("region", { name: "1 linha por ler" }));
    expect(unread.getAllByRole("term").map((one) => one.textContent)).toEqual(["Data", "Valor"]);
    await userEvent.click(unread.getByRole("button", { name: "Enviar exemplo de extrato.csv" }));
    const dialog = within(screen.getByRole("dialog", { name: "Enviar exemplo" }));
    const seen = (await dialog.findByRole("region", { name: /^O exemplo/u })).textContent;
    expect(saver.saved).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "Guardar exemplo" }));
    await expect.poll(() => saver.saved.map(({ content }) => content)).toEqual([seen]);
    expect(screen.queryByRole("dialog", { name: "Enviar exemplo" })).toBeNull();
  });
});

describe("a file of which nothing is new", () => {
  const choose = () => userEvent.upload(screen.getByLabelText("Ficheiro do banco"), file());
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole("button", { name }));

  it("offers no import and says why", async () => {
    const closing = { amount: 100 as Cents, date: "2026-11-05" as CivilDate };
    const { notices } = await open({ closing });
    await press("Importar 4 movimentos");
    await screen.findByText("Largue aqui os ficheiros ou escolha-os");
    await choose();
    await screen.findByText("Nada para importar: os 4 movimentos já cá estavam.");
    expect(screen.queryByRole("button", { name: /^(Importar|Guardar|Concluir)/u })).toBeNull();
    await press("Cancelar");
    expect(notices).toEqual(["4 movimentos importados"]);
  });

  it("keeps what does not count, and the balance of what came before", async () => {
    const closing = { amount: 100 as Cents, date: "2026-11-05" as CivilDate };
    const { imports, ledger, notices } = await open({ closing });
    for (const text of ["LOJA DO ZE 1", "LOJA DO ZE 2", "ORDENADO", "COMPRA CONTINENTE"])
      await userEvent.click(within(line(text)).getByRole("button", { name: "Não contar" }));
    expect(
      screen.getByText("Nada de novo para registar: 4 movimentos ficam guardados sem contar."),
    ).toBeTruthy();
    await press("Concluir");
    await screen.findByText("Largue aqui os ficheiros ou escolha-os");
    const [account] = imports.server.living("accounts");
    const older = { ...closing, date: "2026-10-01" as CivilDate };
    if (account === undefined) throw new Error("the file has an account");
    imports.server.put("accounts", { ...account, balance: { ...older, includes: null } });
    ledger.catchUp();
    await choose();
    await screen.findByText(
      /^Estes movimentos já cá estavam\. O ficheiro traz ainda o saldo: 1,00/u,
    );
    await press("Guardar o saldo");
    await screen.findByText("Largue aqui os ficheiros ou escolha-os");
    expect(imports.server.living("accounts")[0]?.balance).toMatchObject(closing);
    expect(notices).toEqual(["Importação guardada", "Importação guardada; 4 já cá estavam"]);
  });

  it("is undone after a question that says what goes and what came again, where a later one counted it", async () => {
    const lines = ["1", "2", "3", "4"].map((number) => importLine(number));
    const first = importOf(lines);
    const again = importOf(readAnew(lines), { account: first.account, name: "outro.csv" });
    await past([first, again]);
    const question = async (name: string) => {
      await press(`Anular a importação de ${name}`);
      const dialog = screen.getByRole("dialog", { name: "Anular esta importação?" });
      await within(dialog).findByRole("button", { name: "Anular" });
      return dialog.querySelector("p")?.textContent;
    };
    expect(await question("extrato.csv")).toBe(
      "Saem 4 movimentos de extrato.csv. Uma importação posterior contou-os como repetidos. Pode importar o ficheiro outra vez.",
    );
  });

  it("is undone at once, and the focus goes to the next one, at last to the heading", async () => {
    const numbers = ["1", "2", "3"];
    const made = numbers.map((number) => importOf([importLine(number)], { name: `${number}.csv` }));
    const { imports, notices } = await past(made);
    const undoOf = (name: string) => `Anular a importação de ${name}.csv`;
    for (const [gone, heir] of [
      ["2", "1"],
      ["1", "3"],
    ] as const) {
      await press(undoOf(gone));
      await expect.poll(() => screen.queryByRole("button", { name: undoOf(gone) })).toBeNull();
      expect(document.activeElement).toBe(button(undoOf(heir)));
    }
    fireEvent.click(button(undoOf("3")), { detail: 2 });
    expect(fireEvent.keyDown(button(undoOf("3")), { key: "Enter", repeat: true })).toBe(false);
    expect(await imports.list()).toHaveLength(1);
    await press(undoOf("3"));
    await expect.poll(() => screen.queryByRole("button", { name: undoOf("3") })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    expect(screen.queryByRole("dialog", { name: "Anular esta importação?" })).toBeNull();
    expect(notices).toHaveLength(3);
  });

  it("stays where it cannot be undone, and it is told why", async () => {
    const made = importOf([importLine("1")], { name: "1.csv" });
    const { imports, notices } = await past([made]);
    vi.spyOn(imports, "undo").mockRejectedValueOnce({ type: "offline" });
    await press("Anular a importação de 1.csv");
    await expect.poll(() => notices).toEqual(["No response from server"]);
    expect(await imports.list()).toHaveLength(1);
  });

  it("is undone but for what was edited since, which goes only after a question of its own, under one name for all tries", async () => {
    const { imports, ledger, notices } = await open();
    await press("Importar 4 movimentos");
    await screen.findByText("Largue aqui os ficheiros ou escolha-os");
    const [record] = ledger.server.living("transactions");
    if (record === undefined) throw new Error("the import has records");
    ledger.server.put("transactions", { ...record, description: "À mão" });
    ledger.catchUp();
    const undo = vi.spyOn(imports, "undo");
    await press("Anular a importação de extrato.csv");
    const left = within(await screen.findByRole("dialog", { name: "Ficou 1 registo que alterou" }));
    expect(left.getByText(/À mão/)).toBeTruthy();
    expect(notices.at(-1)).toBe("3 movimentos removidos, 1 registo alterado ficou");
    undo.mockRejectedValueOnce({ type: "offline" });
    await userEvent.click(left.getByRole("button", { name: "Remover também" }));
    expect((await left.findByRole("alert")).textContent).toBe("No response from server");
    await userEvent.click(left.getByRole("button", { name: "Remover também" }));
    await expect.poll(() => notices.at(-1)).toBe("1 movimento removido");
    expect(ledger.server.living("transactions")).toEqual([]);
    expect(undo.mock.calls.map(([, edited]) => edited)).toEqual([[], [record.id], [record.id]]);
    const [whole, first, second] = undo.mock.calls.map(([, , change]) => change);
    expect(second).toBe(first);
    expect(first).not.toBe(whole);
  });
});

describe("a divided line", () => {
  it("has parts that add up, one of which may be somebody else's", async () => {
    const { ledger } = await open();
    await userEvent.click(within(line("LOJA DO ZE 2")).getByRole("button", { name: "Dividir" }));
    const dialog = screen.getByRole("dialog", { name: "Dividir movimento" });
    await userEvent.type(within(dialog).getByLabelText("Valor da parte 1"), "5");
    await userEvent.click(within(dialog).getByRole("button", { name: "Dividir" }));
    expect(dialog.textContent).toContain("As partes já somam o valor todo");
    await userEvent.clear(within(dialog).getByLabelText("Valor da parte 1"));
    await userEvent.type(within(dialog).getByLabelText("Valor da parte 1"), "1,50");
    await userEvent.selectOptions(
      within(dialog).getByLabelText("Categoria do resto"),
      "Não é meu: não contar",
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Dividir" }));
    expect(line("LOJA DO ZE 2").textContent).toContain("2 partes");
    await userEvent.click(button("Importar 4 movimentos"));
    await screen.findByText("Largue aqui os ficheiros ou escolha-os");
    const amounts = ledger.server.living("transactions").map(({ amount }) => amount);
    expect(amounts.toSorted((a, b) => a - b)).toEqual([150, 200, 300, 500]);
  });
});

describe("a rule from a line", () => {
  it("decides at once on all lines like it", async () => {
    await open();
    await userEvent.click(
      within(line("LOJA DO ZE 1")).getByRole("button", { name: "Criar regra" }),
    );
    const dialog = screen.getByRole("dialog", { name: "Criar regra" });
    expect(within(dialog).getByLabelText<HTMLInputElement>(/contém/).value).toBe("loja do ze");
    await userEvent.click(within(dialog).getByRole("button", { name: "Criar regra" }));
    expect(dialog.textContent).toContain("Escolha o que a regra faz");
    await userEvent.selectOptions(within(dialog).getByLabelText("Categoria"), "Saúde");
    await userEvent.click(within(dialog).getByRole("button", { name: "Criar regra" }));
    await expect.poll(() => category("LOJA DO ZE 2").value).toBe("Saúde");
    expect(line("LOJA DO ZE 1").textContent).toContain("regra: loja do ze");
  });
});

describe("a rule that cannot be kept now", () => {
  it("stays in its dialog as it was typed", async () => {
    const { ledger } = await open();
    await userEvent.click(
      within(line("LOJA DO ZE 1")).getByRole("button", { name: "Criar regra" }),
    );
    const dialog = screen.getByRole("dialog", { name: "Criar regra" });
    await userEvent.selectOptions(within(dialog).getByLabelText("Categoria"), "Saúde");
    ledger.line.failure = { type: "offline" };
    await userEvent.click(within(dialog).getByRole("button", { name: "Criar regra" }));
    await within(dialog).findByRole("alert");
    ledger.line.failure = null;
    await userEvent.click(within(dialog).getByRole("button", { name: "Criar regra" }));
    await expect.poll(() => category("LOJA DO ZE 2").value).toBe("Saúde");
  });
});

describe("a file of several accounts", () => {
  const ACCOUNTS = [
    { number: "0010 1111", rows: 1 },
    { number: "0010 2222", rows: 1 },
  ];
  const ofAccount = (account?: string) => {
    if (account === undefined)
      return accepted({ type: "several-accounts", accounts: ACCOUNTS } as const);
    const kind = account.endsWith("1111") ? "expense" : "income";
    const statement = {
      ...statementOf([row(2, `PARA ${account}`, { kind })]),
      account: { digits: account.slice(-4), kind: "current" } as const,
    };
    return accepted({ type: "statement", statement } as const);
  };

  it("asks which one, and takes the other beside it in one press, with the transfer between them", async () => {
    const { notices } = await renderImport(ofAccount);
    await seeScreen("Importar");
    await userEvent.upload(screen.getByLabelText("Ficheiro do banco"), file());
    await screen.findByText("Este ficheiro tem movimentos de 2 contas. Qual quer importar?");
    await userEvent.click(button("Escolher a conta ••1111"));
    await screen.findByRole("grid", { name: "Movimentos a importar" });
    expect(button("Importar 1 movimento")).toBeTruthy();
    await userEvent.click(button("Juntar também a conta ••2222"));
    await screen.findByText("PARA 0010 2222");
    expect(line("PARA 0010 1111").textContent).toContain("transferência entre contas suas");
    expect(screen.queryByRole("button", { name: /^Juntar também/u })).toBeNull();
    await userEvent.click(button("Concluir"));
    await expect.poll(() => notices).toHaveLength(1);
  });
});

describe("a file of another program", () => {
  const NAMED = [
    row(2, "LOJA DO ZE 1", { category: "Mercearia" }),
    row(3, "CLINICA", { category: "Veterinário" }),
    row(4, "TALHO", { category: "MERCEARIA" }),
  ];

  it("has the categories that it names made in one press, of which its lines are at once", async () => {
    const { notices, ledger } = await open({ rows: NAMED });
    await screen.findByText("2 categorias do ficheiro não existem");
    await userEvent.click(button("Criar as 2"));
    await expect.poll(() => notices).toEqual(["2 categorias criadas"]);
    expect(screen.queryByText(/categorias do ficheiro não existem/u)).toBeNull();
    expect(category("CLINICA").value).toBe("Veterinário");
    expect([category("LOJA DO ZE 1").value, category("TALHO").value]).toEqual([
      "Mercearia",
      "Mercearia",
    ]);
    expect(line("TALHO").textContent).toContain("do ficheiro");
    await userEvent.click(button("Importar 3 movimentos"));
    await screen.findByText("Largue aqui os ficheiros ou escolha-os");
    expect(ledger.server.living("transactions").map((one) => one.category)).toContain("Mercearia");
  });

  it("may have a name stand for a category that is there", async () => {
    await open({ rows: NAMED });
    const choice = await screen.findByRole("combobox", { name: "Categoria sua para Mercearia" });
    await userEvent.selectOptions(choice, "Alimentação");
    expect([category("LOJA DO ZE 1").value, category("TALHO").value]).toEqual([
      "Alimentação",
      "Alimentação",
    ]);
    expect(line("TALHO").textContent).toContain("como indicou");
    expect(screen.getByText("1 categoria do ficheiro não existe")).toBeTruthy();
    expect(button("Criar")).toBeTruthy();
  });
});

describe("a file that cannot be read", () => {
  it("is told by its name with what helps", async () => {
    await renderImport(refused({ type: "empty" }));
    await seeScreen("Importar");
    await userEvent.upload(screen.getByLabelText("Ficheiro do banco"), file());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("extrato.csv: O ficheiro está vazio.");
    expect(screen.queryByRole("button", { name: /^Enviar exemplo/u })).toBeNull();
  });

  it("can be shown to others as an example, if that may help", async () => {
    await renderImport(refused({ type: "no-table" }));
    await seeScreen("Importar");
    await userEvent.upload(screen.getByLabelText("Ficheiro do banco"), file());
    await userEvent.click(
      await screen.findByRole("button", { name: "Enviar exemplo de extrato.csv" }),
    );
    expect(await screen.findByRole("region", { name: /^O exemplo/u })).toBeTruthy();
  });

  it("is told beside one that is, too", async () => {
    let calls = 0;
    await renderImport(() => {
      calls += 1;
      return calls === 1
        ? refused({ type: "empty" })
        : accepted({ type: "statement", statement: statementOf(ROWS) });
    });
    await seeScreen("Importar");
    await userEvent.upload(screen.getByLabelText("Ficheiro do banco"), [file(), file()]);
    await screen.findByRole("grid", { name: "Movimentos a importar" });
    expect(screen.getByRole("alert").textContent).toContain("O ficheiro está vazio.");
  });
});
