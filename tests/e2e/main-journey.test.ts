import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ensureBrowser } from "./support/chromium.ts";
import { storageKeys } from "../../src/infrastructure/browser/stores/storage-keys.ts";
import { DEVICES } from "./support/both-devices.ts";
import { dialog, fillIn, save, typed } from "./support/entry-form.ts";
import { goTo, logOut } from "./support/navigation.ts";
import { TODAY } from "./support/now.ts";
import { rowAction } from "./support/row-action.ts";
import { control, pathOf, sees, seesScreen, textOf, valueOf } from "./support/sees.ts";
import { shot } from "./support/shots.ts";
import { OWN_PRODUCT, PHONE, setStage } from "./support/stage.ts";

const { visit, product } = setStage(ensureBrowser, OWN_PRODUCT);

const PASSWORD = "Segredo!1";

type Case = (typeof DEVICES)[number];

const usernameOn = ({ name }: Case) => `ana_${name}`;

async function register(page: Page, current: Case) {
  const { name } = current;
  const username = usernameOn(current);
  await control(page, "link", "Começar grátis").first().click();
  await seesScreen(page, "Criar conta");
  await page.getByLabel("Nome de utilizador").fill(username);
  await page.getByLabel("Email").fill(`${username}@exemplo.pt`);
  const submit = async (password: string, repeated = password) => {
    await page.getByLabel("Senha", { exact: true }).fill(password);
    await page.getByLabel("Confirmar senha").fill(repeated);
    await control(page, "button", "Criar Conta").click();
  };
  await submit("abc", "abd");
  await sees(page.getByText("As senhas não coincidem"));
  await submit("abc");
  await sees(page.getByText("A senha deve ter no mínimo 8 caracteres"));
  await submit("abcdefgh");
  await sees(page.getByText("A senha deve conter pelo menos um número"));
  await submit("abcdefg1");
  await sees(page.getByText("A senha deve conter pelo menos um caractere especial"));
  await shot(page, `${name}-register`);
  await submit(PASSWORD);
  await seesScreen(page, "Conta Criada com Sucesso!");
  await sees(page.getByText("Redirecionando para o login..."));
  await expect.poll(() => pathOf(page)).toBe("/login");
}

async function logIn(page: Page, current: Case) {
  const { name } = current;
  const username = usernameOn(current);
  await seesScreen(page, "Entrar");
  expect(await valueOf(page, "Nome de utilizador")).toBe(username);
  await page.getByLabel("Senha", { exact: true }).fill("Errada!1");
  await control(page, "button", "Entrar").click();
  await sees(page.getByRole("alert").getByText("Credenciais inválidas"));
  await expect.poll(() => pathOf(page)).toBe("/login");
  await shot(page, `${name}-login`);
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await control(page, "button", "Entrar").click();
}

async function consent(page: Page, { name }: Case) {
  await seesScreen(page, "Privacidade e termos");
  const answers = [control(page, "button", "Recusar"), control(page, "button", "Aceitar")] as const;
  const disabled = () => Promise.all(answers.map((answer) => answer.isDisabled()));
  const readAll = () =>
    page.getByRole("region").evaluate((policy) => policy.scrollTo(0, policy.scrollHeight));
  expect(await disabled()).toEqual([true, true]);
  await shot(page, `${name}-consent`);
  await readAll();
  await expect.poll(disabled).toEqual([false, false]);
  await answers[0].click();
  await seesScreen(page, "Acesso Negado");
  await shot(page, `${name}-denied`);
  await control(page, "button", "Voltar e aceitar").click();
  await seesScreen(page, "Privacidade e termos");
  expect(await disabled()).toEqual([true, true]);
  await readAll();
  await answers[1].click();
}

/** Opens the form by the buttons that the device has for it. */
async function openForm(page: Page, { device }: Case, kind: "Receita" | "Despesa") {
  if (device === PHONE) {
    await page
      .getByRole("button", { name: /^Adicionar (receita|despesa)$/ })
      .last()
      .click();
    await dialog(page).getByText(kind, { exact: true }).click();
  } else await control(page.getByRole("main"), "button", kind).click();
  await sees(page.getByRole("dialog", { name: `Nova ${kind.toLowerCase()}` }));
}

