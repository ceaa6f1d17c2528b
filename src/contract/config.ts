import * as v from "valibot";
import type { Operator } from "../domain/operator/operator.ts";
import { response } from "./shape.ts";

/** Who runs the installation, as far as they say so. */
const operatorSchema = response({ nome: v.nullable(v.string()), email: v.nullable(v.string()) });

/** The answer of GET /config: where Premium is bought, or null if that cannot be done, and who the operator is. */
export const configSchema = response({
  checkout_url: v.nullable(v.string()),
  operador: operatorSchema,
});

export const decodeConfig = ({ checkout_url, operador }: v.InferOutput<typeof configSchema>) => ({
  checkoutUrl: checkout_url,
  operator: { name: operador.nome, email: operador.email },
});

export const encodeConfig = (
  checkoutUrl: string | null,
  { name: nome, email }: Operator,
): v.InferInput<typeof configSchema> => ({ checkout_url: checkoutUrl, operador: { nome, email } });
