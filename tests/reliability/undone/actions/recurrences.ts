import { paths } from "../../../../src/contract/paths.ts";
import { addDays } from "../../../../src/domain/shared/add-days.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import type { Owner } from "../owner.ts";
import { categoryFor, on, pick, type Action, type Draw } from "./action.ts";

/** The planned days of a recurrence that nothing became of yet, the next first. */
export const dayOf = async (
  { get, today }: Owner,
  id: string,
  which: number,
): Promise<CivilDate | null> => {
  const until = addDays(today, 60);
  const all = await get<readonly { recorrente_id: string; data: CivilDate }[]>(
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

/** Says that a planned movement is an expense that is there. */
const tie: Action = async (owner, draw) => {
  const plan = pick(await owner.list(paths.recurrences), draw.which);
  const day = plan && (await dayOf(owner, plan.id, draw.content));
  const record = pick(await owner.list(paths.transactions("expense")), draw.content);
  if (plan === null || day === null || record === null) return null;
  const body = { acao: "confirmar", registo: record.id };
  return { method: "POST", path: paths.occurrence(plan.id, day), body };
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

export const recurrences: readonly Action[] = [
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
  tie,
  scoped("PUT", "esta"),
  scoped("PUT", "seguintes"),
  scoped("DELETE", "esta"),
  scoped("DELETE", "seguintes"),
];
