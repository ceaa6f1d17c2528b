import { randomInt } from "node:crypto";
import { runServer } from "../server/support/run-server.ts";
import { newAccount, type Account } from "./account.ts";
import { compare, newWrite, send, sendAndAccept, type Write } from "./writes.ts";

type Plan = {
  /** The environment of each server. */
  readonly environment: Readonly<Record<string, string>>;
  readonly kills: number;
  /** The writes to acknowledge in each round before the server is killed. */
  readonly writesPerKill: number;
  readonly onRound?: (round: number, acknowledged: number) => void;
};

/** The outcome of the writes; everything but `acknowledged` and `unanswered` is a broken promise unless it is 0. */
export type KillReport = {
  readonly acknowledged: number;
  readonly unanswered: number;
  readonly lost: number;
  readonly doubled: number;
  readonly altered: number;
};

const WRITERS = 24;
const ACCOUNTS = 4;

/**
 * Kills the server with -9 again and again while it writes, restarts it each time, and checks every acknowledged write.
 * An unanswered one is retried under its key and must be stored once.
 */
export async function killLoop(plan: Plan): Promise<KillReport> {
  const { environment, kills, writesPerKill } = plan;
  const start = () => runServer({ ...environment, RATE_LIMIT_FACTOR: "1000000" });
  let server = await start();
  const url = () => server.url;
  const kill = () => server.signal("SIGKILL");
  const accounts: Account[] = [];
  for (let index = 0; index < ACCOUNTS; index += 1)
    accounts.push(await newAccount(url, `escritor_${index}`));

  const report = { acknowledged: 0, unanswered: 0, lost: 0, doubled: 0, altered: 0 };
  for (let round = 0; round < kills; round += 1) {
    const target = writesPerKill + randomInt(Math.ceil(writesPerKill / 4));
    const { acknowledged, unanswered } = await writeUntilKilled(accounts, round, target, kill);
    await server.ended;
    server = await start();
    for (const write of unanswered) await sendAndAccept(write);
    report.acknowledged += acknowledged.length;
    report.unanswered += unanswered.length;
    await compare(accounts, round, [...acknowledged, ...unanswered], report);
    plan.onRound?.(round + 1, report.acknowledged);
  }
  await server.stop();
  return report;
}

/** Runs many writers at once; when enough writes are acknowledged, kills the server during the rest. */
async function writeUntilKilled(
  accounts: readonly Account[],
  round: number,
  target: number,
  kill: () => void,
) {
  const acknowledged: Write[] = [];
  const unanswered: Write[] = [];
  let sent = 0;
  let alive = true;
  const write = async (): Promise<void> => {
    while (alive) {
      const next = newWrite(accounts, round, (sent += 1));
      try {
        const answer = await send(next);
        await answer.arrayBuffer();
        if (answer.status !== 201) throw new Error(`a write answered ${answer.status}`);
        acknowledged.push(next);
      } catch (error) {
        if (alive) throw error;
        unanswered.push(next);
      }
      if (alive && acknowledged.length >= target) {
        alive = false;
        kill();
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return { acknowledged, unanswered };
}
