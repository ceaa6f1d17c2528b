import type { Page } from "playwright-core";
import { expect } from "vitest";
import { cents } from "../../../../src/domain/shared/cents.ts";
import { formatEuros } from "../../../../src/text/format.ts";
import type { Diary, Thing } from "./diary.ts";
import { goTo } from "./entry.ts";

/** The screen of each kind, and a button that is in each of its records alone. */
const SCREENS = [
  { kind: "expense", screen: "Despesas", button: /^Editar/ },
  { kind: "income", screen: "Receitas", button: /^Editar/ },
  { kind: "budget", screen: "Orçamento", button: /^Editar orçamento/ },
  { kind: "goal", screen: "Perfil", button: /^Adicionar valor/ },
  { kind: "plan", screen: "Recorrentes", button: /^Mais sobre/ },
  { kind: "category", screen: "Categorias", button: /^Editar a categoria (Gatos|Cães)/ },
  { kind: "account", screen: "Contas", button: /^Mais sobre/ },
  { kind: "rule", screen: "Importar", button: /^Alterar a regra/ },
];

/** What is to be read of a record: its name, its amounts in euros, its category. */
const wordsOf = ({ name, value }: Thing): readonly string[] => [
  name,
  ...value.split(" ").map((word) => {
    if (/^(0|[1-9]\d*)$/.test(word)) return formatEuros(cents(Number(word)));
    return ["of", "null"].includes(word) ? "" : word;
  }),
];

/** Compares what a screen shows with what was entered: the texts too many, and the records that are missing. */
function compare(texts: readonly string[], things: readonly Thing[]) {
  let others = texts;
  const missing = things.filter((thing) => {
    const at = others.findIndex((text) => wordsOf(thing).every((word) => text.includes(word)));
    others = others.filter((_, index) => index !== at);
    return at === -1;
  });
  return { missing, others };
}

/** Waits until each screen shows what was entered, nothing else, and nothing that waits or was refused. */
export async function showsAll(page: Page, diary: Pick<Diary, "all">): Promise<void> {
  for (const { kind, screen, button } of SCREENS) {
    await goTo(page, screen);
    const items = page
      .getByRole("row")
      .or(page.getByRole("listitem"))
      .filter({ has: page.getByRole("button", { name: button }) });
    await expect
      .poll(async () => compare(await items.allInnerTexts(), diary.all(kind)))
      .toEqual({ missing: [], others: [] });
    expect(await page.getByText("por enviar").count()).toBe(0);
  }
  expect(await page.getByText("Não foi possível guardar").count()).toBe(0);
}
