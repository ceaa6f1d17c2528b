import { join } from "node:path";
import Database from "better-sqlite3";
import { makeAccount, type Account } from "./accounts.ts";
import type { Product } from "./product.ts";

/** Gives an account Premium at the server, like a payment. Its open pages notice it in the usual way. */
function givePremium({ data }: Product, { username }: Account): void {
  const database = new Database(join(data, "fincontrol.sqlite"));
  database
    .prepare("update users set plan = 'premium', subscription_active = 1 where username = ?")
    .run(username);
  database.close();
}

/** Creates an account with Premium. */
export async function makePremiumAccount(product: Product): Promise<Account> {
  const account = await makeAccount(product.url);
  givePremium(product, account);
  return { ...account, user: { ...(account.user as object), plano: "premium" } };
}
