import type { Movement } from "./movement.ts";
import type { BalanceProof } from "./statement.ts";

/** What the balances say of movements in one order: how many pairs of them could be compared, and which rows fail. */
type Links = { readonly count: number; readonly broken: readonly number[] };

/** Each balance has to differ from the one before by what moved since; movements without one are added up. */
export function linksOf(movements: readonly Movement[]): Links {
  const chains = new Map<string, { balance: number | null; since: number }>();
  const broken: number[] = [];
  let count = 0;
  for (const { chain, balance, signed, line } of movements) {
    const before = chains.get(chain) ?? { balance: null, since: 0 };
    const since = before.since + signed;
    if (balance === null) {
      chains.set(chain, { balance: before.balance, since });
      continue;
    }
    if (before.balance !== null) {
      count += 1;
      if (balance - before.balance !== since) broken.push(line);
    }
    chains.set(chain, { balance, since: 0 });
  }
  return { count, broken };
}

/** What the balances prove; more than one failure, and more than a tenth, mean that they are of another kind. */
export function proofOf({ count, broken }: Links): BalanceProof {
  if (count === 0) return { state: "none" };
  const [line] = broken;
  if (line === undefined) return { state: "proven" };
  return broken.length > 1 && broken.length * 10 > count
    ? { state: "unusable" }
    : { state: "broken", line };
}
