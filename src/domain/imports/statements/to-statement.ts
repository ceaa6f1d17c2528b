import { cents } from "../../shared/cents.ts";
import type { CivilDate } from "../../shared/civil-date.ts";
import { compareText } from "../../shared/compare-text.ts";
import type { Closing } from "../../accounts/account.ts";
import { linksOf, proofOf } from "./balance-proof.ts";
import { oldestFirst } from "./file-order.ts";
import { isOpen, type Found, type Movement } from "./movement.ts";
import type {
  BalanceProof,
  IgnoredReason,
  Statement,
  StatementRow,
  UnreadRow,
} from "./statement.ts";

const REASONS: readonly IgnoredReason[] = ["currency", "pending", "reverted", "elsewhere", "zero"];

type About = Pick<Statement, "source" | "account">;

/** The facts of a whole file, apart from its rows. */
type Told = { readonly proof: BalanceProof; readonly closing: Closing | null };

/**
 * Makes a statement of what was found: sorts it and proves it by its balances, unless the format gave more. A movement
 * of zero is part of the proof, and is then ignored; one without a direction is unread.
 */
export function toStatement(about: About, found: Found, told?: Told): Statement {
  const { opening = null, available = false } = found;
  const movements = oldestFirst(found.movements, opening);
  const unread = found.unread.length;
  const proof = proofOf(linksOf(movements, opening), { unread, available });
  const usable = proof.state !== "unusable" && proof.state !== "gaps";
  const ignored = [
    ...found.ignored,
    ...movements.filter(({ signed }) => signed === 0).map(() => "zero" as const),
  ];
  const rows = movements
    .filter((movement) => movement.signed !== 0 && !isOpen(movement))
    .toSorted((left, right) => compareText(left.date, right.date))
    .map((movement) => toRow(movement, usable));
  return {
    ...about,
    rows,
    unread: [...found.unread, ...found.movements.flatMap(unreadOf)].toSorted(
      (left, right) => left.line - right.line,
    ),
    ignored: REASONS.map((reason) => ({
      reason,
      count: ignored.filter((one) => one === reason).length,
    })).filter(({ count }) => count > 0),
    proof: told?.proof ?? proof,
    closing: told ? told.closing : usable ? closingOf(movements) : null,
  };
}

const unreadOf = ({ line, open }: Movement): readonly UnreadRow[] =>
  open === undefined ? [] : [{ line, text: open, reason: "sign" }];

const toRow = (movement: Movement, usable: boolean): StatementRow => ({
  line: movement.line,
  date: movement.date,
  kind: movement.signed > 0 ? "income" : "expense",
  amount: cents(Math.abs(movement.signed)),
  original: movement.original,
  balance: usable && movement.balance !== null ? cents(movement.balance) : null,
  taxNumber: movement.taxNumber,
  category: movement.category,
  ...(movement.chain !== "" && { part: movement.chain }),
  ...(movement.reference !== undefined && { reference: movement.reference }),
});

/**
 * The last balance, if the file has only one running balance, and it follows from the balance of the latest day: if
 * days are out of order, nothing else shows that it is from after that day.
 */
function closingOf(movements: readonly Movement[]): Closing | null {
  const last = movements.at(-1);
  if (last?.balance === undefined || last.balance === null) return null;
  if (movements.some(({ chain }) => chain !== last.chain)) return null;
  const date = latestDay(movements, last.date);
  const latest = movements.findLastIndex((movement) => movement.date === date);
  const known = movements.findLastIndex(({ balance }, at) => at <= latest && balance !== null);
  if (known === -1 || linksOf(movements.slice(known)).broken.length > 0) return null;
  return { amount: cents(last.balance), date };
}

const latestDay = (movements: readonly Movement[], least: CivilDate): CivilDate =>
  movements.reduce((latest, { date }) => (date > latest ? date : latest), least);
