import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { storageKeys } from "../../src/infrastructure/browser/stores/storage-keys.ts";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { barriers } from "./support/axe.ts";
import { DEVICES } from "./support/both-devices.ts";
import { focusOn } from "./support/keyboard.ts";
import { noisePhoto } from "./support/noise-photo.ts";
import { control, sees, seesNoMore, seesScreen, textOf } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { setStage } from "./support/stage.ts";

const { visit, url } = setStage();

const dialog = (page: Page) => page.getByRole("dialog");
const goals = (page: Page) => page.getByRole("region", { name: "Objetivos" });
const card = (page: Page, name: string) =>
  goals(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
const press = (where: Page | Locator, name: string) => control(where, "button", name).click();
const toast = (page: Page, message: string) =>
  sees(page.getByText(message, { exact: true }).first());

async function fillInPersonalData(page: Page) {
  await press(page, "Preencher dados");
  await press(dialog(page), "Guardar");
  await sees(dialog(page).getByText("Por favor, preencha o nome."));
  await page.getByLabel("Nome", { exact: true }).fill("Maria da Silva");
  await page.getByLabel(/^Idade/).fill("34");
  await press(dialog(page), "Guardar");
  await toast(page, "Perfil criado com sucesso!");
  await sees(page.getByText("Maria da Silva"));
  await press(page, "Editar dados");
  await page.getByLabel(/^Idade/).fill("35");
  await page.keyboard.press("Enter");
  await toast(page, "Perfil atualizado com sucesso!");
  await sees(page.getByText(/^35 anos/));
}

async function typeGoal(page: Page, name: string, total: string) {
  await press(page, "Novo objetivo");
  await press(dialog(page), "Guardar");
  await sees(dialog(page).getByText("Por favor, preencha nome e valor total."));
  await page.getByLabel("Nome", { exact: true }).fill(name);
  await page.getByLabel("Valor total").fill(total);
}

/** Sends a photo over a line slow enough to be watched. */
async function choosePhoto(page: Page) {
  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 250_000 };
  await line.send("Network.emulateNetworkConditions", slow);
  await page.getByLabel("Escolher foto").setInputFiles(await noisePhoto());
  const bar = dialog(page).getByRole("progressbar", { name: "Envio da foto" });
  const come = async () => Number(await bar.getAttribute("aria-valuenow"));
  await expect.poll(come).toBeGreaterThan(0);
  expect(await come()).toBeLessThan(100);
  await sees(dialog(page).getByText("Foto carregada com sucesso!"));
  await line.detach();
  await isDrawn(page.getByRole("img", { name: "Pré-visualização da foto" }));
}

const isDrawn = (image: Locator) =>
  expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

async function refuseText(page: Page) {
  const buffer = Buffer.from("nada");
  const file = { name: "notas.txt", mimeType: "text/plain", buffer };
  await page.getByLabel("Escolher foto").setInputFiles(file);
  await sees(dialog(page).getByText(/^Erro ao carregar foto: O ficheiro tem de ser uma imagem/));
}

async function addValue(page: Page, name: string, amount: string) {
  await press(page, `Adicionar valor a ${name}`);
  await page.getByLabel("Valor a adicionar").fill(amount);
  await press(dialog(page), "Guardar");
  await seesNoMore(dialog(page));
}

