import type { Settings } from "../../../application/administration/settings.ts";
import type { Queries } from "../database.ts";

const NAME = "admin_factor_required";
const ON = "1";
const OFF = "0";

/** Whether a stored value means yes. */
export const isOn = (value: string | null | undefined): boolean => value === ON;

/** The administrators' settings, one row each. */
export const kyselySettings = (queries: Queries): Settings => ({
  read: async () => {
    const row = await queries
      .selectFrom("settings")
      .select("value")
      .where("name", "=", NAME)
      .executeTakeFirst();
    return { factorRequired: isOn(row?.value) };
  },
  write: async ({ factorRequired }) => {
    const value = factorRequired ? ON : OFF;
    await queries
      .insertInto("settings")
      .values({ name: NAME, value })
      .onConflict((on) => on.column("name").doUpdateSet({ value }))
      .execute();
  },
});
