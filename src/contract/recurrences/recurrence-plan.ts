import * as v from "valibot";
import {
  EVERY_MAX,
  LAST_DAY_OF_MONTH,
  OCCURRENCES_MAX,
  type RecurrenceCost,
} from "../../domain/recurrences/recurrence.ts";
import { DESCRIPTION_MAX } from "../../domain/shared/text-limits.ts";
import { categoryName, civilDate } from "../fields.ts";
import { KINDS } from "../entry-kinds.ts";
import { optionalText } from "../text-fields.ts";
import { issue } from "../shape.ts";
import { nullable, optional } from "../wire/absent.ts";
import { field, word } from "../wire/field.ts";
import { wire } from "../wire/wire.ts";

// @__NO_SIDE_EFFECTS__
const count = (largest: number) =>
  v.pipe(
    v.number(issue("wrong-type")),
    v.integer(issue("wrong-type")),
    v.minValue(1, issue("wrong-type")),
    v.maxValue(largest, issue("too-many")),
  );

/** The day of the month; 31 is the last one of every month. */
export const dayOfMonth = field("dia", count(LAST_DAY_OF_MONTH));

/** A plan without its cost. */
export const plan = wire({
  kind: word("tipo", KINDS),
  category: field("categoria", categoryName),
  description: field("descricao", optionalText(DESCRIPTION_MAX)),
  start: field("inicio", civilDate),
  dayOfMonth: optional(dayOfMonth),
  every: field("cada", count(EVERY_MAX)),
  unit: word("unidade", { dia: "day", semana: "week", mes: "month", ano: "year" }),
  end: nullable(field("fim", civilDate)),
  times: nullable(field("vezes", count(OCCURRENCES_MAX))),
  weekend: word("fim_de_semana", { manter: "keep", antes: "before", depois: "after" }),
  mode: word("modo", { automatico: "automatic", confirmar: "confirm" }),
  paused: field("pausada", v.boolean(issue("wrong-type"))),
});

/** The cost of a plan as its fields have it; the other way to state it is left out. */
export const partsOfCost = (cost: RecurrenceCost) =>
  cost.of === "each" ? { each: cost.amount } : { total: cost.total, fee: cost.fee };
