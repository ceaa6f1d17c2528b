import type { Cents } from "../../../src/domain/shared/cents.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Ledgers } from "../ports/ledgers.ts";

type Ports = { readonly ledgers: Ledgers };

/** The part of the accounts that is never to be touched, in cents. */
export const readCushion =
  ({ ledgers }: Ports) =>
  (ledger: LedgerId): Promise<Cents> =>
    ledgers.cushion(ledger);
