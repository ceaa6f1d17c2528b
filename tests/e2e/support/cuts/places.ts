import { oneOf } from "../../../../server/demo/random.ts";
import { dialog } from "../entry-form.ts";
import { always, field, goTo, hasOpen, numbered, press, saveDialog, type Entry } from "./entry.ts";

/** Where income and expenses belong: categories, rules and accounts. */
export const PLACES: readonly Entry[] = [
  {
    name: "add a category",
    may: always,
    enter: async (page, diary) => {
      const name = numbered("Gatos", diary.next());
      await goTo(page, "Categorias");
      await press(page, "Nova categoria de despesa");
      await field(page, "Nome").fill(name);
      await saveDialog(page);
      diary.add({ kind: "category", name, value: "" });
    },
  },
  {
    name: "rename a category",
    may: hasOpen("category"),
    enter: async (page, diary, random) => {
      const category = oneOf(random, diary.open("category"));
      const name = numbered("Cães", diary.next());
      await goTo(page, "Categorias");
      await press(page, `Editar a categoria ${category.name}`);
      await field(page, "Nome").fill(name);
      await saveDialog(page);
      diary.change(category, { name });
    },
  },
  {
    name: "change a rule",
    may: hasOpen("rule"),
    enter: async (page, diary, random) => {
      const rule = oneOf(random, diary.open("rule"));
      const value = numbered("Loja", diary.next());
      await goTo(page, "Importar");
      await press(page, `Alterar a regra «${rule.name}»`);
      await dialog(page)
        .getByLabel(/^Passar a chamar-se/)
        .fill(value);
      await saveDialog(page);
      diary.change(rule, { value });
    },
  },
  {
    name: "add an account",
    may: always,
    enter: async (page, diary) => {
      const name = numbered("Carteira", diary.next());
      await goTo(page, "Contas");
      await press(page, "Nova conta");
      await field(page, "Nome").fill(name);
      await saveDialog(page);
      diary.add({ kind: "account", name, value: "" });
    },
  },
];
