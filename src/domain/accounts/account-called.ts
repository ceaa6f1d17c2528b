import { foldText } from "../shared/fold-text.ts";
import type { Account } from "./account.ts";

const nameOf = (label: string): string => foldText(label.trim().replace(/\s+/gu, " "));

/** The open account that is called so, without regard to case, accents and spaces; null if there is none, or more than one. */
export function accountCalled<Called extends Pick<Account, "label" | "closed">>(
  accounts: readonly Called[],
  label: string,
): Called | null {
  const [found, ...others] = accounts.filter(
    (account) => !account.closed && nameOf(account.label) === nameOf(label),
  );
  return found === undefined || others.length > 0 ? null : found;
}
