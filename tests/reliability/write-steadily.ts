import type { Account } from "./account.ts";

/** Writers that each send one record after the other, until they are stopped. */
export type Writing = {
  /** The number of acknowledged records of each writer so far. */
  readonly acknowledged: () => readonly number[];
  /** Resolves once each writer has so many acknowledged records. */
  readonly acknowledgedEach: (count: number) => Promise<void>;
  /** Ends the writing; rejects if a write was refused. */
  readonly stop: () => Promise<void>;
};

/** Starts a writer for each account; each record is named by its round, its writer and its number from 1. */
export function writeSteadily(accounts: readonly Account[], round: number): Writing {
  const counts = accounts.map(() => 0);
  let isOver = false;
  let waiting: { readonly count: number; readonly resolve: () => void } | null = null;

  const write = async (account: Account, writer: number): Promise<void> => {
    for (let number = 1; !isOver; number += 1) {
      const answer = await account.post("/despesas", {
        data: `2000-${String(1 + (number % 12)).padStart(2, "0")}-01`,
        categoria: number % 2 === 0 ? "Outros" : "Lazer",
        valor: number,
        descricao: `${round}.${writer}-${number}`,
      });
      await answer.arrayBuffer();
      if (answer.status !== 201) throw new Error(`a write answered ${answer.status}`);
      counts[writer] = number;
      if (waiting !== null && counts.every((count) => count >= (waiting?.count ?? 0)))
        waiting.resolve();
    }
  };
  const all = Promise.all(accounts.map(write)).then(() => undefined);

  return {
    acknowledged: () => [...counts],
    acknowledgedEach: (count) =>
      Promise.race([
        all,
        new Promise<void>((resolve) => {
          waiting = { count, resolve };
        }),
      ]),
    stop: () => {
      isOver = true;
      return all;
    },
  };
}
