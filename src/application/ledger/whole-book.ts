import type { Failure } from "../failure.ts";
import type { Ledger } from "./ledger.ts";

/** Makes sure that the book tells of rules and plans as well; throws a Failure where the server is older than they are there. */
export function needWhole({ getSnapshot }: Pick<Ledger, "getSnapshot">): void {
  if (!getSnapshot().whole) throw { type: "unexpected" } satisfies Failure;
}
