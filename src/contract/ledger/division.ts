import * as v from "valibot";
import { PARTS_MAX } from "../../domain/imports/import-limits.ts";
import { transactionId } from "../../domain/shared/ids.ts";
import { DESCRIPTION_MAX } from "../../domain/shared/text-limits.ts";
import { categoryName, ownId, revision } from "../fields.ts";
import { issue, request, response } from "../shape.ts";
import { optionalText } from "../text-fields.ts";
import { transactionSchema } from "../kinds/transactions.ts";
import { optional } from "../wire/absent.ts";
import { field, money } from "../wire/field.ts";
import { decoded } from "../wire/nested.ts";
import { wire } from "../wire/wire.ts";

const rest = { category: field("categoria", categoryName), amount: money("valor") };

const part = wire({
  id: field("id", v.pipe(ownId, v.transform(transactionId))),
  ...rest,
  description: field("descricao", optionalText(DESCRIPTION_MAX)),
});

const parts = v.pipe(
  v.array(decoded(request(part.entries), part.read), issue("wrong-type")),
  v.maxLength(PARTS_MAX - 1, issue("too-many")),
);

const division = wire({
  ...rest,
  parts: optional(
    field("partes", parts, (some) => some.map(part.write)),
    [],
  ),
});

/**
 * The body of POST /receitas/{id}/dividir and /despesas/{id}/dividir: what remains of the record, and its other parts.
 */
export const divisionSchema = request(division.entries);

/** The response: the records that it became, itself first. */
export const dividedSchema = response({
  registos: v.array(transactionSchema),
  revisao: revision,
});

export const decodeDivision = division.read;
export const encodeDivision = division.write;
