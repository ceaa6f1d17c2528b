import type { BalanceProof } from "../../../src/domain/imports/statements/statement.ts";
import type { BankFile } from "./bank-file.ts";

/**
 * Returns the proof of a whole file of so many movements: each but the oldest, which only an opening balance proves.
 */
export const provenOf = ({ balances, opening }: BankFile, of: number): BalanceProof => ({
  state: "proven",
  covered: balances === "file" || opening === true ? of : of - 1,
  of,
});
