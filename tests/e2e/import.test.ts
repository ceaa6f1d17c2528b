import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { SWEEP } from "../support/sweep.ts";
import { DEVICES } from "./support/both-devices.ts";
import { control, pathOf, sees, seesNoMore, seesScreen } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { DESKTOP, PHONE, setStage } from "./support/stage.ts";

const { visit, url } = setStage();

const CGD = "tests/fixtures/bank-files/cgd-ordem.csv";

const grid = (page: Page) => page.getByRole("grid", { name: "Movimentos a importar" });

const row = (page: Page, text: string) => grid(page).getByRole("row").filter({ hasText: text });

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

async function openFile(page: Page, file: string) {
  await seesScreen(page, "Importar");
  await page.getByLabel("Ficheiro do banco").setInputFiles(file);
  await sees(grid(page));
}

/** An OFX file of movements of one day, each with its reference. */
const ofx = (movements: readonly (readonly [reference: string, amount: string])[]) => `OFXHEADER:100

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>000999888777<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>
${movements
  .map(
    ([reference, amount]) =>
      `<STMTTRN><TRNTYPE>POS<DTPOSTED>20260105<TRNAMT>${amount}<FITID>${reference}<NAME>CAFE CENTRAL</STMTTRN>`,
  )
  .join("\n")}
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

describe("a bank's file", () => {
  for (const { name, theme, device, options } of DEVICES)
    it(
      `comes in with categories, proven by its balance, and goes again (${name})`,
      options,
      async () => {
        const account = await makeAccount(url());
        const page = await visit("/importar", {
          ...device,
          colorScheme: theme,
          stored: { ...storedFor(account), "fincontrol-theme": theme },
        });
        await seesScreen(page, "Importar");
        await shot(page, `${name}-import`);
        await openFile(page, CGD);
        await sees(page.getByText("Caixa Geral de Depósitos, conta à ordem", { exact: true }));
        await sees(page.getByText("Saldo confere"));
        await sees(page.getByText("1 levantamento de dinheiro: como quer contar?"));
        await shot(page, `${name}-review`);

        await control(page, "button", "Registo eu as compras").click();
        await sees(row(page, "LEV ATM").getByText("por regra sua"));
        const cinema = row(page, "CINEMA");
        await sees(cinema.getByText("lista de lojas conhecidas"));
        await row(page, "SUPERMERCADO").getByRole("combobox").selectOption("Alimentação");
        await control(page, "button", "Importar 10 movimentos").click();
        await sees(toast(page, "10 movimentos importados"));
        await sees(page.getByText("10 novos, 1 não contado"));
        await shot(page, `${name}-imported`);
        expect(await account.records("expense")).toHaveLength(7);
        expect(await account.records("income")).toHaveLength(3);

        await openFile(page, CGD);
        await sees(page.getByText("Nada para importar: os 11 movimentos já cá estavam."));
        expect(await page.getByRole("button", { name: /^Importar/u }).count()).toBe(0);
        await shot(page, `${name}-nothing-new`);
        await control(page, "button", "Cancelar").click();
        await seesNoMore(grid(page));

        await control(page, "button", "Anular a importação de cgd-ordem.csv").click();
        await sees(toast(page, "10 movimentos removidos"));
        expect(await account.records("expense")).toEqual([]);
      },
    );

  for (const { name, theme, device, options } of DEVICES)
    it(
      `since the last download is asked about where a movement equals one of the file before (${name})`,
      options,
      async () => {
        const account = await makeAccount(url());
        const stored = { ...storedFor(account), "fincontrol-theme": theme };
        const page = await visit("/importar", { ...device, colorScheme: theme, stored });
        const open = async (file: string, movements: readonly (readonly [string, string])[]) => {
          await seesScreen(page, "Importar");
          const buffer = Buffer.from(ofx(movements));
          const input = page.getByLabel("Ficheiro do banco");
          await input.setInputFiles({ name: file, mimeType: "application/x-ofx", buffer });
          await sees(grid(page));
        };
        await open("manha.ofx", [["A1", "-1.20"]]);
        await control(page, "button", "Importar 1 movimento").click();
        await sees(toast(page, "1 movimento importado"));
        await open("tarde.ofx", [
          ["A2", "-1.20"],
          ["A3", "-4.00"],
        ]);
        await sees(page.getByText(/o banco deu-lhe outra referência\. É repetido\?/u));
        await shot(page, `${name}-asked`);
        await sees(page.getByText("Responda primeiro", { exact: false }));
        await control(page, "button", "É outro").click();
        await control(page, "button", "Importar 2 movimentos").click();
        await sees(toast(page, "2 movimentos importados"));
        expect(await account.records("expense")).toHaveLength(3);
        await open("tarde.ofx", [
          ["A3", "-4.00"],
          ["A2", "-1.20"],
        ]);
        await sees(page.getByText("Nada para importar: os 2 movimentos já cá estavam."));
      },
    );

  for (const { name, theme, device, options } of DEVICES)
    it(
      `of two accounts is read as both, and of another program has its categories made and unmade (${name})`,
      options,
      async () => {
        const account = await makeAccount(url());
        const page = await visit("/importar", {
          ...device,
          colorScheme: theme,
          stored: { ...storedFor(account), "fincontrol-theme": theme },
        });
        await seesScreen(page, "Importar");
        const choose = async (file: string, lines: readonly string[]) =>
          page.getByLabel("Ficheiro do banco").setInputFiles({
            name: file,
            mimeType: "text/csv",
            buffer: Buffer.from(lines.join("\n")),
          });
        await choose("contas.csv", [
          "Data;Data Valor;Tipo;Conta;Descrição;Montante;Moeda",
          "05-01-2026;05-01-2026;TRF;0001 1111 2222;ORDENADO;1500,00;EUR",
          "06-01-2026;06-01-2026;TRF;0001 1111 2222;PARA A POUPANÇA;-300,00;EUR",
          "06-01-2026;06-01-2026;TRF;0001 3333 4444;DA CONTA;300,00;EUR",
        ]);
        await sees(page.getByText("Este ficheiro tem movimentos de 2 contas. Qual quer importar?"));
        await shot(page, `${name}-accounts`);
        await control(page, "button", "Escolher a conta ••2222").click();
        await control(page, "button", "Juntar também a conta ••4444").click();
        await sees(row(page, "DA CONTA").getByText("transferência entre contas suas"));
        await control(page, "button", "Importar 1 movimento").click();
        await sees(toast(page, "1 movimento importado"));

        await choose("programa.csv", [
          "Data;Tipo;Categoria;Valor;Descrição",
          "05/01/2026;despesa;Mercearia;12,40;Praça",
          "06/01/2026;despesa;Veterinário;45,00;Gato",
        ]);
        const missing = page.getByRole("heading", {
          name: /^2 categorias do ficheiro não existem/,
        });
        await sees(missing);
        await shot(page, `${name}-categories`);
        await control(page, "button", "Criar as 2").click();
        await sees(toast(page, "2 categorias criadas"));
        await seesNoMore(missing);
        await expect
          .poll(() => row(page, "Gato").getByRole("combobox").inputValue())
          .toBe("Veterinário");
        await control(page, "button", "Anular").first().click();
        await sees(missing);
        await expect
          .poll(() => row(page, "Gato").getByRole("combobox").inputValue())
          .not.toBe("Veterinário");
      },
    );

  it("can be read line by line, however wide the window becomes", SWEEP, async () => {
    const stored = storedFor(await makeAccount(url()));
    const page = await visit("/importar", { ...DESKTOP, stored });
    await openFile(page, CGD);
    const line = row(page, "CINEMA");
    const words = line.getByText("COMPRA CINEMA & PIPOCAS", { exact: true });
    const longest = row(page, "SUPERMERCADO").getByTitle("COMPRA 1234 SUPERMERCADO DA PRAÇA");
    for (const width of [1440, 1200, 1024, 768, 390, 320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await longest.scrollIntoViewIfNeeded();
      await shot(page, `review-${width}`);
      const room = async () => (await words.boundingBox())?.width;
      await expect.poll(room, { message: `at ${width}` }).toBeGreaterThan(140);
      const cut = () => line.evaluate((one) => one.scrollHeight - one.clientHeight);
      await expect.poll(cut, { message: `at ${width}` }).toBe(0);
      const unseen = () =>
        longest.evaluate((one) =>
          Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight),
        );
      if (width <= 1024) await expect.poll(unseen, { message: `at ${width}` }).toBe(0);
    }
  });

  it("is asked for on the first day, and read when it is dropped on the history", async () => {
    const account = await makeAccount(url());
    const page = await visit("/", { ...PHONE, stored: storedFor(account) });
    await control(page, "link", "Importar do banco").click();
    await seesScreen(page, "Importar");
    await page.goto(`${url()}/historico`);
    await seesScreen(page, "Histórico");
    const held = await page.evaluateHandle((csv) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([csv], "lista.csv", { type: "text/csv" }));
      return transfer;
    }, "Data;Descrição;Valor\n2026-01-05;CAFÉ CENTRAL;-1,20\n2026-01-06;ORDENADO;1000,00\n");
    const main = page.getByRole("heading", { level: 1 });
    await main.dispatchEvent("dragover", { dataTransfer: held });
    await sees(page.getByText("Largue para importar"));
    await main.dispatchEvent("drop", { dataTransfer: held });
    await seesScreen(page, "Importar");
    await sees(page.getByText("lista.csv").first());
    expect(pathOf(page)).toBe("/importar");
  });
});
