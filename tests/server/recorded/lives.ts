import { v7 } from "uuid";
import { encodeImport } from "../../../src/contract/imports/imports.ts";
import { ACCOUNT, BUDGET, GOAL, INCOME, NOBODYS_ID, RECURRENCE } from "../support/bodies.ts";
import type { Method } from "../support/caller.ts";
import { divided, importOf, lineNumber } from "../support/imports.ts";

/** One call of a life; `id` stands for what the life is of, `change` and `match` for what a client says of it. */
export type Step = {
  readonly method: Method;
  readonly path: string;
  readonly body?: object;
  readonly change?: string;
  readonly match?: string;
};

const CATEGORY = { tipo: "despesa", nome: "Jardim" };
const RULE = { contem: "continente", tipo: "despesa", categoria: "Alimentação" };

/** Each kind of record: where it lies, a body that makes one, another that changes it, and one that cannot be. */
const KINDS = [
  {
    path: "/receitas",
    body: INCOME,
    other: { ...INCOME, valor: 1 },
    bad: { ...INCOME, valor: -1 },
  },
  {
    path: "/despesas",
    body: INCOME,
    other: { ...INCOME, data: "2026-03-01" },
    bad: { ...INCOME, categoria: "Nenhuma" },
  },
  {
    path: "/objetivos",
    body: GOAL,
    other: { ...GOAL, valor_atual: 100 },
    bad: { ...GOAL, foto_url: "/api/fotos/alheia.webp" },
  },
  {
    path: "/orcamento",
    body: BUDGET,
    other: { ...BUDGET, repetir: true },
    bad: { ...BUDGET, mes_ano: "2026-13" },
  },
  {
    path: "/categorias",
    body: CATEGORY,
    other: { nome: "Horta", cor: "#0f9d6e" },
    bad: { tipo: "despesa", nome: "alimentacao" },
  },
  {
    path: "/regras",
    body: RULE,
    other: { ...RULE, contem: "pingo" },
    bad: { ...RULE, contem: "" },
  },
  {
    path: "/recorrentes",
    body: RECURRENCE,
    other: { valor: 700 },
    bad: { ...RECURRENCE, cada: 0 },
  },
  {
    path: "/contas",
    body: ACCOUNT,
    other: { nome: "Mealheiro", do_dia: true },
    bad: { ...ACCOUNT, especie: "ouro" },
  },
] as const;

/** What a client does with one record, from its creation to what is answered of it when it is gone. */
const lifeOf = ({ path, body, other, bad }: (typeof KINDS)[number]): readonly Step[] => {
  const id = v7();
  const at = `${path}/${id}`;
  const [made, changed, removed, back] = [v7(), v7(), v7(), v7()];
  const named = { ...body, id };
  const list = { method: "GET", path } as const;
  const log = (since: number) => ({ method: "GET", path: `/alteracoes?desde=${since}` }) as const;
  return [
    { method: "POST", path, body: bad },
    { method: "POST", path, body: named, change: made },
    { method: "POST", path, body: named, change: made },
    { method: "POST", path, body: named },
    { method: "POST", path, body: { ...named, ...other } },
    { method: "POST", path, body: { ...body, id: v7() } },
    list,
    log(1),
    { method: "PUT", path: at, body: bad },
    { method: "PUT", path: at, body: other, match: '"1"', change: changed },
    { method: "PUT", path: at, body: other, match: '"2"', change: changed },
    { method: "PUT", path: at, body: other, change: changed },
    { method: "PUT", path: at, body: other, match: "rubbish" },
    { method: "PUT", path: `${path}/${NOBODYS_ID}`, body: other },
    list,
    log(2),
    { method: "DELETE", path: at, match: '"1"' },
    { method: "DELETE", path: at, change: removed },
    { method: "DELETE", path: at, change: removed },
    { method: "DELETE", path: at },
    { method: "PUT", path: at, body: other },
    { method: "POST", path, body: named },
    log(3),
    { method: "POST", path: `/alteracoes/${removed}/anular`, change: back },
    { method: "POST", path: `/alteracoes/${removed}/anular`, change: back },
    { method: "POST", path: `/alteracoes/${changed}/anular` },
    { method: "POST", path: `/alteracoes/${v7()}/anular` },
    list,
    log(0),
  ];
};

