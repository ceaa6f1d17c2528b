import { oneOf } from "../../../../server/demo/random.ts";
import { dialog, save } from "../entry-form.ts";
import { rowAction } from "../row-action.ts";
import { control, seesNoMore } from "../sees.ts";
import {
  always,
  field,
  goTo,
  hasOpen,
  knownOf,
  numbered,
  press,
  RENAMED,
  saveDialog,
  type Entry,
} from "./entry.ts";

const SCREENS = {
  expense: { title: "Despesas", word: "Despesa", category: RENAMED },
  income: { title: "Receitas", word: "Receita", category: "Salário" },
} as const;

type Kind = keyof typeof SCREENS;

const add = (kind: Kind): Entry => ({
  name: `add an ${kind}`,
  may: always,
  enter: async (page, diary) => {
    const { title, word, category } = SCREENS[kind];
    const count = diary.next();
    const description = numbered(word, count);
    await goTo(page, title);
    await press(page, word);
    const options = control(dialog(page), "combobox", "Categoria").locator("option");
    const present = await options.filter({ hasText: category }).first().innerText();
    await save(page, { amount: `${count},25`, category: present, description });
    diary.add({ kind, name: description, value: `${count}25 ${category}` });
  },
});

const change = (kind: Kind): Entry => ({
  name: `change an ${kind}`,
  may: hasOpen(kind),
  enter: async (page, diary, random) => {
    const { title, category } = SCREENS[kind];
    const [movement, count] = [oneOf(random, diary.open(kind)), diary.next()];
    await goTo(page, title);
    await rowAction(page, "Editar", movement.name);
    await save(page, { amount: `${count},25` });
    diary.change(movement, { value: `${count}25 ${category}` });
  },
});

const remove = (kind: Kind): Entry => ({
  name: `remove an ${kind}`,
  // What was never sent goes without a word.
  may: (diary) => knownOf(diary, kind).length > 0,
  enter: async (page, diary, random) => {
    const movement = oneOf(random, knownOf(diary, kind));
    await goTo(page, SCREENS[kind].title);
    await rowAction(page, "Remover", movement.name);
    await seesNoMore(control(page, "cell", movement.name));
    diary.remove(movement);
  },
});

const divide: Entry = {
  name: "divide an expense",
  may: hasOpen("expense"),
  enter: async (page, diary, random) => {
    const movement = oneOf(random, diary.open("expense"));
    await goTo(page, "Despesas");
    await rowAction(page, "Dividir", movement.name);
    await field(page, "Valor da parte 1").fill("0,75");
    await field(page, "Categoria da parte 1").selectOption("Saúde");
    await field(page, "Categoria do resto").selectOption("Compras");
    await saveDialog(page, "Dividir");
    const rest = Number.parseInt(movement.value, 10) - 75;
    diary.divide(movement, ["75 Saúde", `${rest} Compras`]);
  },
};

const undo: Entry = {
  name: "undo what was entered last",
  may: (diary) => diary.mayUndo(),
  enter: async (page, diary) => {
    await page.keyboard.press("Control+z");
    diary.undo();
  },
};

/** Income and expenses, and what is done to them. */
export const MOVEMENTS: readonly Entry[] = [
  ...(["expense", "income"] as const).flatMap((kind) => [add(kind), change(kind), remove(kind)]),
  divide,
  undo,
];
