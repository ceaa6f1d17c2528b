import type { AccountLine } from "../../domain/forecast/held-today.ts";
import type { Account } from "../../domain/imports/account.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import type { BankAccounts } from "../ports/bank-accounts.ts";
import type { Imports } from "../ports/imports.ts";

/** The facts of a forecast beside the book; the cushion in cents. */
export type ForecastBasis = {
  readonly accounts: readonly Account[];
  /** The imported movements since the first told balance. */
  readonly lines: readonly AccountLine[];
  readonly cushion: Cents;
};

type Ports = {
  readonly accounts: Pick<BankAccounts, "list" | "cushion">;
  readonly imports: Pick<Imports, "lines">;
};

/** Reads it all; movements are asked for only where a bank's account can have some and a balance was told. */
export const readForecastBasis =
  ({ accounts, imports }: Ports) =>
  async (): Promise<ForecastBasis> => {
    const [told, cushion] = await Promise.all([accounts.list(), accounts.cushion()]);
    const [first] = told.flatMap(({ balance }) => balance?.date ?? []).toSorted();
    const isImported = told.some(({ bank }) => bank !== null);
    const lines = first === undefined || !isImported ? [] : await imports.lines({ from: first });
    return { accounts: told, lines, cushion };
  };
