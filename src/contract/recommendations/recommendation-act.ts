import * as v from "valibot";
import type { Act } from "../../domain/recommendations/act.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import { goalId } from "../../domain/shared/ids.ts";
import { civilDate, euros } from "../fields.ts";
import { KIND_NAMES, KINDS } from "../entry-kinds.ts";
import { response } from "../shape.ts";

const recordKind = v.picklist(["receita", "despesa"]);

/** An act that a recommendation proposes (ato): `ver` leads to records, the others open the dialog of their subject. */
export const actSchema = v.variant("tipo", [
  response({
    tipo: v.literal("ver"),
    registos: v.nullable(recordKind),
    categoria: v.nullable(v.string()),
    de: civilDate,
    ate: civilDate,
  }),
  response({ tipo: v.literal("limite"), categoria: v.string(), valor: euros }),
  response({
    tipo: v.literal("novo_objetivo"),
    reserva: v.boolean(),
    valor_total: v.nullable(euros),
  }),
  response({ tipo: v.literal("adicionar_valor"), objetivo_id: v.string(), valor: euros }),
  response({ tipo: v.literal("mudar_objetivo"), objetivo_id: v.string() }),
  response({ tipo: v.literal("registar"), registos: recordKind }),
  response({ tipo: v.literal("simular") }),
]);

type Fields = v.InferOutput<typeof actSchema>;
type Body = v.InferInput<typeof actSchema>;

export function decodeAct(fields: Fields): Act {
  switch (fields.tipo) {
    case "ver":
      return {
        type: "look",
        kind: fields.registos && KINDS[fields.registos],
        category: fields.categoria,
        from: fields.de,
        to: fields.ate,
      };
    case "limite":
      return { type: "limit", category: fields.categoria, limit: fields.valor };
    case "novo_objetivo":
      return { type: "new-goal", isFund: fields.reserva, total: fields.valor_total };
    case "adicionar_valor":
      return { type: "put-aside", goal: goalId(fields.objetivo_id), amount: fields.valor };
    case "mudar_objetivo":
      return { type: "change-goal", goal: goalId(fields.objetivo_id) };
    case "registar":
      return { type: "record", kind: KINDS[fields.registos] };
    case "simular":
      return { type: "simulate" };
  }
}

export function encodeAct(act: Act): Body {
  switch (act.type) {
    case "look":
      return {
        tipo: "ver",
        registos: act.kind && KIND_NAMES[act.kind],
        categoria: act.category,
        de: act.from,
        ate: act.to,
      };
    case "limit":
      return { tipo: "limite", categoria: act.category, valor: eurosFromCents(act.limit) };
    case "new-goal":
      return {
        tipo: "novo_objetivo",
        reserva: act.isFund,
        valor_total: act.total && eurosFromCents(act.total),
      };
    case "put-aside":
      return {
        tipo: "adicionar_valor",
        objetivo_id: act.goal,
        valor: eurosFromCents(act.amount),
      };
    case "change-goal":
      return { tipo: "mudar_objetivo", objetivo_id: act.goal };
    case "record":
      return { tipo: "registar", registos: KIND_NAMES[act.kind] };
    case "simulate":
      return { tipo: "simular" };
  }
}
