import { oneOf } from "../../../../server/demo/random.ts";
import { dialog } from "../entry-form.ts";
import { control } from "../sees.ts";
import type { Diary } from "./diary.ts";
import {
  always,
  field,
  goTo,
  hasOpen,
  knownOf,
  numbered,
  press,
  saveDialog,
  type Entry,
} from "./entry.ts";

const withoutBudget = (diary: Diary) =>
  ["Alimentação", "Compras", "Habitação", "Saúde", "Transportes"].filter(
    (category) => !diary.all("budget").some(({ name }) => name === category),
  );

const budgets: readonly Entry[] = [
  {
    name: "set a budget",
    may: (diary) => withoutBudget(diary).length > 0,
    enter: async (page, diary, random) => {
      const [name, limit] = [oneOf(random, withoutBudget(diary)), diary.next()];
      await goTo(page, "Orçamento");
      await press(page, "Novo orçamento");
      await control(dialog(page), "textbox", "Limite").fill(String(limit));
      await field(page, "Categoria").selectOption(name);
      await saveDialog(page);
      diary.add({ kind: "budget", name, value: `${limit}00` });
    },
  },
  {
    name: "change a budget",
    may: hasOpen("budget"),
    enter: async (page, diary, random) => {
      const [budget, limit] = [oneOf(random, diary.open("budget")), diary.next()];
      await goTo(page, "Orçamento");
      await press(page, `Editar orçamento de ${budget.name}`);
      await control(dialog(page), "textbox", "Limite").fill(String(limit));
      await saveDialog(page);
      diary.change(budget, { value: `${limit}00` });
    },
  },
];

const goals: readonly Entry[] = [
  {
    name: "set a goal",
    may: always,
    enter: async (page, diary) => {
      const count = diary.next();
      const name = numbered("Viagem", count);
      await goTo(page, "Perfil");
      await press(page, "Novo objetivo");
      await field(page, "Nome").fill(name);
      await control(dialog(page), "textbox", "Valor total").fill(String(1_000 + count));
      await saveDialog(page);
      diary.add({ kind: "goal", name, value: `0 of ${1_000 + count}00` });
    },
  },
  {
    name: "put an amount aside",
    may: hasOpen("goal"),
    enter: async (page, diary, random) => {
      const [goal, count] = [oneOf(random, diary.open("goal")), diary.next()];
      const [current, total] = goal.value.split(" of ");
      await goTo(page, "Perfil");
      await press(page, `Adicionar valor a ${goal.name}`);
      await control(dialog(page), "textbox", "Valor a adicionar").fill(String(count));
      await saveDialog(page);
      diary.change(goal, { value: `${Number(current) + count * 100} of ${total}` });
    },
  },
];

const recurrences: readonly Entry[] = [
  {
    name: "plan an expense",
    may: always,
    enter: async (page, diary) => {
      const count = diary.next();
      const name = numbered("Renda", count);
      await goTo(page, "Recorrentes");
      await press(page, "Novo recorrente");
      await field(page, "Valor").fill(String(count));
      await dialog(page)
        .getByLabel(/^Descrição/)
        .fill(name);
      await field(page, "Categoria").selectOption("Habitação");
      await field(page, "No dia").selectOption("Perguntar antes de registar");
      await saveDialog(page);
      diary.add({ kind: "plan", name, value: `${count}00` });
    },
  },
  {
    name: "confirm what was planned",
    // Only the server asks whether it has come.
    may: (diary) => knownOf(diary, "plan").length > 0,
    enter: async (page, diary, random) => {
      const plan = oneOf(random, knownOf(diary, "plan"));
      await goTo(page, "Recorrentes");
      await press(page, `Confirmar: ${plan.name}`);
      diary.confirm(plan, { ...plan, kind: "expense", value: `${plan.value} Habitação` });
    },
  },
];

/** What stands around income and expenses: budgets, goals and what comes again. */
export const PLANS: readonly Entry[] = [...budgets, ...goals, ...recurrences];
