import { cents } from "../../shared/cents.ts";
import { compareText } from "../../shared/compare-text.ts";
import { parseCivilDate } from "../../shared/civil-date.ts";
import type { Closing } from "../../accounts/account.ts";
import type { Movement } from "../statements/movement.ts";
import type { BalanceProof, UnreadRow } from "../statements/statement.ts";
import { camtDay, signedIn } from "./camt-fields.ts";
import { elementsAt, textAt, type Markup } from "./markup.ts";

/** The booked balances of a report in euros, before and after its movements; null if it does not state them. */
export type CamtBalances = {
  readonly opening: number | null;
  readonly closing: number | null;
  /** The days of both; empty if they are not stated. */
  readonly from: string;
  readonly to: string;
  /** Whether the closing balance is that of the account alone, without a credit line. */
  readonly isOwn: boolean;
};

/**
 * Reads the balances of a report. The opening one is OPBD, or PRCD, the closing one of the day before; the closing one
 * CLBD. ITBD is the balance between the pages of a statement, or at the hour of a report of the day. Available balances
 * (OPAV, CLAV, ITAV, FWAV) count planned movements too, and are not read.
 */
export function camtBalances(report: Markup, currency: string): CamtBalances {
  const read = elementsAt(report, "Bal")
    .filter((balance) => (elementsAt(balance, "Amt")[0]?.attributes["Ccy"] ?? currency) === "EUR")
    .map((balance) => ({
      code: textAt(balance, "Tp", "CdOrPrtry", "Cd").toUpperCase(),
      amount: signedIn(balance),
      day: camtDay(balance, "Dt") || textAt(balance, "Dt").slice(0, 10),
      isOwn: !elementsAt(balance, "CdtLine").some((line) => textAt(line, "Incl") === "true"),
    }));
  const of = (code: string) =>
    read
      .filter((balance) => balance.code === code)
      .toSorted((one, other) => compareText(one.day, other.day));
  const [booked, closed, between] = [of("OPBD")[0] ?? of("PRCD")[0], of("CLBD").at(-1), of("ITBD")];
  const isPaged = closed !== undefined || between.length > 1;
  const opening = booked ?? (isPaged ? between[0] : undefined);
  const closing = closed ?? between.findLast((balance) => balance !== opening);
  return {
    opening: opening?.amount ?? null,
    closing: closing?.amount ?? null,
    from: opening?.day ?? "",
    to: closing?.day ?? "",
    isOwn: closing?.isOwn ?? true,
  };
}

/** The last balance of the latest report. */
export function camtClosing(reports: readonly CamtBalances[]): Closing | null {
  const last = inOrder(reports.map((balances) => ({ balances }))).findLast(
    ({ balances }) => balances.closing !== null,
  )?.balances;
  const date = parseCivilDate(last?.to ?? "");
  const amount = last?.closing ?? null;
  return date === null || amount === null || !last?.isOwn ? null : { amount: cents(amount), date };
}

/** A report with its balances and what was read of it. */
type Proven = {
  readonly balances: CamtBalances;
  readonly movements: readonly Movement[];
  readonly unread: readonly UnreadRow[];
};

/**
 * Proves each report by itself: its opening balance and its movements make its closing one. Between two of them nothing
 * is missing if one begins with the balance with which the one before ended.
 */
export function camtProof(all: readonly Proven[]): BalanceProof {
  const told = inOrder(all.filter(({ balances }) => isTold(balances)));
  if (told.length === 0) return { state: "none" };
  const broken = told.find(
    ({ balances, movements }) => (balances.opening ?? 0) + sumOf(movements) !== balances.closing,
  );
  if (broken !== undefined) {
    const line = (broken.unread[0] ?? broken.movements[0])?.line ?? 1;
    return { state: "broken", line };
  }
  for (const [at, later] of told.entries()) {
    const earlier = told[at - 1];
    if (earlier === undefined || earlier.balances.closing === later.balances.opening) continue;
    const [from, to] = [earlier.movements.at(-1), later.movements[0] ?? earlier.movements.at(-1)];
    if (to === undefined) return { state: "broken", line: 1 };
    return { state: "gaps", from: from ? placeOf(from) : null, to: placeOf(to) };
  }
  const covered = told.reduce((sum, { movements }) => sum + movements.length, 0);
  const of = all.reduce((sum, one) => sum + one.movements.length + one.unread.length, 0);
  return { state: "proven", covered, of };
}

const placeOf = ({ line, date }: Movement) => ({ line, date });

const isTold = ({ opening, closing }: CamtBalances) => opening !== null && closing !== null;

const sumOf = (movements: readonly Movement[]) =>
  movements.reduce((sum, { signed }) => sum + signed, 0);

/**
 * Reports from the oldest to the newest by the days of their balances; those of one day in the order in which each
 * begins with the balance of the one before.
 */
function inOrder<Report extends { readonly balances: CamtBalances }>(
  reports: readonly Report[],
): readonly Report[] {
  const left = reports.toSorted(
    ({ balances: one }, { balances: other }) =>
      compareText(one.to, other.to) || compareText(one.from, other.from),
  );
  const ordered: Report[] = [];
  while (left.length > 0) {
    const alike = left.filter(({ balances }) => balances.to === left[0]?.balances.to);
    const before = ordered.at(-1)?.balances.closing;
    const begins = (report: Report) =>
      alike.every(
        (other) => other === report || other.balances.closing !== report.balances.opening,
      );
    const next =
      alike.find(({ balances }) => before !== undefined && balances.opening === before) ??
      alike.find(begins) ??
      alike[0];
    if (next === undefined) break;
    ordered.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return ordered;
}