async function enter(page: Page, current: Case) {
  await openForm(page, current, "Receita");
  expect(await typed(page)).toEqual({ amount: "", date: TODAY, category: "", description: "" });
  await save(page, { amount: "1 234,56", category: "Salário", description: "Ordenado" });
  await sees(page.getByText("Receita adicionada com sucesso!", { exact: true }));

  await openForm(page, current, "Despesa");
  await fillIn(page, { amount: "12,5", category: "Alimentação", description: "Mercado" });
  await shot(page, `${current.name}-form`);
  await control(page, "button", "Guardar e adicionar outra").click();
  await sees(dialog(page).getByText("Despesa adicionada com sucesso!", { exact: true }));
  await expect
    .poll(() => typed(page))
    .toEqual({ amount: "", date: TODAY, category: "Alimentação", description: "" });
  await save(page, { amount: "12.50", description: "Padaria" });

  await page.keyboard.press("n");
  await page.keyboard.press("r");
  await sees(page.getByRole("dialog", { name: "Nova receita" }));
  await save(page, { amount: "1.234,56", category: "Freelance" });
  await page.keyboard.press("n");
  await page.keyboard.press("d");
  await sees(page.getByRole("dialog", { name: "Nova despesa" }));
  expect((await typed(page)).amount).toBe("");
  await save(page, { amount: "7", category: "Lazer", description: "Cinema" });
}

const totals = async (page: Page) => {
  const card = (name: string) => page.getByRole("region", { name: `${name}, Este mês` });
  const cards = ["Saldo total", "Receitas", "Despesas"].map((name) => textOf(card(name)));
  return (await Promise.all(cards)).map((text) => /−?[\d ]+,\d\d €/.exec(text)?.[0]);
};

const rows = async (page: Page) => {
  const texts = await page.locator("[data-row]").allInnerTexts();
  return texts.map((text) => /\d+,\d\d/.exec(text)?.[0]);
};

async function correct(page: Page, { name }: Case) {
  await goTo(page, "Despesas");
  await expect.poll(() => rows(page)).toEqual(["7,00", "12,50", "12,50"]);
  await rowAction(page, "Editar", "Cinema");
  expect(await typed(page)).toEqual({
    amount: "7,00",
    date: TODAY,
    category: "Lazer",
    description: "Cinema",
  });
  await save(page, { amount: "8,01" });
  await sees(page.getByText("Despesa atualizada com sucesso!", { exact: true }));
  await rowAction(page, "Remover", "Padaria");
  await sees(page.getByText("Despesa removida com sucesso!", { exact: true }));
  await expect.poll(() => rows(page)).toEqual(["8,01", "12,50"]);
  await shot(page, `${name}-expenses`);
}

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());

describe("a person who keeps their accounts", () => {
  for (const current of DEVICES)
    it(
      `comes from the landing page to a kept month (${current.name})`,
      current.options,
      async () => {
        const { name, device, theme } = current;
        const page = await visit("/", { ...device, stored: { [storageKeys.theme]: theme } });
        await shot(page, `${name}-landing`);
        await register(page, current);
        await logIn(page, current);
        await consent(page, current);
        await seesScreen(page, "Dashboard");
        await sees(page.getByText("Nenhuma despesa registrada").first());
        expect(await totals(page)).toEqual(["0,00 €", "0,00 €", "0,00 €"]);
        await shot(page, `${name}-empty`);

        await enter(page, current);
        await expect.poll(() => totals(page)).toEqual(["2437,12 €", "2469,12 €", "32,00 €"]);
        await sees(page.getByText("olá, ", { exact: false }));
        await shot(page, `${name}-dashboard`);
        await correct(page, current);

        await product().stop();
        await product().start();
        await page.reload();
        await expect.poll(() => rows(page)).toEqual(["8,01", "12,50"]);
        await goTo(page, "Dashboard");
        await expect.poll(() => totals(page)).toEqual(["2448,61 €", "2469,12 €", "20,51 €"]);

        const {
          drafts: _,
          ended: _____,
          mappings: __,
          device: ___,
          launch: ____,
          ...lasting
        } = storageKeys;
        expect(await stored(page)).toEqual(Object.values(lasting).toSorted());
        await logOut(page);
        await seesScreen(page, "O seu dinheiro, finalmente à vista.");
        await expect.poll(() => pathOf(page)).toBe("/");
        expect(await stored(page)).toEqual([storageKeys.theme]);
        await page.goto("/despesas");
        await expect.poll(() => pathOf(page)).toBe("/");
      },
    );
});
