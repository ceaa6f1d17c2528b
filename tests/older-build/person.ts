import * as v from "valibot";
import { loginPaths } from "../../src/contract/login/login-paths.ts";
import { accountPaths } from "../../src/contract/login/account-paths.ts";
import { API_BASE } from "../../src/contract/api-base.ts";
import { decodeSession, sessionSchema } from "../../src/contract/login/auth.ts";
import { budgetListSchema, decodeBudget } from "../../src/contract/kinds/budgets.ts";
import { decodeCategory, ownCategoryListSchema } from "../../src/contract/kinds/categories.ts";
import { decodeGoal, goalListSchema } from "../../src/contract/kinds/goals.ts";
import { decodeRecurrence, recurrenceListSchema } from "../../src/contract/kinds/recurrences.ts";
import { decodeRule, ruleListSchema } from "../../src/contract/kinds/rules.ts";
import { decodeTransaction, transactionListSchema } from "../../src/contract/kinds/transactions.ts";
import { paths } from "../../src/contract/paths.ts";
import type { WithRevision } from "../../src/domain/ledger/stored-record.ts";
import type { Recurrence } from "../../src/domain/recurrences/recurrence.ts";
import { compareText } from "../../src/domain/shared/compare-text.ts";
import type { TransactionKind } from "../../src/domain/transactions/transaction.ts";
import { newUsername, PASSWORD } from "../server/support/people.ts";
import { ADMIN } from "../server/support/start-test-server.ts";
import type { Known, Shown } from "./client.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Calls the API of a server by its address; answers the JSON of what it answers, and throws what is refused. */
export const callerAt =
  (url: string, token: string | null = null) =>
  async (method: Method, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(url + API_BASE + path, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === "" ? null : JSON.parse(text);
  };

/** Signs somebody in by their name; the password is everybody's. */
async function signIn(url: string, username: string, password = PASSWORD) {
  const answer = await callerAt(url)("POST", loginPaths.password, { username, password });
  return decodeSession(v.parse(sessionSchema, answer));
}

/** Somebody new of the premium plan, signed in. */
export async function newPersonAt(url: string) {
  const username = newUsername();
  const email = `${username}@exemplo.pt`;
  await callerAt(url)("POST", accountPaths.register, { username, email, password: PASSWORD });
  const { token } = await signIn(url, ADMIN.username, ADMIN.password);
  await callerAt(url, token)("PUT", `/auth/admin/users/${username}`, { plano: "premium" });
  return signIn(url, username);
}

const inOrder = (records: readonly Known[]) => records.toSorted((a, b) => compareText(a.id, b.id));

type Listing = Shown & {
  readonly rules: readonly Known[];
  readonly recurrences: readonly WithRevision<Recurrence>[];
};

/** What a server lists of somebody's records, as today's build reads it. */
export async function listingAt(url: string, token: string): Promise<Listing> {
  const call = callerAt(url, token);
  const read = async <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    decode: (row: v.InferOutput<Schema> extends readonly (infer Row)[] ? Row : never) => Known,
  ) => {
    const rows = v.parse(schema, await call("GET", path)) as Parameters<typeof decode>[0][];
    return inOrder(rows.map(decode));
  };
  const entries = (kind: TransactionKind) =>
    read(paths.transactions(kind), transactionListSchema, (row) => decodeTransaction(kind, row));
  return {
    income: await entries("income"),
    expense: await entries("expense"),
    budgets: await read(paths.budgets, budgetListSchema, decodeBudget),
    goals: await read(paths.goals, goalListSchema, decodeGoal),
    categories: await read(paths.allCategories, ownCategoryListSchema, decodeCategory),
    rules: await read(paths.rules, ruleListSchema, decodeRule),
    recurrences: v
      .parse(recurrenceListSchema, await call("GET", paths.recurrences))
      .map((row) => ({ ...decodeRecurrence(row), revision: row.revisao })),
  };
}
