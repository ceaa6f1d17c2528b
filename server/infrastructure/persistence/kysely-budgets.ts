import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Budgets } from "../../application/ports/budgets.ts";
import type { Queries } from "./database.ts";

const columnsOf = ({ category, limit, month }: Budget) => ({ category, limit, month });

/** The budgets in the budgets table. */
export const kyselyBudgets = (queries: Queries): Budgets => {
  const own = (owner: UserId) => {
    const budgets = queries.selectFrom("budgets").select(["id", "category", "limit", "month"]);
    return budgets.where("user_id", "=", owner);
  };
  return {
    list: async (owner, month) => {
      const wanted = month === undefined ? own(owner) : own(owner).where("month", "=", month);
      return wanted.orderBy("month", "desc").orderBy("id").execute();
    },
    find: async (owner, id) => (await own(owner).where("id", "=", id).executeTakeFirst()) ?? null,
    add: async (owner, budget) => {
      const row = { id: budget.id, user_id: owner, ...columnsOf(budget) };
      const insert = queries.insertInto("budgets").values(row);
      const result = await insert
        .onConflict((conflict) => conflict.columns(["user_id", "month", "category"]).doNothing())
        .executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },
    replace: async (owner, budget) => {
      const update = queries.updateTable("budgets").set(columnsOf(budget));
      await update.where("user_id", "=", owner).where("id", "=", budget.id).execute();
    },
    remove: async (owner, id) => {
      const removal = queries.deleteFrom("budgets").where("user_id", "=", owner);
      const result = await removal.where("id", "=", id).executeTakeFirst();
      return result.numDeletedRows === 1n;
    },
  };
};
