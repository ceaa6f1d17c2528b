import type { Operator } from "../../domain/operator/operator.ts";

/** What everybody may know of the installation that they use. */
export type Installation = {
  /** Where Premium is bought, without a buyer; null if that cannot be done. */
  readonly checkoutUrl: string | null;
  readonly operator: Operator;
};

/** Asks the server about itself. Rejects with a Failure. */
export type ReadInstallation = () => Promise<Installation>;
