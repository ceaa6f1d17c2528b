import * as v from "valibot";
import { PARTS_MAX } from "../../domain/imports/import-limits.ts";
import { eurosFromCents } from "../../domain/shared/cents.ts";
import { transactionId } from "../../domain/shared/ids.ts";
import { DESCRIPTION_MAX } from "../../domain/shared/text-limits.ts";
import type { Division } from "../../domain/transactions/division.ts";
import { categoryName, euros, ownId, revision } from "../fields.ts";
import { issue, request, response } from "../shape.ts";
import { optionalText } from "../text-fields.ts";
import { transactionSchema } from "../kinds/transactions.ts";

const partSchema = request({
  id: ownId,
  categoria: categoryName,
  valor: euros,
  descricao: optionalText(DESCRIPTION_MAX),
});

interface Part extends v.InferOutput<typeof partSchema> {}
interface PartBody extends v.InferInput<typeof partSchema> {}

const partsSchema: v.GenericSchema<PartBody[], Part[]> = v.pipe(
  v.array(partSchema, issue("wrong-type")),
  v.maxLength(PARTS_MAX - 1, issue("too-many")),
);

/**
 * The body of POST /receitas/{id}/dividir and /despesas/{id}/dividir: what remains of the record, and its other parts.
 */
export const divisionSchema = request({
  categoria: categoryName,
  valor: euros,
  partes: v.optional(partsSchema, []),
});

/** The response: the records that it became, itself first. */
export const dividedSchema = response({
  registos: v.array(transactionSchema),
  revisao: revision,
});

export const decodeDivision = ({
  categoria,
  valor,
  partes,
}: v.InferOutput<typeof divisionSchema>): Division => ({
  category: categoria,
  amount: valor,
  parts: partes.map((part) => ({
    id: transactionId(part.id),
    category: part.categoria,
    amount: part.valor,
    description: part.descricao,
  })),
});

export const encodeDivision = ({
  category,
  amount,
  parts,
}: Division): v.InferInput<typeof divisionSchema> => ({
  categoria: category,
  valor: eurosFromCents(amount),
  partes: parts.map((part) => ({
    id: part.id,
    categoria: part.category,
    valor: eurosFromCents(part.amount),
    descricao: part.description,
  })),
});
