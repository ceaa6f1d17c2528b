import type { FileAccount } from "../file-account.ts";

/** A part of a document that belongs to one account. */
export type AccountPart = {
  /** The number of its account, as the document has it; empty if it has none. */
  readonly number: string;
  /** How many movements it has, and whether any of them is in euros. */
  readonly rows: number;
  readonly hasEuros: boolean;
};

const plain = (number: string) => number.replace(/\s/g, "").toUpperCase();

/** The accounts of a document that have movements in euros; without such, all that have movements. */
export function accountsIn(parts: readonly AccountPart[]): readonly FileAccount[] {
  const filled = parts.filter(({ rows }) => rows > 0);
  const inEuros = filled.filter(({ hasEuros }) => hasEuros);
  const counted = inEuros.length > 0 ? inEuros : filled;
  return [...Map.groupBy(counted, ({ number }) => plain(number)).values()].map((own) => ({
    number: own[0]?.number ?? "",
    rows: own.reduce((sum, { rows }) => sum + rows, 0),
  }));
}

/** How many movements of other currencies are in accounts that have none in euros, and so are not offered. */
export function foreignRows(parts: readonly AccountPart[]): number {
  const offered = new Set(accountsIn(parts).map(({ number }) => plain(number)));
  return parts
    .filter(({ number }) => !offered.has(plain(number)))
    .reduce((sum, { rows }) => sum + rows, 0);
}

/**
 * The parts of the account that was chosen, or of the only one; null if one of several has to be chosen. Parts without
 * movements in euros belong to it too if nothing else is in the document.
 */
export function partsOfAccount<Part extends AccountPart>(
  parts: readonly Part[],
  chosen: string | undefined,
): readonly Part[] | null {
  const accounts = accountsIn(parts);
  const number =
    accounts.find((one) => chosen !== undefined && plain(one.number) === plain(chosen)) ??
    (accounts.length === 1 ? accounts[0] : undefined);
  if (number === undefined) return accounts.length === 0 ? parts : null;
  return parts.filter((part) => plain(part.number) === plain(number.number));
}
