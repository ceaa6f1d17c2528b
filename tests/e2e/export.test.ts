import { describe, expect, it } from "vitest";
import { readCsv } from "../support/read-csv.ts";
import { storedFor, type Account } from "./support/accounts.ts";
import { DEVICES } from "./support/both-devices.ts";
import { downloaded } from "./support/download.ts";
import { isClean } from "./support/is-clean.ts";
import { makePremiumAccount } from "./support/premium.ts";
import { control, pathOf, sees, seesScreen, textOf } from "./support/sees.ts";
import { setStage } from "./support/stage.ts";

const { visit, product } = setStage();

const title = "Exportação";

async function live({ record, goal }: Account) {
  await record("income", { data: "2026-10-01", categoria: "Salário", valor: 1850.5 });
  await record("expense", {
    data: "2026-11-03",
    categoria: "Alimentação",
    valor: 12.3,
    descricao: '=SOMA(A1); "café" e pão',
  });
  await goal({ nome: "Açores", valor_total: 1500, valor_atual: 300 });
}

type WireExport = {
  readonly versao: number;
  readonly receitas: readonly unknown[];
  readonly despesas: readonly unknown[];
  readonly objetivos: readonly unknown[];
};

describe("the export of a premium user", () => {
  for (const { name, device, options } of DEVICES)
    it(
      `is reached from the profile, and sums up what there is, on the ${name}`,
      options,
      async () => {
        const account = await makePremiumAccount(product());
        await live(account);
        const page = await visit("/perfil", {
          ...device,
          stored: storedFor(account),
          reducedMotion: "reduce",
        });
        await control(page, "link", "Exportar Dados").click();
        await seesScreen(page, title);
        expect(pathOf(page)).toBe("/exportacao");
        const text = await textOf(page.getByRole("main"));
        for (const part of [
          "1838,20 €",
          "01/10/2026 a 03/11/2026",
          "Transações\n2",
          "Objetivos\n1",
        ])
          expect(text).toContain(part);
        await isClean(page, `${name}-export`);
      },
    );

  it("hands everything over as JSON, under the server's name", async () => {
    const account = await makePremiumAccount(product());
    await live(account);
    const page = await visit("/exportacao", { stored: storedFor(account) });
    const { name, content } = await downloaded(page, control(page, "button", "Descarregar JSON"));
    expect(name).toMatch(/^fincontrol-\d{4}-\d{2}-\d{2}\.json$/);
    const everything = JSON.parse(content.toString()) as WireExport;
    expect(everything).toMatchObject({
      versao: 3,
      receitas: [{ data: "2026-10-01", categoria: "Salário", valor: 1850.5 }],
      despesas: [{ data: "2026-11-03", valor: 12.3, descricao: '=SOMA(A1); "café" e pão' }],
      objetivos: [{ nome: "Açores", valor_total: 1500, valor_atual: 300 }],
      orcamentos: [],
    });
    await sees(page.getByText("Dados exportados em formato JSON!").first());
  });

  it("hands the transactions over as a table that a Portuguese Excel opens", async () => {
    const account = await makePremiumAccount(product());
    await live(account);
    const page = await visit("/exportacao", { stored: storedFor(account) });
    const { name, content } = await downloaded(page, control(page, "button", "Descarregar CSV"));
    expect(name).toMatch(/^fincontrol-transacoes-\d{4}-\d{2}-\d{2}\.csv$/);
    expect([...content.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = content.toString();
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(readCsv(text)).toEqual([
      ["Data", "Tipo", "Categoria", "Valor", "Descrição"],
      ["03/11/2026", "Despesa", "Alimentação", "12,30", '\'=SOMA(A1); "café" e pão'],
      ["01/10/2026", "Receita", "Salário", "1850,50", ""],
    ]);
    await sees(page.getByText("Transações exportadas em formato CSV!").first());
  });
});
