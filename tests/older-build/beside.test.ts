// @module-tag sweep
import { existsSync } from "node:fs";
import { join } from "node:path";
import { v7 } from "uuid";
import { afterEach, describe, expect, it, vi } from "vitest";
import { migrationsAt } from "../../scripts/release/migrations-at.ts";
import { runsBeside } from "../../server/infrastructure/persistence/migrations/migrate.ts";
import { API_BASE, EPOCH_HEADER } from "../../src/contract/api-base.ts";
import { withRevision, type StoredRecord } from "../../src/domain/ledger/stored-record.ts";
import { paths } from "../../src/contract/paths.ts";
import { startSentences } from "../../src/text/pages/start-problems.ts";
import { accountOf, newAccount, type Account } from "../reliability/account.ts";
import { startRoundRobin } from "../reliability/round-robin.ts";
import { compare, newWrite, sendAndAccept, type Write } from "../reliability/writes.ts";
import { runToEnd } from "../server/support/run-server.ts";
import { newDatabase } from "../server/support/shared-postgres.ts";
import { temporaryDirectory } from "../server/support/temporary-directory.ts";
import type { Known } from "./client.ts";
import { endings } from "./endings.ts";
import { LIVES, type AnyLife } from "./lives.ts";
import { BESIDE, ROOT, checkOutOlderBuild, isOutOfReach } from "./older-build.ts";
import { listingAt, newPersonAt } from "./person.ts";
import { startOlder, startTodays, type Started } from "./servers.ts";
import { todaysClient } from "./todays-client.ts";

// A busy machine may take long to start a process.
vi.setConfig({ testTimeout: 240_000 });

/** Records that people have each written on a day of their own, all of which were accepted. */
type Written = { readonly account: Account; readonly day: number; readonly writes: Write[] };

/** Has people write one record after the other while something is done, and once more after it. */
async function writeMeanwhile(
  people: readonly Written[],
  work: () => Promise<void>,
): Promise<void> {
  let isDone = false;
  const write = async ({ account, day, writes }: Written): Promise<void> => {
    for (let isLast = false; !isLast;) {
      isLast = isDone;
      const next = newWrite([account], day, writes.length);
      await sendAndAccept(next);
      writes.push(next);
    }
  };
  const doIt = async () => {
    try {
      await work();
    } finally {
      isDone = true;
    }
  };
  await Promise.all([doIt(), ...people.map(write)]);
}

/** Expects all that was accepted, and nothing twice. */
async function expectKept(people: readonly Written[]) {
  const broken = { lost: 0, doubled: 0, altered: 0 };
  for (const { account, day, writes } of people) await compare([account], day, writes, broken);
  expect(broken).toEqual({ lost: 0, doubled: 0, altered: 0 });
}

async function epochAt(url: string, token: string) {
  const asked = { headers: { authorization: `Bearer ${token}` } };
  const { headers } = await fetch(`${url}${API_BASE}${paths.changes}?desde=0`, asked);
  const epoch = headers.get(EPOCH_HEADER);
  expect(epoch).not.toBe(null);
  return epoch;
}

/** Has two servers write all kinds in turns, and show what each other wrote; nothing is left of it. */
async function liveThrough(token: string, one: string, other: string) {
  const [own, theirs] = [todaysClient(one, token), todaysClient(other, token)];
  await Promise.all([own.open(), theirs.open()]);
  const left: { readonly kind: AnyLife["kind"]; readonly last: StoredRecord<Known> }[] = [];
  for (const { kind, live } of LIVES)
    await live(async ({ writer, drafts: [draft, changed, gone] }) => {
      const [here, there] = [writer(own.writers), writer(theirs.writers)];
      const made = await here.make(draft, v7());
      const removed = await here.make(gone, v7());
      await theirs.reach(removed.revision);
      await there.remove(withRevision(removed), v7());
      const last = await there.alter(withRevision(made), changed, v7());
      await own.reach(last.revision);
      left.push({ kind, last });
    });
  await theirs.reach(own.observableBook.confirmed().revision);
  for (const url of [one, other]) {
    const listing = await listingAt(url, token);
    for (const { kind, last } of left) expect(listing[kind]).toContainEqual(last.record);
    for (const client of [own, theirs]) expect(listing).toMatchObject(client.shown());
  }
  for (const { kind, last } of left) await own.writers[kind].remove(withRevision(last), v7());
}

describe.skipIf(isOutOfReach)("over one PostgreSQL", () => {
  const { ending, endAll } = endings();
  afterEach(endAll);

  async function begin(commit?: string) {
    const build = ending(await checkOutOlderBuild(commit), ({ remove }) => remove());
    const folder = ending(await temporaryDirectory(), ({ remove }) => remove());
    const data = { dataDirectory: folder.path, databaseUrl: await newDatabase() };
    const older = async () => ending(await startOlder(build, data), ({ stop }) => stop());
    const todays = async () => ending(await startTodays(data), ({ stop }) => stop());
    return { data, older, todays };
  }

  it("today's server refuses to start beside one that its tables would break, and loses nothing once that is stopped", async () => {
    const { data, older, todays } = await begin();
    const running = await older();
    let { url } = running;
    const { token } = await newPersonAt(url);
    const people = [{ account: accountOf(() => url, token), day: 0, writes: [] }];
    await writeMeanwhile(people, async () => {
      const settings = { DATA_DIR: data.dataDirectory, DATABASE_URL: data.databaseUrl };
      const { code, errors } = await runToEnd(settings);
      expect([code, errors]).toEqual([1, `${startSentences.othersRun}\n`]);
      expect(existsSync(join(data.dataDirectory, "copias"))).toBe(false);
    });
    await running.stop();
    ({ url } = await todays());
    await expectKept(people);
  });

  it.skipIf(isOutOfReach || !runsBeside(migrationsAt(ROOT, BESIDE)))(
    "servers are replaced one after the other while people write through all of them",
    async () => {
      const { older, todays } = await begin(BESIDE);
      const running: Started[] = await Promise.all([older(), older()]);
      const urls = running.map(({ url }) => url);
      const balancer = ending(await startRoundRobin(urls), ({ close }) => close());
      const names = ["primeira", "segundo"];
      const accounts = await Promise.all(names.map((name) => newAccount(() => balancer.url, name)));
      const people = accounts.map((account, day) => ({ account, day, writes: [] }));
      const { token } = await newPersonAt(balancer.url);
      const epoch = await epochAt(balancer.url, token);
      const replace = (at: number) =>
        writeMeanwhile(people, async () => {
          await running[at]?.stop();
          urls[at] = (await todays()).url;
        });
      await replace(0);
      const [one = "", other = ""] = urls;
      await liveThrough(token, one, other);
      await liveThrough(token, other, one);
      for (const url of urls) expect(await epochAt(url, token)).toBe(epoch);
      await replace(1);
      for (const url of urls) expect(await epochAt(url, token)).toBe(epoch);
      await expectKept(people);
    },
  );
});
