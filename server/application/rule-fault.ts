import type { RuleDraft } from "../../src/domain/imports/rule.ts";
import type { LedgerId } from "../../src/domain/shared/ids.ts";
import { categoryFault } from "./known-category.ts";
import type { Ledgers } from "./ports/ledgers.ts";

/** "bad-category" for a rule that names a category which the ledger does not have. */
export const ruleFault = async (
  ledgers: Pick<Ledgers, "categories">,
  ledger: LedgerId,
  { kind, category }: RuleDraft,
): Promise<"bad-category" | null> =>
  category === null ? null : categoryFault(ledgers, ledger, { kind, category });
