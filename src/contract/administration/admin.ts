import * as v from "valibot";
import { userId } from "../../domain/shared/ids.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import type { AccountChange, ListedUser } from "../../domain/users/account-change.ts";
import type { NewAccount } from "../../domain/users/new-account.ts";
import type { UserOverview } from "../../domain/users/user-overview.ts";
import { EMAIL_MAX } from "../../domain/shared/text-limits.ts";
import { email, newPassword, username } from "./account-fields.ts";
import { instant } from "../fields.ts";
import { text } from "../text-fields.ts";
import { request, response } from "../shape.ts";
import { userSchema } from "./users.ts";

const { id, username: name, email: address, tipo, status, plano } = userSchema.entries;

/** A user as GET /auth/admin/users lists them. */
export const listedUserSchema = response({
  id,
  username: name,
  email: address,
  tipo,
  plano,
  status,
  /** When the account will be deleted, if its owner has asked for that. */
  elimina_em: v.optional(v.nullable(instant), null),
});

export const listedUsersSchema = v.array(listedUserSchema);

// @__NO_SIDE_EFFECTS__
const wholeNumber = (largest: number) =>
  v.pipe(
    v.string("wrong-type" satisfies FieldIssue),
    v.regex(/^\d{1,7}$/, "wrong-type" satisfies FieldIssue),
    v.transform(Number),
    v.maxValue(largest, "wrong-type" satisfies FieldIssue),
  );

/** The most users that one call returns. */
export const USERS_MAX_PER_PAGE = 200;

/** The query of GET /auth/admin/users: a text that the username or email contains, and the part of the list. */
export const userQuerySchema = request({
  pesquisa: v.optional(text(EMAIL_MAX)),
  limite: v.optional(wholeNumber(USERS_MAX_PER_PAGE)),
  saltar: v.optional(wholeNumber(9_999_999)),
});

/** The body of POST /auth/admin/users. */
export const newAccountSchema = request({
  username,
  email,
  password: newPassword,
  tipo: v.optional(v.picklist(["normal", "admin"], "wrong-type" satisfies FieldIssue), "normal"),
});

/** The body of PUT /auth/admin/users/{username}: exactly one of its fields. */
export const accountChangeSchema = v.pipe(
  request({
    status: v.optional(v.picklist(["ativo", "suspenso"], "wrong-type" satisfies FieldIssue)),
    new_password: v.optional(newPassword),
    plano: v.optional(v.picklist(["free", "premium"], "wrong-type" satisfies FieldIssue)),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): AccountChange => {
    const { status: wanted, new_password: password, plano: plan } = dataset.value;
    const changes: AccountChange[] = [];
    if (wanted !== undefined)
      changes.push({ type: "status", status: wanted === "ativo" ? "active" : "suspended" });
    if (password !== undefined) changes.push({ type: "password", password });
    if (plan !== undefined) changes.push({ type: "plan", plan });
    const [change] = changes;
    if (change !== undefined && changes.length === 1) return change;
    addIssue({ message: "one-change" satisfies FieldIssue });
    return NEVER;
  }),
);

/** The response of GET /auth/admin/resumo: how many accounts there are, in all and of each kind. */
export const userOverviewSchema = response({
  total: v.number(),
  ativos: v.number(),
  suspensos: v.number(),
  premium: v.number(),
  admins: v.number(),
});

export const decodeListedUser = (fields: v.InferOutput<typeof listedUserSchema>): ListedUser => ({
  id: userId(fields.id),
  username: fields.username,
  email: fields.email,
  role: fields.tipo,
  plan: fields.plano,
  status: fields.status === "ativo" ? "active" : "suspended",
  leavesAt: fields.elimina_em,
});

export const encodeListedUser = (user: ListedUser): v.InferInput<typeof listedUserSchema> => ({
  id: user.id,
  username: user.username,
  email: user.email,
  tipo: user.role,
  plano: user.plan,
  status: user.status === "active" ? "ativo" : "suspenso",
  elimina_em: user.leavesAt === null ? null : new Date(user.leavesAt).toISOString(),
});

export const decodeNewAccount = (fields: v.InferOutput<typeof newAccountSchema>): NewAccount => ({
  username: fields.username,
  email: fields.email,
  password: fields.password,
  role: fields.tipo,
});

export const encodeNewAccount = (account: NewAccount): v.InferInput<typeof newAccountSchema> => ({
  username: account.username,
  email: account.email,
  password: account.password,
  tipo: account.role,
});

export const encodeAccountChange = (
  change: AccountChange,
): v.InferInput<typeof accountChangeSchema> => {
  switch (change.type) {
    case "status":
      return { status: change.status === "active" ? "ativo" : "suspenso" };
    case "password":
      return { new_password: change.password };
    case "plan":
      return { plano: change.plan };
  }
};

export const decodeUserOverview = (
  fields: v.InferOutput<typeof userOverviewSchema>,
): UserOverview => ({
  total: fields.total,
  active: fields.ativos,
  suspended: fields.suspensos,
  premium: fields.premium,
  admins: fields.admins,
});

export const encodeUserOverview = (
  overview: UserOverview,
): v.InferInput<typeof userOverviewSchema> => ({
  total: overview.total,
  ativos: overview.active,
  suspensos: overview.suspended,
  premium: overview.premium,
  admins: overview.admins,
});