/** A household as the screens ask for it: an import, what it learnt from, and every list that looks at it. */
const household = (): readonly Step[] => {
  const lines = Array.from({ length: 12 }, (_, number) => lineNumber(number * 28 + 3));
  const bank = importOf(
    [...lines, divided(lineNumber(40)), lineNumber(41, { use: { type: "not-counted" } })],
    {
      closing: null,
    },
  );
  const rule = v7();
  // Its id tells that it was begun before its deadline, on whichever day the tests run.
  const goal = v7({ msecs: Date.UTC(2026, 0, 1) });
  const income = { ...INCOME, categoria: "Salário", valor: 1500 };
  const [line] = bank.lines;
  return [
    { method: "POST", path: "/importacoes", body: encodeImport(bank) },
    { method: "POST", path: "/importacoes", body: encodeImport(bank) },
    ...["2031-02-28", "2031-03-31", "2031-04-30"].map((data): Step => ({
      method: "POST",
      path: "/receitas",
      body: { ...income, data },
    })),
    ...["2031-02-27", "2031-03-27", "2031-04-27", "2031-05-02"].map((data): Step => ({
      method: "POST",
      path: "/despesas",
      body: { ...INCOME, valor: 400, data },
    })),
    { method: "POST", path: "/objetivos", body: { ...GOAL, id: goal } },
    {
      method: "POST",
      path: "/orcamento",
      body: { ...BUDGET, mes_ano: "2031-05", categoria: "Outros" },
    },
    { method: "POST", path: "/recorrentes", body: { ...RECURRENCE, inicio: "2031-05-20" } },
    { method: "POST", path: "/regras", body: { ...RULE, id: rule, categoria: "Lazer" } },
    { method: "POST", path: `/regras/${rule}/aplicar?simular=true` },
    { method: "POST", path: `/regras/${rule}/aplicar?simular=false` },
    { method: "PUT", path: `/importacoes/linhas/${line?.id}`, body: { nao_contar: true } },
    { method: "PUT", path: "/previsao/saldo", body: { valor: 1234.56, data: "2031-05-05" } },
    { method: "PUT", path: "/previsao/reserva", body: { valor: 100 } },
    ...[
      "/alteracoes?desde=0",
      "/meses",
      "/contas",
      "/importacoes",
      "/importacoes/linhas",
      "/regras",
      "/recorrentes",
      "/recorrentes/proximas?ate=2031-06-30",
      "/recorrentes/sugestoes",
      "/receitas?de=2031-03-01",
      "/despesas",
      "/orcamento/status/2031-05",
      `/objetivos/${goal}/entradas`,
      "/previsao",
      "/previsao?dias=30",
      "/exportacao/resumo",
      "/exportacao/json",
      "/exportacao/csv",
      "/gamificacao/status",
    ].map((path): Step => ({ method: "GET", path })),
    {
      method: "POST",
      path: "/simulacao/cenario",
      body: { categoria_reduzir: "Outros", valor_reducao: 10 },
    },
    { method: "POST", path: "/recomendacoes/gerar", body: { periodo_meses: 3 } },
    { method: "POST", path: "/notificacoes/gerar-automaticas" },
    { method: "GET", path: "/notificacoes" },
    { method: "DELETE", path: `/importacoes/${bank.id}?simular=true` },
    { method: "POST", path: `/importacoes/${bank.id}/anular`, body: { editadas: [] } },
    { method: "DELETE", path: `/importacoes/${bank.id}` },
    { method: "GET", path: "/meses" },
  ];
};

/** The lives that are recorded, by name. */
export const LIVES: readonly { readonly name: string; readonly steps: () => readonly Step[] }[] = [
  ...KINDS.map((kind) => ({ name: kind.path.slice(1), steps: () => lifeOf(kind) })),
  { name: "household", steps: household },
];
