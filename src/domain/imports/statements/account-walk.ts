import { isOpen, type Movement } from "./movement.ts";

/** A movement, and what is known about its account before it. */
export type Step = {
  readonly movement: Movement;
  /** The last movement with a balance, and that balance; at first no movement, and the opening balance. */
  readonly last: Movement | null;
  readonly balance: number | null;
  /** The sum of the movements since then, in signed cents; null if unknown. */
  readonly since: number | null;
  /** The number of those movements, including this one. */
  readonly rows: number;
};

/**
 * Walks through movements from the oldest, each running balance by itself. `opening` is the balance before the first,
 * if the file states it and has only one running balance.
 */
export function* accountWalk(
  movements: readonly Movement[],
  opening: number | null = null,
): Generator<Step> {
  const isOne = movements.every(({ chain }) => chain === movements[0]?.chain);
  const start = { last: null, balance: isOne ? opening : null, since: 0, rows: 1 };
  const chains = new Map<string, Omit<Step, "movement">>();
  for (const movement of movements) {
    const before = chains.get(movement.chain) ?? start;
    yield { movement, ...before };
    const { balance, signed, chain, spoiltBalance } = movement;
    if (balance !== null) chains.set(chain, { last: movement, balance, since: 0, rows: 1 });
    else {
      const since = isOpen(movement) || before.since === null ? null : before.since + signed;
      chains.set(chain, { ...before, since, rows: before.rows + (spoiltBalance === true ? 0 : 1) });
    }
  }
}
