import type { Failure } from "../failure.ts";
import type { Ledger } from "./ledger.ts";

/** Ensures that the book has rules and plans as well; throws a Failure if an older server omits them. */
export function needWhole({ getSnapshot }: Pick<Ledger, "getSnapshot">): void {
  if (!getSnapshot().whole) throw { type: "unexpected" } satisfies Failure;
}
