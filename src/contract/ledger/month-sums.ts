import * as v from "valibot";
import { categoryId } from "../../domain/shared/ids.ts";
import { eurosSum, revision, yearMonth } from "../fields.ts";
import { KINDS } from "../entry-kinds.ts";
import { response } from "../shape.ts";
import { field, idAs, money, word } from "../wire/field.ts";
import { wire } from "../wire/wire.ts";

const monthSum = wire({
  month: field("mes", yearMonth),
  kind: word("tipo", KINDS),
  category: idAs("categoria", categoryId),
  sum: money("soma", eurosSum),
  count: field("quantidade", v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** The response of GET /meses: the sums of each month, kind and category; `categoria` is an id. */
export const monthSumsSchema = response({
  revisao: revision,
  epoca: v.string(),
  meses: v.array(response(monthSum.entries)),
});

export const decodeMonthSum = monthSum.read;
export const encodeMonthSum = monthSum.write;
