import * as v from "valibot";
import { changeId } from "../../domain/shared/ids.ts";
import { recordName } from "../fields.ts";
import { request } from "../shape.ts";
import { field } from "../wire/field.ts";
import { wire } from "../wire/wire.ts";

const earlier = wire({
  before: field("antes_de", v.pipe(recordName, v.transform(changeId))),
});

/**
 * The body of POST /receitas/{id}/voltar and /despesas/{id}/voltar: the change before which the record was as it is to
 * be again.
 */
export const earlierVersionSchema = request(earlier.entries);

export const decodeEarlierVersion = earlier.read;
export const encodeEarlierVersion = earlier.write;
