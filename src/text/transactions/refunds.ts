import type { Cents } from "../../domain/shared/cents.ts";
import { formatEuros } from "../format.ts";

/** The refunds of a purchase. */
export const refundTexts = {
  refund: "Devolução",
  /** The action on a purchase for which something came back. */
  refundAgain: (refunded: Cents) => `Devolução (devolvido ${formatEuros(refunded)})`,
  refunded: (amount: Cents) => `devolvido ${formatEuros(amount)}`,
  of: (purchase: string) => `Devolução de ${purchase}`,
  /** The field in a history. */
  purchase: "Devolução de",
  noPurchase: "nenhuma compra",
  gone: "uma compra que já não existe",
} as const;
