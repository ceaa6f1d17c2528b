import * as v from "valibot";
import { civilDate } from "../fields.ts";
import { response } from "../shape.ts";
import { nullable } from "../wire/absent.ts";
import { field, moment, word } from "../wire/field.ts";
import { nested } from "../wire/nested.ts";
import { wire } from "../wire/wire.ts";

const last = wire({ day: field("dia", civilDate), madeAt: moment("feita_em") });

const failed = wire({
  at: moment("em"),
  failure: word("motivo", {
    sem_espaco: "full",
    danificada: "damaged",
    sem_resposta: "unavailable",
    outro: "other",
  }),
});

const copies = wire({
  last: nullable(nested("ultima", last)),
  failed: nullable(nested("falhou", failed)),
  kept: field("guardadas", v.number()),
  isMissed: field("em_falta", v.boolean()),
});

/** The response of GET /admin/copias. */
export const copiesSchema = response(copies.entries);

export const decodeCopies = copies.read;
export const encodeCopies = copies.write;
