import * as v from "valibot";
import type { PriceChange } from "../../domain/recurrences/price-change.ts";
import type { RecurrenceDraft } from "../../domain/recurrences/recurrence.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import { civilDate, euros } from "../fields.ts";
import { KINDS } from "../entry-kinds.ts";
import { encodePlan, MODES, said, UNITS } from "./recurrence-plan.ts";
import { response } from "../shape.ts";

/** The response of GET /recorrentes/sugestoes. */
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
    mudou: v.optional(response({ de: euros, desde: civilDate })),
  }),
);

type Proposed = {
  readonly draft: RecurrenceDraft;
  readonly seen: number;
  readonly changed: PriceChange | null;
};

/** Encodes a proposal; its days are sent as they are. */
export function encodeProposal(
  id: string,
  { draft, seen, changed }: Proposed,
): v.InferInput<typeof proposalListSchema>[number] {
  const { tipo, categoria, descricao, inicio, cada, unidade, modo } = encodePlan(draft);
  const { cost } = draft;
  const valor = eurosFromCents(cost.of === "each" ? cost.amount : cost.total);
  return {
    id,
    registos: seen,
    tipo,
    categoria,
    valor,
    descricao,
    inicio,
    cada,
    unidade,
    modo,
    ...(changed && { mudou: { de: eurosFromCents(changed.from), desde: changed.since } }),
  };
}

export const decodeProposal = (
  fields: v.InferOutput<typeof proposalListSchema>[number],
): Proposed & { readonly id: string } => ({
  id: fields.id,
  seen: fields.registos,
  changed: fields.mudou ? { from: fields.mudou.de, since: fields.mudou.desde } : null,
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
