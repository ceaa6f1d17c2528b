import { join } from "node:path";
import Database from "better-sqlite3";
import type { Plan } from "../../../src/domain/plans/plan.ts";
import { makeAccount, type Account } from "./accounts.ts";
import type { Product } from "./product.ts";

function setPlan({ data }: Product, { username }: Account, plan: Plan): void {
  const database = new Database(join(data, "fincontrol.sqlite"));
  database
    .prepare("update users set plan = ?, subscription_active = ? where username = ?")
    .run(plan, plan === "premium" ? 1 : 0, username);
  database.close();
}

/** Gives an account Premium where a payment would: at the server. Its open pages learn of it as they do of any. */
export const givePremium = (product: Product, account: Account): void =>
  setPlan(product, account, "premium");

/** Ends an account's Premium at the server. */
export const endPremium = (product: Product, account: Account): void =>
  setPlan(product, account, "free");

/** Makes an account that has Premium from the start. */
export async function makePremiumAccount(product: Product): Promise<Account> {
  const account = await makeAccount(product.url);
  givePremium(product, account);
  return { ...account, user: { ...(account.user as object), plano: "premium" } };
}
