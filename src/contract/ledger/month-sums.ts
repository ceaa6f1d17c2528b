import * as v from "valibot";
import type { MonthSum } from "../../domain/ledger/month-sum.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import { categoryId } from "../../domain/shared/ids.ts";
import { eurosSum, revision, yearMonth } from "../fields.ts";
import { KIND_NAMES, KINDS } from "../entry-kinds.ts";
import { response } from "../shape.ts";

const monthSumSchema = response({
  mes: yearMonth,
  tipo: v.picklist(["receita", "despesa"]),
  categoria: v.string(),
  soma: eurosSum,
  quantidade: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** The response of GET /meses: the sums of each month, kind and category; `categoria` is an id. */
export const monthSumsSchema = response({
  revisao: revision,
  epoca: v.string(),
  meses: v.array(monthSumSchema),
});

export const decodeMonthSum = (fields: v.InferOutput<typeof monthSumSchema>): MonthSum => ({
  month: fields.mes,
  kind: KINDS[fields.tipo],
  category: categoryId(fields.categoria),
  sum: fields.soma,
  count: fields.quantidade,
});

export const encodeMonthSum = (sum: MonthSum): v.InferInput<typeof monthSumSchema> => ({
  mes: sum.month,
  tipo: KIND_NAMES[sum.kind],
  categoria: sum.category,
  soma: eurosFromCents(sum.sum),
  quantidade: sum.count,
});
