import type { Category } from "../../../src/domain/categories/category.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Ledgers } from "../ports/ledgers.ts";

type Ports = { readonly ledgers: Ledgers };

/** The categories of a ledger, archived ones too, those of a kind in their order (/categorias). */
export const listCategories =
  ({ ledgers }: Ports) =>
  (ledger: LedgerId): Promise<readonly Category[]> =>
    ledgers.categories(ledger);
