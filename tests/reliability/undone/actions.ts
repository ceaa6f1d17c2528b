import { v7 } from "uuid";
import { encodeImport } from "../../../src/contract/imports/imports.ts";
import { paths } from "../../../src/contract/paths.ts";
import { accountId, transactionId } from "../../../src/domain/shared/ids.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { addMonths, monthOf } from "../../../src/domain/shared/year-month.ts";
import { divided, importOf, lineNumber } from "../../server/support/imports.ts";
import type { Listed, Owner, Wish } from "./owner.ts";

/** Two numbers that an action chooses by: one of several records, and a content. */
export type Draw = { readonly which: number; readonly content: number };

/** The call of an action as things are; null where there is nothing to act on. */
type Action = (owner: Owner, draw: Draw) => Promise<Wish | null>;

const pick = <One>(some: readonly One[], which: number): One | null =>
  some.length === 0 ? null : (some[which % some.length] as One);

/** An action on one of the records of a list. */
const on =
  (
    list: string,
    act: (one: Listed, draw: Draw, owner: Owner) => Wish | null | Promise<Wish | null>,
    isMeant: (one: Listed) => boolean = () => true,
  ): Action =>
  async (owner, draw) => {
    const one = pick((await owner.list(list)).filter(isMeant), draw.which);
    return one === null ? null : act(one, draw, owner);
  };

type WayName = "receita" | "despesa";

const ways = { receita: "income", despesa: "expense" } as const;
const listOf = (way: WayName) => paths.transactions(ways[way]);

/** One of the categories of a kind that are offered, by name. */
const categoryFor = async ({ list }: Owner, way: WayName, which: number): Promise<string> => {
  const all = await list(paths.allCategories);
  const offered = all.filter((one) => one["tipo"] === way && one["arquivada"] === false);
  // Few, so that some of them are used.
  return String(pick(offered.slice(0, 4), which)?.["nome"]);
};

const movement = async (owner: Owner, way: WayName, { which, content }: Draw) => ({
  data: addDays(owner.today, -(content % 70)),
  categoria: await categoryFor(owner, way, which),
  valor: content + 0.5,
  descricao: content % 5 === 0 ? null : `Loja ${content % 7}`,
});

const movements = (way: WayName): readonly Action[] => [
  async (owner, draw) => {
    const account = pick(await owner.list(paths.accounts), draw.content);
    const conta = account !== null && draw.content % 3 === 0 ? { conta: account.id } : {};
    const body = { ...(await movement(owner, way, draw)), ...conta };
    return { method: "POST", path: listOf(way), body };
  },
  on(listOf(way), async ({ id }, draw, owner) => ({
    method: "PUT",
    path: paths.transaction(ways[way], id),
    body: await movement(owner, way, draw),
  })),
  on(listOf(way), ({ id }) => ({ method: "DELETE", path: paths.transaction(ways[way], id) })),
  on(listOf(way), async ({ id, valor }, { which, content }, owner) => {
    const whole = Math.round(Number(valor) * 100);
    const part = Math.floor(whole / 3);
    if (part === 0) return null;
    const categoria = await categoryFor(owner, way, which);
    const parte = { id: v7(), categoria, valor: part / 100, descricao: null };
    const kept = (whole - (content % 2 === 0 ? part : 2 * part)) / 100;
    const body = { categoria, valor: kept, partes: [parte] };
    return { method: "POST", path: paths.division(ways[way], id), body };
  }),
];

const budgets: readonly Action[] = [
  async (owner, { which, content }) => ({
    method: "POST",
    path: paths.budgets,
    body: {
      categoria: await categoryFor(owner, "despesa", which),
      valor_limite: content,
      mes_ano: addMonths(monthOf(owner.today), -(content % 3)),
      // One of an earlier month would be copied by the server itself.
      repetir: content % 12 === 0,
    },
  }),
  on(paths.budgets, async ({ id, mes_ano: month }, { which, content }, owner) => ({
    method: "PUT",
    path: paths.budget(id),
    body: {
      categoria: await categoryFor(owner, "despesa", which),
      valor_limite: content,
      mes_ano: month,
      repetir: month === monthOf(owner.today) && content % 4 === 0,
    },
  })),
  on(paths.budgets, ({ id }) => ({ method: "DELETE", path: paths.budget(id) })),
];

const goal = ({ content }: Draw) => ({
  nome: `Objetivo ${content}`,
  valor_total: 100 + content,
  valor_atual: content % 40,
  prazo: content % 3 === 0 ? null : "2032-01-31",
  foto_url: null,
});

const goals: readonly Action[] = [
  async (_, draw) => ({ method: "POST", path: paths.goals, body: goal(draw) }),
  on(paths.goals, ({ id }, draw) => ({ method: "PUT", path: paths.goal(id), body: goal(draw) })),
  on(paths.goals, ({ id, nome, valor_total: total, prazo, valor_atual: now }, { content }) => ({
    method: "PUT",
    path: paths.goal(id),
    body: {
      nome,
      valor_total: total,
      valor_atual: Number(now) + content,
      prazo,
      foto_url: null,
    },
  })),
  on(paths.goals, ({ id }) => ({ method: "DELETE", path: paths.goal(id) })),
];

