import type { Account } from "./account.ts";

/** Writers that each send one record after the other, until they are stopped. */
export type Writing = {
  /** The number of acknowledged records of each writer so far. */
  readonly acknowledged: () => readonly number[];
  /** Resolves once each writer has so many acknowledged records as was asked for. */
  readonly begun: Promise<void>;
  /** Ends the writing; rejects if a write was refused. */
  readonly stop: () => Promise<void>;
};

type Wanted = {
  readonly round: number;
  /** The number of records of each writer after which the writing has begun. */
  readonly begunAfter: number;
};

async function writeOne(account: Account, name: string, number: number): Promise<void> {
  const answer = await account.post("/despesas", {
    data: `2000-${String(1 + (number % 12)).padStart(2, "0")}-01`,
    categoria: number % 2 === 0 ? "Outros" : "Lazer",
    valor: number,
    descricao: `${name}-${number}`,
  });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`a write answered ${answer.status}`);
}

/** Starts a writer for each account; each record is named by its round, its writer and its number from 1. */
export function writeSteadily(
  accounts: readonly Account[],
  { round, begunAfter }: Wanted,
): Writing {
  const counts = accounts.map(() => 0);
  const end = new AbortController();
  const beginning = Promise.withResolvers<void>();

  const acknowledge = (writer: number, number: number) => {
    counts[writer] = number;
    if (Math.min(...counts) >= begunAfter) beginning.resolve();
  };
  const write = async (account: Account, writer: number): Promise<void> => {
    for (let number = 1; !end.signal.aborted; number += 1) {
      await writeOne(account, `${round}.${writer}`, number);
      acknowledge(writer, number);
    }
  };
  const all = Promise.all(accounts.map(write)).then(() => undefined);

  return {
    acknowledged: () => [...counts],
    // A refused write is told at once.
    begun: Promise.race([beginning.promise, all]),
    stop: () => {
      end.abort();
      return all;
    },
  };
}
