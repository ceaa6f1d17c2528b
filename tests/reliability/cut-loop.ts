import { randomInt } from "node:crypto";
import { Client } from "pg";
import { runServer } from "../server/support/run-server.ts";
import { accountOf, newAccount, type Account } from "./account.ts";
import { compare, newWrite, sendAndAccept, type Broken, type Write } from "./writes.ts";

type Plan = {
  /** The environment of the servers; with a PostgreSQL database. */
  readonly environment: Readonly<Record<string, string>> & { readonly DATABASE_URL: string };
  /** The number of servers over the database; writes take turns. */
  readonly servers: number;
  readonly cuts: number;
  /** The acknowledged writes in each round; the connections are cut in the middle of it. */
  readonly writesPerCut: number;
  readonly onRound?: (round: number, acknowledged: number) => void;
};

/** The outcome of the writes; `refused` ones were answered 503 and retried under their key. */
export type CutReport = Readonly<Broken> & {
  readonly acknowledged: number;
  readonly refused: number;
  /** The connections cut during their use. */
  readonly connections: number;
};

const WRITERS = 24;
const ACCOUNTS = 4;

/** Connections within a statement, or between two statements of a transaction. */
const IN_USE = `select count(pg_terminate_backend(pid))::int as cut from pg_stat_activity
  where datname = current_database() and application_name = 'fincontrol' and state <> 'idle'`;

/**
 * Cuts the connections of servers again and again while they write. No server may die, and each write must be
 * acknowledged in the end, at the latest when it is retried under its key, and stored once.
 */
export async function cutLoop(plan: Plan): Promise<CutReport> {
  const settings = { ...plan.environment, RATE_LIMIT_FACTOR: "1000000" };
  const servers = await Promise.all(
    Array.from({ length: plan.servers }, () => runServer(settings)),
  );
  const database = new Client({ connectionString: plan.environment.DATABASE_URL });
  await database.connect();
  const report = { acknowledged: 0, refused: 0, connections: 0, lost: 0, doubled: 0, altered: 0 };
  try {
    let turn = 0;
    const url = () => servers[(turn += 1) % servers.length]?.url ?? "";
    /** A lost connection is replaced as soon as one is needed. */
    const eagerly = async (ask: () => Promise<Response>): Promise<Response> => {
      const answer = await ask();
      if (answer.status !== 503 || !answer.headers.has("retry-after")) return answer;
      await answer.arrayBuffer();
      report.refused += 1;
      return eagerly(ask);
    };
    const accounts: Account[] = [];
    for (let index = 0; index < ACCOUNTS; index += 1) {
      const { token } = await newAccount(url, `escritor_${index}`);
      accounts.push(accountOf(url, token, eagerly));
    }
    const cut = async () => {
      const { rows } = await database.query<{ readonly cut: number }>(IN_USE);
      report.connections += rows[0]?.cut ?? 0;
    };
    for (let round = 0; round < plan.cuts; round += 1) {
      const writes = await writeAcross(accounts, round, plan.writesPerCut, cut);
      report.acknowledged += writes.length;
      await compare(accounts, round, writes, report);
      plan.onRound?.(round + 1, report.acknowledged);
    }
    return report;
  } finally {
    await database.end();
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

/** Runs many writers at once, and cuts their connections when enough writes are acknowledged. */
async function writeAcross(
  accounts: readonly Account[],
  round: number,
  count: number,
  cut: () => Promise<void>,
): Promise<readonly Write[]> {
  const acknowledged: Write[] = [];
  const cutAfter = randomInt(Math.ceil(count / 4), Math.ceil(count / 2));
  let sent = 0;
  const write = async (): Promise<void> => {
    while (sent < count) {
      const next = newWrite(accounts, round, (sent += 1));
      await sendAndAccept(next);
      acknowledged.push(next);
      if (acknowledged.length === cutAfter) await cut();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return acknowledged;
}
