import type { Rule } from "../../../src/domain/imports/rule.ts";
import type { Stamped } from "../../../src/domain/ledger/stamped.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Rules } from "../ports/rules.ts";

type Ports = { readonly rules: Rules };

/** The rules of a ledger, in their order. */
export const listRules =
  ({ rules }: Ports) =>
  (ledger: LedgerId): Promise<readonly Stamped<Rule>[]> =>
    rules.list(ledger);
