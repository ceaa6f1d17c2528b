import * as v from "valibot";
import type { Installation } from "../domain/operator/installation.ts";
import { response } from "./shape.ts";

/** The operator of the installation; null where they do not say. */
const operatorSchema = response({ nome: v.nullable(v.string()), email: v.nullable(v.string()) });

/** The response of GET /config. */
export const configSchema = response({
  checkout_url: v.nullable(v.string()),
  operador: operatorSchema,
  envia_email: v.optional(v.boolean(), false),
  origem_chaves: v.optional(v.nullable(v.string()), null),
});

export const decodeConfig = (fields: v.InferOutput<typeof configSchema>): Installation => ({
  checkoutUrl: fields.checkout_url,
  operator: { name: fields.operador.nome, email: fields.operador.email },
  sendsMail: fields.envia_email,
  passkeyOrigin: fields.origem_chaves,
});

export const encodeConfig = (installation: Installation): v.InferInput<typeof configSchema> => ({
  checkout_url: installation.checkoutUrl,
  operador: { nome: installation.operator.name, email: installation.operator.email },
  envia_email: installation.sendsMail,
  origem_chaves: installation.passkeyOrigin,
});
