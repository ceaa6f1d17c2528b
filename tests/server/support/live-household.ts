import { v7 } from "uuid";
import type { Household, Entry } from "./random-household.ts";
import type { Caller } from "./caller.ts";

const bodyOf = ({ date, category, cents, description }: Entry) => ({
  data: date,
  categoria: category,
  valor: cents / 100,
  descricao: description,
});

const wayOf = (kind: Entry["kind"]) => (kind === "income" ? "receita" : "despesa");

/** Makes the calls of a household, in order; each must succeed. */
export async function live(me: Caller, household: Household): Promise<void> {
  const must = async (...call: Parameters<Caller>) => {
    const answer = await me(...call);
    if (answer.status >= 300) throw new Error(`${call[0]} ${call[1]}: ${answer.text}`);
  };
  const enter = (entry: Entry) => must("POST", `/${wayOf(entry.kind)}s`, { body: bodyOf(entry) });

  for (const [at, { account, lines, closing, isUndone }] of household.files.entries()) {
    if (lines.length === 0) continue;
    const id = v7();
    const body = {
      id,
      nome: `extrato-${at}.csv`,
      banco: "Banco",
      conta: { id: account.id, nome: `Conta ${at}`, digitos: null, especie: account.kind },
      ...(closing !== null && { saldo: { valor: closing.cents / 100, data: closing.date } }),
      linhas: lines.map(({ counts, ...line }, place) => ({
        id: v7(),
        tipo: wayOf(line.kind),
        ...bodyOf(line),
        identidade: `${at} ${place}`,
        ...(!counts && { nao_contar: true }),
      })),
    };
    await must("POST", "/importacoes", { body });
    if (isUndone) await must("DELETE", `/importacoes/${id}`);
  }
  for (const entry of household.entered) await enter(entry);
  for (const plan of household.plans)
    await must("POST", "/recorrentes", {
      body: {
        tipo: wayOf(plan.kind),
        categoria: plan.category,
        valor: plan.cents / 100,
        descricao: plan.description,
        inicio: plan.date,
        cada: 1,
        unidade: plan.unit,
        fim: null,
        vezes: null,
        fim_de_semana: "manter",
        modo: plan.asks ? "confirmar" : "automatico",
      },
    });
  if (household.told !== null) {
    const { cents, date } = household.told;
    await must("PUT", "/previsao/saldo", { body: { valor: cents / 100, data: date } });
  }
  for (const entry of household.later) await enter(entry);
  await must("PUT", "/previsao/reserva", { body: { valor: household.accountReserve / 100 } });
  for (const { name, total, current, deadline } of household.goals)
    await must("POST", "/objetivos", {
      body: {
        nome: name,
        valor_total: total / 100,
        valor_atual: current / 100,
        prazo: deadline,
        foto_url: null,
      },
    });
  for (const { category, cents } of household.budgets)
    await must("POST", "/orcamento", {
      body: { categoria: category, valor_limite: cents / 100, mes_ano: "2031-11" },
    });
}
