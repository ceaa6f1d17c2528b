import type { Account } from "./account.ts";

/** A record to be written exactly once, whatever happens to its response. */
export type Write = {
  readonly account: Account;
  readonly key: string;
  readonly body: { readonly data: string; readonly categoria: string; readonly valor: number };
};

type Kept = { readonly descricao: string; readonly valor: number };

/** The number of broken promises: missing, duplicated, and altered records. */
export type Broken = { lost: number; doubled: number; altered: number };

const PATH = "/despesas";

/** Each round has a day of its own, by which its records are found. */
const dayOf = (round: number) => new Date(Date.UTC(2000, 0, 1 + round)).toISOString().slice(0, 10);

/** Sends a write under its key. */
export const send = ({ account, body, key }: Write): Promise<Response> =>
  account.post(PATH, body, key);

/** Makes one of many writes, with a key and an amount of its own. */
export function newWrite(accounts: readonly Account[], round: number, number: number): Write {
  const account = accounts[number % accounts.length];
  if (account === undefined) throw new Error("there is nobody to write");
  const key = `${round}-${number}`;
  const body = {
    data: dayOf(round),
    categoria: "Outros",
    valor: ((round * 7919 + number * 104_729) % 9_999_999) / 100,
    descricao: key,
  };
  return { account, key, body };
}

/** Sends a write under its key, for the first time or again; it must be accepted. */
export async function sendAndAccept(write: Write): Promise<void> {
  const answer = await send(write);
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`a write answered ${answer.status}`);
}

/** Counts missing, duplicated, and altered records. */
export async function compare(
  accounts: readonly Account[],
  round: number,
  writes: readonly Write[],
  report: Broken,
): Promise<void> {
  const kept = new Map<string, number[]>();
  for (const account of accounts) {
    const answer = await account.get(`${PATH}?de=${dayOf(round)}&ate=${dayOf(round)}`);
    for (const { descricao, valor } of (await answer.json()) as Kept[])
      kept.set(descricao, [...(kept.get(descricao) ?? []), valor]);
  }
  for (const { key, body } of writes) {
    const [found, ...more] = kept.get(key) ?? [];
    if (found === undefined) report.lost += 1;
    else if (found !== body.valor) report.altered += 1;
    report.doubled += more.length;
    kept.delete(key);
  }
  // The rest was never sent.
  report.altered += kept.size;
}
