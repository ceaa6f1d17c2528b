import type { Page } from "playwright-core";
import { NOW } from "../../e2e/support/now.ts";
import { control, sees, seesScreen } from "../../e2e/support/sees.ts";
import type { Screen } from "./screens.ts";

const LONG = "Umapalavrasemfimquenuncamaisacabaparaquebrarpelomeio, 999 999 999,99 € · 12/10/2026";

/** Removals with one thing, with several, and with more than a page shows, as a server of that day would tell them. */
const REMOVALS = [
  { recurso: "despesa", acao: "Remoção de 1 despesa", por: "ana", count: 1 },
  { recurso: "importacao", acao: "Importação cgd.csv · 48 movimentos", por: null, count: 1 },
  { recurso: "objetivo", acao: "Remoção de 2 objetivos", por: "sistema", count: 2 },
  { recurso: "receita", acao: "Remoção de 40 receitas", por: LONG.slice(0, 30), count: 40 },
].flatMap(({ count, ...row }, removal) =>
  Array.from({ length: count }, (_, index) => ({
    ...row,
    id: `01900000-0000-7000-8000-${String(removal * 100 + index).padStart(12, "0")}`,
    resumo: index === 0 ? LONG : `Jantar ${index}, 12,50 € · 02/11/2026`,
    alteracao: `01900000-0000-7000-9000-00000000000${removal}`,
    removido_em: new Date(NOW.getTime() - removal * 14 * 86_400_000).toISOString(),
  })),
);

/** Opens the trash again with these removals in it. */
const filled = async (page: Page) => {
  await page.route("**/api/lixo*", (route) => route.fulfill({ json: REMOVALS }));
  await page.reload();
  await seesScreen(page, "Lixo");
  await sees(page.getByRole("listitem").filter({ hasText: "Umapalavra" }).first());
};

/** The trash, empty, filled and searched, with its question and a restoration that failed. */
export const trashScreens: readonly Screen[] = [
  {
    name: "empty trash",
    path: "/lixo",
    who: "fresh",
    act: async (page) => {
      await seesScreen(page, "Lixo");
      await sees(page.getByText("O lixo está vazio."));
    },
  },
  { name: "trash", path: "/lixo", who: "rich", act: filled },
  {
    name: "searched trash",
    path: "/lixo?tipo=receita&pesquisa=jantar",
    who: "rich",
    act: async (page) => {
      await page.route("**/api/lixo*", (route) => route.fulfill({ json: REMOVALS }));
      await page.reload();
      await sees(page.getByText("39 coisas na lista").first());
    },
  },
  {
    name: "nothing found in the trash",
    path: "/lixo?pesquisa=ninguem",
    who: "rich",
    act: async (page) => {
      await page.route("**/api/lixo*", (route) => route.fulfill({ json: REMOVALS }));
      await page.reload();
      await sees(page.getByText("Nada no lixo corresponde à pesquisa"));
    },
  },
  {
    name: "chosen in the trash",
    path: "/lixo",
    who: "rich",
    act: async (page) => {
      await filled(page);
      await page.getByRole("checkbox", { name: "Escolher tudo" }).click();
      await sees(control(page, "button", "Repor 44 escolhidos"));
    },
  },
  {
    name: "not restored",
    path: "/lixo",
    who: "rich",
    act: async (page) => {
      await filled(page);
      await page.route("**/api/lixo/repor", (route) => route.abort());
      await page
        .getByRole("button", { name: /^Repor Umapalavra/ })
        .first()
        .click();
      await sees(page.getByText(/^Sem ligação ao servidor/).first());
    },
  },
  {
    name: "question before the trash is emptied",
    path: "/lixo",
    who: "rich",
    act: async (page) => {
      await filled(page);
      await control(page, "button", "Esvaziar o lixo").click();
      await sees(page.getByRole("dialog"));
    },
  },
];
