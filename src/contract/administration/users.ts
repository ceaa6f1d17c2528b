import * as v from "valibot";
import { userId } from "../../domain/shared/ids.ts";
import { isAdmin, type User } from "../../domain/users/user.ts";
import { response } from "../shape.ts";

/** The signed-in user on the wire. */
export const userSchema = response({
  id: v.string(),
  username: v.string(),
  email: v.string(),
  tipo: v.picklist(["normal", "admin"]),
  status: v.picklist(["ativo", "suspenso"]),
  plano: v.optional(v.picklist(["free", "premium"]), "free"),
  assinatura_ativa: v.boolean(),
  aceitou_politica: v.boolean(),
  is_admin: v.boolean(),
});

/** Reads a user; is_admin is derived from tipo and not trusted. */
export const decodeUser = (fields: v.InferOutput<typeof userSchema>): User => ({
  id: userId(fields.id),
  username: fields.username,
  email: fields.email,
  role: fields.tipo,
  status: fields.status === "ativo" ? "active" : "suspended",
  plan: fields.plano,
  subscriptionActive: fields.assinatura_ativa,
  policyAccepted: fields.aceitou_politica,
});

export const encodeUser = (user: User): v.InferOutput<typeof userSchema> => ({
  id: user.id,
  username: user.username,
  email: user.email,
  tipo: user.role,
  status: user.status === "active" ? "ativo" : "suspenso",
  plano: user.plan,
  assinatura_ativa: user.subscriptionActive,
  aceitou_politica: user.policyAccepted,
  is_admin: isAdmin(user),
});
