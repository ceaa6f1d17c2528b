import * as v from "valibot";
import { userId } from "../../domain/shared/ids.ts";
import type { AccountChange } from "../../domain/users/account-change.ts";
import { EMAIL_MAX } from "../../domain/shared/text-limits.ts";
import { email, newPassword, username } from "./account-fields.ts";
import { text } from "../text-fields.ts";
import { issue, request, response } from "../shape.ts";
import { nullable, optional } from "../wire/absent.ts";
import { field, idAs, moment, word } from "../wire/field.ts";
import { wire } from "../wire/wire.ts";
import { userSchema } from "./users.ts";

const STATUSES = { ativo: "active", suspenso: "suspended" } as const;

const listed = wire({
  id: idAs("id", userId),
  username: field("username", v.string()),
  email: field("email", v.string()),
  role: field("tipo", userSchema.entries.tipo),
  plan: field("plano", userSchema.entries.plano),
  status: word("status", STATUSES),
  /** When the account will be deleted, if its owner has asked for that. */
  leavesAt: optional(nullable(moment("elimina_em")), null),
});

/** A user as GET /auth/admin/users lists them. */
export const listedUserSchema = response(listed.entries);

export const listedUsersSchema = v.array(listedUserSchema);

// @__NO_SIDE_EFFECTS__
const wholeNumber = (largest: number) =>
  v.pipe(
    v.string(issue("wrong-type")),
    v.regex(/^\d{1,7}$/, issue("wrong-type")),
    v.transform(Number),
    v.maxValue(largest, issue("wrong-type")),
  );

/** The most users that one call returns. */
export const USERS_MAX_PER_PAGE = 200;

/** The query of GET /auth/admin/users: a text that the username or email contains, and the part of the list. */
export const userQuerySchema = request({
  pesquisa: v.optional(text(EMAIL_MAX)),
  limite: v.optional(wholeNumber(USERS_MAX_PER_PAGE)),
  saltar: v.optional(wholeNumber(9_999_999)),
});

const account = wire({
  username: field("username", username),
  email: field("email", email),
  password: field("password", newPassword),
  role: optional(field("tipo", v.picklist(["normal", "admin"], issue("wrong-type"))), "normal"),
});

/** The body of POST /auth/admin/users. */
export const newAccountSchema = request(account.entries);

/** The body of PUT /auth/admin/users/{username}: exactly one of its fields. */
export const accountChangeSchema = v.pipe(
  request({
    status: v.optional(v.picklist(["ativo", "suspenso"], issue("wrong-type"))),
    new_password: v.optional(newPassword),
    plano: v.optional(v.picklist(["free", "premium"], issue("wrong-type"))),
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
    addIssue({ message: issue("one-change") });
    return NEVER;
  }),
);

const overview = wire({
  total: field("total", v.number()),
  active: field("ativos", v.number()),
  suspended: field("suspensos", v.number()),
  premium: field("premium", v.number()),
  admins: field("admins", v.number()),
});

/** The response of GET /auth/admin/resumo: how many accounts there are, in all and of each kind. */
export const userOverviewSchema = response(overview.entries);

export const decodeListedUser = listed.read;
export const encodeListedUser = listed.write;
export const decodeNewAccount = account.read;
export const encodeNewAccount = account.write;
export const decodeUserOverview = overview.read;
export const encodeUserOverview = overview.write;

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
