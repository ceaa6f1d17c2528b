import * as v from "valibot";
import type { Operator } from "../domain/operator/operator.ts";
import { response } from "./shape.ts";

/** Who runs the installation, as far as they say so. */
const operatorSchema = response({ nome: v.nullable(v.string()), email: v.nullable(v.string()) });

/**
 * The answer of GET /config: where Premium is bought, or null if that cannot be done, who the operator is, and whether
 * mail is sent.
 */
export const configSchema = response({
  checkout_url: v.nullable(v.string()),
  operador: operatorSchema,
  envia_email: v.optional(v.boolean(), false),
});

/** What an installation tells of itself. */
type Told = {
  readonly checkoutUrl: string | null;
  readonly operator: Operator;
  readonly sendsMail: boolean;
};

export const decodeConfig = (fields: v.InferOutput<typeof configSchema>): Told => ({
  checkoutUrl: fields.checkout_url,
  operator: { name: fields.operador.nome, email: fields.operador.email },
  sendsMail: fields.envia_email,
});

export const encodeConfig = ({
  checkoutUrl,
  operator: { name: nome, email },
  sendsMail,
}: Told): v.InferInput<typeof configSchema> => ({
  checkout_url: checkoutUrl,
  operador: { nome, email },
  envia_email: sendsMail,
});
