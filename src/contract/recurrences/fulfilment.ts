import * as v from "valibot";
import type { Fulfilment } from "../../domain/recurrences/fulfilment.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { recurrenceId } from "../../domain/shared/ids.ts";
import { civilDate } from "../fields.ts";
import { request } from "../shape.ts";

/** The planned movement that a record fulfils (recorrente on the wire): the recurrence, and the planned day. */
export const fulfilmentSchema = request({
  id: v.pipe(v.string("wrong-type" satisfies FieldIssue), v.uuid("bad-id" satisfies FieldIssue)),
  data: civilDate,
});

export const decodeFulfilment = ({
  id,
  data,
}: v.InferOutput<typeof fulfilmentSchema>): Fulfilment => ({
  recurrence: recurrenceId(id),
  day: data,
});

export const encodeFulfilment = ({ recurrence, day }: Fulfilment) => ({
  id: recurrence,
  data: day,
});