const few = ({ content }: Draw) => `Categoria ${content % 6}`;

const categories: readonly Action[] = [
  async (_, draw) => ({
    method: "POST",
    path: paths.allCategories,
    body: { tipo: draw.which % 3 === 0 ? "receita" : "despesa", nome: few(draw) },
  }),
  on(paths.allCategories, ({ id }, draw) => ({
    method: "PUT",
    path: paths.category(id),
    body: { nome: few(draw) },
  })),
  on(paths.allCategories, ({ id, arquivada, fixa }, { content }) => ({
    method: "PUT",
    path: paths.category(id),
    body: content % 2 === 0 ? { arquivada: arquivada === false } : { fixa: fixa === false },
  })),
  on(paths.allCategories, ({ id }, { content }) => ({
    method: "PUT",
    path: paths.category(id),
    body: { posicao: content % 9 },
  })),
  on(paths.allCategories, async ({ id, tipo }, { content }, { list }) => {
    const all = await list(paths.allCategories);
    const into = pick(
      all.filter((other) => other.id !== id && other["tipo"] === tipo),
      content,
    );
    return into && { method: "DELETE", path: paths.merge(id, into.id) };
  }),
  on(paths.allCategories, ({ id }) => ({ method: "DELETE", path: paths.category(id) })),
];

const rule = async (owner: Owner, { which, content }: Draw) => ({
  contem: `loja ${content % 7}`,
  tipo: "despesa",
  categoria: content % 4 === 0 ? null : await categoryFor(owner, "despesa", which),
  nao_contar: content % 6 === 0,
  descricao: content % 3 === 0 ? "Arrumada" : null,
  posicao: content % 5,
});

const rules: readonly Action[] = [
  async (owner, draw) => ({ method: "POST", path: paths.rules, body: await rule(owner, draw) }),
  on(paths.rules, async ({ id }, draw, owner) => ({
    method: "PUT",
    path: paths.rule(id),
    body: await rule(owner, draw),
  })),
  on(paths.rules, ({ id, revisao: _, ...all }, { content }) => ({
    method: "PUT",
    path: paths.rule(id),
    body: { ...all, posicao: content % 5 },
  })),
  on(paths.rules, ({ id }) => ({ method: "DELETE", path: paths.rule(id) })),
  on(paths.rules, ({ id }) => ({ method: "POST", path: `${paths.applyRule(id)}?simular=false` })),
];

/** The planned days of a recurrence that nothing became of yet, the next first. */
const dayOf = async ({ get, today }: Owner, id: string, which: number): Promise<string | null> => {
  const until = addDays(today, 60);
  const all = await get<readonly { recorrente_id: string; data: string }[]>(
    `${paths.upcomingOccurrences}?ate=${until}`,
  );
  return pick(all.filter((one) => one.recorrente_id === id).slice(0, 4), which)?.data ?? null;
};

const settle =
  (body: (draw: Draw) => object): Action =>
  async (owner, draw) => {
    const plan = pick(await owner.list(paths.recurrences), draw.which);
    const day = plan && (await dayOf(owner, plan.id, draw.content));
    if (plan === null || day === null) return null;
    return { method: "POST", path: paths.occurrence(plan.id, day), body: body(draw) };
  };

const scoped =
  (method: "PUT" | "DELETE", scope: "esta" | "seguintes"): Action =>
  async (owner, draw) => {
    const plan = pick(await owner.list(paths.recurrences), draw.which);
    const day = plan && (await dayOf(owner, plan.id, draw.content));
    if (plan === null || day === null) return null;
    const path = `${paths.recurrence(plan.id)}?alcance=${scope}&data=${day}`;
    return method === "PUT" ? { method, path, body: { valor: draw.content } } : { method, path };
  };

const recurrences: readonly Action[] = [
  async (owner, { which, content }) => ({
    method: "POST",
    path: paths.recurrences,
    body: {
      tipo: "despesa",
      categoria: await categoryFor(owner, "despesa", which),
      valor: content,
      descricao: `Plano ${content}`,
      inicio: addDays(owner.today, (content % 40) - 20),
      cada: 1 + (content % 3),
      unidade: content % 2 === 0 ? "semana" : "dia",
      vezes: content % 5 === 0 ? 6 : null,
      modo: content % 3 === 0 ? "automatico" : "confirmar",
      registar_anteriores: content % 4 === 0,
    },
  }),
  async (owner, { which, content }) => ({
    method: "POST",
    path: paths.recurrences,
    body: {
      tipo: "despesa",
      categoria: await categoryFor(owner, "despesa", which),
      total: 100 + content,
      vezes: 3 + (content % 4),
      descricao: `Prestações ${content}`,
      inicio: addDays(owner.today, (content % 40) - 10),
      cada: 1,
      unidade: "semana",
      modo: "confirmar",
    },
  }),
  on(paths.recurrences, async ({ id, total }, { which, content }, owner) => ({
    method: "PUT",
    path: paths.recurrence(id),
    body: {
      categoria: await categoryFor(owner, "despesa", which),
      ...(total === null && { valor: content }),
      pausada: content % 4 === 0,
    },
  })),
  on(paths.recurrences, ({ id }, { content }, { today }) => ({
    method: "PUT",
    path: paths.recurrence(id),
    body: { inicio: addDays(today, content % 9), unidade: "semana" },
  })),
  on(paths.recurrences, ({ id }) => ({ method: "DELETE", path: paths.recurrence(id) })),
  settle(({ content }) => ({
    acao: "confirmar",
    ...(content % 2 === 0 && { valor: content }),
  })),
  settle(() => ({ acao: "saltar" })),
  scoped("PUT", "esta"),
  scoped("PUT", "seguintes"),
  scoped("DELETE", "esta"),
  scoped("DELETE", "seguintes"),
];

