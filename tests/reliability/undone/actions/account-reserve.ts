import { paths } from "../../../../src/contract/paths.ts";
import type { Action } from "./action.ts";

/** The reserve of the forecast is a setting of the ledger and no record: telling it is no change, and none undoes it. */
export const accountReserve: readonly Action[] = [
  async (_, { content }) => ({
    method: "PUT",
    path: paths.accountReserve,
    body: { valor: content },
  }),
];