describe("the profile of a free user", () => {
  for (const { name, theme, device, options } of DEVICES)
    it(`holds personal data and two goals (${name})`, options, async () => {
      const account = await makeAccount(url());
      const stored = { ...storedFor(account), [storageKeys.theme]: theme };
      const page = await visit("/", { ...device, stored });
      const clean = async () => expect(await barriers(page)).toEqual([]);
      await control(page, "link", "Criar objetivo").click();
      await seesScreen(page, "Perfil");
      await sees(goals(page).getByText("0/2"));
      await shot(page, `${name}-profile-empty`);
      await clean();
      await fillInPersonalData(page);

      await typeGoal(page, "Açores", "1500");
      await refuseText(page);
      await choosePhoto(page);
      await shot(page, `${name}-goal-form`);
      await clean();
      await page.getByLabel("Valor atual").fill("1000,50");
      await page.getByLabel(/^Prazo/).fill("2027-07-15");
      await press(dialog(page), "Guardar");
      await toast(page, "Objetivo adicionado com sucesso!");
      await isDrawn(page.getByRole("img", { name: "Foto de Açores" }));
      expect(await textOf(card(page, "Açores"))).toMatch(
        /Até 15\/07\/2027\s+1000,50 €\s+67 %\s+de 1500,00 €\s+Faltam 499,50 €/,
      );

      await typeGoal(page, "Casa", "40000");
      await press(dialog(page), "Guardar");
      await sees(card(page, "Casa"));
      await sees(goals(page).getByText("2/2"));
      await sees(page.getByText(/^Limite atingido! Você pode ter até 2 objetivos no plano Free\./));
      await shot(page, `${name}-profile`);
      await clean();

      await press(page, "Novo objetivo");
      await sees(page.getByRole("dialog", { name: "Acesso Exclusivo Premium" }));
      await page.keyboard.press("Escape");
      await seesNoMore(dialog(page));

      await addValue(page, "Açores", "99,50");
      await sees(card(page, "Açores").getByText("1100,00"));
      await addValue(page, "Açores", "400");
      await sees(card(page, "Açores").getByText("Objetivo atingido!"));
      const said = page.getByRole("status").getByText(/Parabéns, Açores está completo\./);
      await expect.poll(() => said.count()).toBe(1);
      await shot(page, `${name}-profile-reached`);
      await clean();

      await press(page, "Editar Casa");
      await page.getByLabel("Nome", { exact: true }).fill("Casa nova");
      await press(dialog(page), "Guardar");
      await toast(page, "Objetivo atualizado com sucesso!");
      await sees(card(page, "Casa nova"));

      await press(page, "Remover Açores");
      await toast(page, "Objetivo removido com sucesso!");
      await seesNoMore(card(page, "Açores"));
      await sees(goals(page).getByText("1/2"));

      await page.reload();
      await sees(card(page, "Casa nova"));
      await sees(page.getByText("Maria da Silva"));
    });
});

describe("the own order of goals", () => {
  for (const { name, theme, device, options } of DEVICES)
    it(`is made with the arrows, by keyboard too, and stays (${name})`, options, async () => {
      const account = await makeAccount(url());
      await account.record("income", { data: "2026-09-28", categoria: "Salário", valor: 1000 });
      await account.record("expense", { data: "2026-09-30", categoria: "Lazer", valor: 900 });
      await account.goal({ nome: "Carro", valor_total: 500 });
      await account.goal({ nome: "Piano", valor_total: 300 });
      const stored = { ...storedFor(account), [storageKeys.theme]: theme };
      const page = await visit("/perfil", { ...device, stored });
      await sees(card(page, "Piano"));
      const names = () => goals(page).getByRole("heading", { level: 3 }).allTextContents();
      await expect.poll(names).toEqual(["Carro", "Piano"]);
      await shot(page, `${name}-goals-before`);
      await control(page, "button", "Mover Carro para baixo").focus();
      await page.keyboard.press("Enter");
      await expect.poll(names).toEqual(["Piano", "Carro"]);
      await expect.poll(() => focusOn(page)).toBe("Mover Carro para baixo");
      await expect
        .poll(async () => (await account.goals()).map((one) => one.posicao))
        .toEqual([2 ** 33, 2 ** 32]);
      await shot(page, `${name}-goals-moved`);
      await page.reload();
      await expect.poll(names).toEqual(["Piano", "Carro"]);
      await page.goto("/dashboard");
      const shown = page.getByRole("region", { name: "Objetivos" }).getByRole("listitem");
      await expect.poll(() => textOf(shown.first())).toContain("Piano");
      await shot(page, `${name}-goals-dashboard`);
    });
});
