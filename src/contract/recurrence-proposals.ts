import * as v from "valibot";
import type { RecurrenceDraft } from "../domain/recurrences/recurrence.ts";
import { eurosFromCents } from "../domain/shared/cents.ts";
import { civilDate, euros } from "./fields.ts";
import { KINDS } from "./kinds.ts";
import { encodePlan, MODES, said, UNITS } from "./recurrence-plan.ts";
import { response } from "./shape.ts";

/** The answer of GET /recorrentes/sugestoes. */
export const proposalListSchema = v.array(
  response({
    id: v.string(),
    registos: v.number(),
    tipo: said.tipo,
    categoria: v.string(),
    valor: euros,
    descricao: v.nullable(v.string()),
    inicio: civilDate,
    cada: v.number(),
    unidade: said.unidade,
    modo: said.modo,
  }),
);

/** What was found to come again, as the wire has it; its days are kept as they are. */
export function encodeProposal(
  id: string,
  { draft, seen }: { readonly draft: RecurrenceDraft; readonly seen: number },
): v.InferInput<typeof proposalListSchema>[number] {
  const { tipo, categoria, descricao, inicio, cada, unidade, modo } = encodePlan(draft);
  const { cost } = draft;
  const valor = eurosFromCents(cost.of === "each" ? cost.amount : cost.total);
  return { id, registos: seen, tipo, categoria, valor, descricao, inicio, cada, unidade, modo };
}

export const decodeProposal = (
  fields: v.InferOutput<typeof proposalListSchema>[number],
): { readonly id: string; readonly seen: number; readonly draft: RecurrenceDraft } => ({
  id: fields.id,
  seen: fields.registos,
  draft: {
    kind: KINDS[fields.tipo],
    category: fields.categoria,
    cost: { of: "each", amount: fields.valor },
    description: fields.descricao,
    start: fields.inicio,
    every: fields.cada,
    unit: UNITS[fields.unidade],
    end: null,
    times: null,
    weekend: "keep",
    mode: MODES[fields.modo],
    paused: false,
  },
});
