import { accountId, type AccountId } from "../../../../src/domain/shared/ids.ts";
import { uuidOf } from "../uuid-of.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether an account has an id as calls take it; older versions made some under any text. */
export const hasUuid = (id: string): boolean => UUID.test(id);

/** The id of such an account, the same wherever it is met: in the database and in its copies. */
export const accountUuid = (id: string): AccountId => {
  if (hasUuid(id)) return accountId(id);
  const made = uuidOf(`account ${id}`);
  return accountId(`${made.slice(0, 14)}7${made.slice(15, 19)}8${made.slice(20)}`);
};
