import * as v from "valibot";
import { recurrenceId } from "../../domain/shared/ids.ts";
import { civilDate } from "../fields.ts";
import { issue } from "../shape.ts";
import { field } from "../wire/field.ts";
import { wire } from "../wire/wire.ts";

/** The planned movement that a record fulfils (recorrente on the wire): the recurrence, and the planned day. */
export const fulfilment = wire({
  recurrence: field(
    "id",
    v.pipe(v.string(issue("wrong-type")), v.uuid(issue("bad-id")), v.transform(recurrenceId)),
  ),
  day: field("data", civilDate),
});
