import * as v from "valibot";
import {
  EVERY_MAX,
  TIMES_MAX,
  type RecurrenceCost,
  type RecurrenceDraft,
} from "../../domain/recurrences/recurrence.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import { DESCRIPTION_MAX } from "../../domain/shared/text-limits.ts";
import { categoryName, civilDate } from "../fields.ts";
import { KIND_NAMES } from "../entry-kinds.ts";
import { optionalText } from "../text-fields.ts";
import { issue } from "../shape.ts";

/** The words of a plan on the wire, and the same map inverted. */
export const UNITS = { dia: "day", semana: "week", mes: "month", ano: "year" } as const;
const UNIT_NAMES = { day: "dia", week: "semana", month: "mes", year: "ano" } as const;
export const WEEKENDS = { manter: "keep", antes: "before", depois: "after" } as const;
const WEEKEND_NAMES = { keep: "manter", before: "antes", after: "depois" } as const;
export const MODES = { automatico: "automatic", confirmar: "confirm" } as const;
const MODE_NAMES = { automatic: "automatico", confirm: "confirmar" } as const;

// @__NO_SIDE_EFFECTS__
const count = (largest: number) =>
  v.pipe(
    v.number(issue("wrong-type")),
    v.integer(issue("wrong-type")),
    v.minValue(1, issue("wrong-type")),
    v.maxValue(largest, issue("too-many")),
  );

/** The fields of a plan that every body has. */
export const said = {
  tipo: v.picklist(["receita", "despesa"], issue("wrong-type")),
  categoria: categoryName,
  descricao: optionalText(DESCRIPTION_MAX),
  inicio: civilDate,
  cada: count(EVERY_MAX),
  unidade: v.picklist(["dia", "semana", "mes", "ano"], issue("wrong-type")),
  fim: v.nullable(civilDate),
  vezes: v.nullable(count(TIMES_MAX)),
  fim_de_semana: v.picklist(["manter", "antes", "depois"], issue("wrong-type")),
  modo: v.picklist(["automatico", "confirmar"], issue("wrong-type")),
  pausada: v.boolean(issue("wrong-type")),
};

/** Encodes the cost of a plan; the fields of the other way to state it are null. */
export const encodeCost = (cost: RecurrenceCost) =>
  cost.of === "each"
    ? { valor: eurosFromCents(cost.amount), total: null, encargo: null }
    : { valor: null, total: eurosFromCents(cost.total), encargo: eurosFromCents(cost.fee) };

/** Encodes a plan without its cost. */
export const encodePlan = (draft: RecurrenceDraft) => ({
  tipo: KIND_NAMES[draft.kind],
  categoria: draft.category,
  descricao: draft.description,
  inicio: draft.start,
  cada: draft.every,
  unidade: UNIT_NAMES[draft.unit],
  fim: draft.end,
  vezes: draft.times,
  fim_de_semana: WEEKEND_NAMES[draft.weekend],
  modo: MODE_NAMES[draft.mode],
  pausada: draft.paused,
});
