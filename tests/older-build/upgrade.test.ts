// @module-tag sweep
import { v7 } from "uuid";
import { afterAll, describe, expect, it } from "vitest";
import { keepCopy } from "../../src/application/ledger/keep-copy.ts";
import { withRevision } from "../../src/domain/ledger/stored-record.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../src/domain/shared/civil-date.ts";
import { changeId } from "../../src/domain/shared/ids.ts";
import { temporaryDirectory } from "../server/support/temporary-directory.ts";
import { fakeDeviceCopy } from "../support/fakes/fake-device-copy.ts";
import { endings } from "./endings.ts";
import { LIVES } from "./lives.ts";
import { checkOutOlderBuild, isOutOfReach } from "./older-build.ts";
import { olderClients } from "./older-client.ts";
import { listingAt, newPersonAt } from "./person.ts";
import { startOlder, startTodays } from "./servers.ts";
import { todaysClient } from "./todays-client.ts";
import { lies } from "./wiring.ts";

const atOnce = () => Promise.resolve();

describe.skipIf(isOutOfReach)("where today's server takes an older one's place", () => {
  const { ending, endAll } = endings();
  afterAll(endAll);

  async function begin() {
    const build = ending(await checkOutOlderBuild(), ({ remove }) => remove());
    const folder = ending(await temporaryDirectory(), ({ remove }) => remove());
    const data = { dataDirectory: folder.path };
    const older = ending(await startOlder(build, data), ({ stop }) => stop());
    const { token, user } = await newPersonAt(older.url);
    const olderClient = (await olderClients(build))(older.url, token);
    const client = todaysClient(older.url, token);
    await Promise.all([olderClient.open(), client.open()]);
    const upgrade = async () => {
      await older.stop();
      ending(await startTodays(data, older.url), ({ stop }) => stop());
    };
    return { olderClient, client, user, upgrade, listing: () => listingAt(older.url, token) };
  }

  it("a book is kept on the device from then on, and not as long as rules and plans are not told", async () => {
    const { client, user, upgrade } = await begin();
    const { observableBook } = client;
    const copy = fakeDeviceCopy();
    const ports = {
      observableBook,
      copy,
      owner: user.id,
      wait: atOnce,
      shown: atOnce,
      turn: atOnce,
    };
    const keeper = keepCopy({ ...ports, clock: { now: () => 1 } });
    await keeper.begin();
    for (const { live } of LIVES)
      await live(({ writer, drafts }) => writer(client.writers).make(drafts[0], v7()));
    await keeper.begin();
    expect(observableBook.confirmed()).toMatchObject({ whole: false, held: "all" });
    expect(copy.kept()).toBeNull();

    await upgrade();
    client.ledger.catchUp();
    await lies(observableBook, ({ held }) => held === "all" && observableBook.confirmed().whole);
    await keeper.begin();
    expect(copy.kept()?.book).toBe(observableBook.confirmed());
    const rules = [...observableBook.confirmed().rules.values()];
    expect(rules.map(({ record }) => record.contains)).toEqual(["garagem"]);
  });

  it("a page of the older build that is open goes on with what it holds", async () => {
    const { olderClient, client, upgrade, listing } = await begin();
    const { goals } = olderClient.writers;
    const goal = {
      name: "Casa",
      total: cents(2),
      current: cents(1),
      deadline: null,
      photoUrl: null,
    };
    const made = await goals.make(goal, v7());
    const change = v7();
    const changed = await goals.alter(withRevision(made), { ...goal, name: "Barco" }, change);

    await upgrade();
    await client.reach(changed.revision);
    const { expense } = client.writers;
    const paid = { date: "2026-02-01" as CivilDate, category: "Lazer", amount: cents(5) };
    const theirs = await expense.make({ ...paid, description: null }, v7());
    await olderClient.reach(theirs.revision);
    expect(await listing()).toMatchObject(olderClient.shown());
    expect(await olderClient.undo(changeId(change), changeId(v7()))).toMatchObject({ restored: 1 });
    await olderClient.reach(theirs.revision + 1);
    expect(olderClient.shown()).toMatchObject({ goals: [made.record], expense: [theirs.record] });
    await olderClient.writers.goals.remove({ ...made.record, revision: theirs.revision + 1 }, v7());
    expect(await listing()).toMatchObject(olderClient.shown());
  });
});