const accounts: readonly Action[] = [
  async (_, { which, content }) => ({
    method: "POST",
    path: paths.accounts,
    body: {
      nome: `Conta ${content}`,
      especie: which % 3 === 0 ? "poupanca" : "ordem",
      principal: content % 4 === 0,
    },
  }),
  on(paths.accounts, ({ id, fechada }, { content }) => ({
    method: "PUT",
    path: paths.account(id),
    body: {
      nome: `Conta ${content}`,
      ...(content % 3 === 0 && { principal: true }),
      ...(content % 5 === 0 && { fechada: fechada === false }),
    },
  })),
  on(paths.accounts, ({ id }) => ({ method: "DELETE", path: paths.account(id) })),
  on(paths.accounts, ({ id }, { content }, { today }) => ({
    method: "PUT",
    path: paths.toldBalance,
    body: { valor: content, data: addDays(today, -(content % 3)), conta: id },
  })),
  // Without an account the main one is told, which is made where there is none.
  async ({ today }, { content }) => ({
    method: "PUT",
    path: paths.toldBalance,
    body: { valor: content, data: addDays(today, -(content % 3)) },
  }),
];

const linesWith = (content: number, record: string | null) =>
  Array.from({ length: 1 + (content % 5) }, (_, at) => {
    const line = lineNumber((content + at) % 12);
    if (at === 1) return divided(line);
    if (at === 2) return { ...line, use: { type: "not-counted" as const } };
    return at === 0 && record !== null
      ? { ...line, use: { type: "join" as const, record: transactionId(record) } }
      : line;
  });

const imports: readonly Action[] = [
  async (owner, { which, content }) => {
    const known = pick(
      (await owner.list(paths.accounts)).filter((one) => one["fechada"] === false),
      which,
    );
    const entered = content % 3 === 0 ? await owner.list(listOf("despesa")) : [];
    const draft = importOf(linesWith(content, pick(entered, content)?.id ?? null));
    const account = { ...draft.account, ...(known && { id: accountId(known.id) }) };
    const closing =
      content % 2 === 0 ? null : { amount: draft.lines[0]?.amount, date: owner.today };
    const body = encodeImport({ ...draft, account, closing } as typeof draft);
    return { method: "POST", path: paths.imports, body };
  },
  on(paths.imports, ({ id }) => ({
    method: "POST",
    path: paths.undoImport(id),
    body: { editadas: [] },
  })),
  async ({ get }, { which, content }) => {
    const lines = await get<{ ids: string[]; estados: string[] }>(paths.importLines);
    const id = pick(lines.ids, which);
    if (id === null) return null;
    const nao_contar = content % 2 === 0;
    return {
      method: "PUT",
      path: paths.importLine(id),
      body: { nao_contar, ...(!nao_contar && { categoria: "Alimentação" }) },
    };
  },
];

const wayBack: readonly Action[] = [
  on(paths.trash, ({ recurso, id, alteracao }, { content }) => ({
    method: "POST",
    path: paths.restoration,
    body: content % 2 === 0 ? { alteracao } : { itens: [{ recurso, id }] },
  })),
  // Undoes any earlier change, not only the last one; also what undid or restored something.
  async ({ done }, { which }) => {
    const change = pick(done, which);
    return change === null ? null : { method: "POST", path: paths.undo(change) };
  },
  async ({ done }, { which }) => {
    const change = pick(done.slice(-3), which);
    return change === null ? null : { method: "POST", path: paths.undo(change) };
  },
  async ({ copies, textOf }, { which, content }) => {
    if (copies.length < 3) copies.push(await textOf(paths.exportFile("json")));
    const mode = content % 2 === 0 ? "juntar" : "substituir";
    const path = `${paths.restore}?simular=false&modo=${mode}`;
    const body = pick(copies, which);
    return body === null ? null : { method: "POST", path, body };
  },
];

/** All that a person can do to a ledger in one change, by kind. */
export const ACTIONS: Readonly<Record<string, readonly Action[]>> = {
  receitas: movements("receita"),
  despesas: movements("despesa"),
  budgets,
  goals,
  categories,
  rules,
  recurrences,
  accounts,
  imports,
  wayBack,
};
