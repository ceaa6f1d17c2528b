import type { FileAccount } from "../../domain/imports/file-account.ts";
import type { ReadFile } from "./import-steps.ts";

/** The accounts of a file under review that are not in the review yet; none for a file of one account. */
export function otherAccounts(read: readonly ReadFile[], at: number): readonly FileAccount[] {
  const among = read[at]?.among;
  if (among === undefined) return [];
  const chosen = new Set(
    read.flatMap((other) => (other.among?.file === among.file ? other.among.chosen : [])),
  );
  return among.accounts.filter(({ number }) => !chosen.has(number));
}
