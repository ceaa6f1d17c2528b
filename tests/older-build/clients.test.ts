// @module-tag sweep
import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lisbonCalendar } from "../../server/infrastructure/lisbon-calendar.ts";
import { systemClock } from "../../server/infrastructure/system-clock.ts";
import { withRevision } from "../../src/domain/ledger/stored-record.ts";
import { nextOf } from "../../src/domain/recurrences/due.ts";
import { draftOf } from "../../src/domain/recurrences/patch.ts";
import { addDays } from "../../src/domain/shared/add-days.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import { changeId, recurrenceId } from "../../src/domain/shared/ids.ts";
import { temporaryDirectory } from "../server/support/temporary-directory.ts";
import { planned } from "../support/recurrences.ts";
import type { Client } from "./client.ts";
import { endings } from "./endings.ts";
import { LIVES, type Life } from "./lives.ts";
import { checkOutOlderBuild, isOutOfReach, type OlderBuild } from "./older-build.ts";
import { olderClients } from "./older-client.ts";
import { listingAt, newPersonAt } from "./person.ts";
import { startOlder, startTodays, type Data, type Started } from "./servers.ts";
import { todaysClient } from "./todays-client.ts";

type MakeClient = (origin: string, token: string) => Client;

/** A build's client beside the other build's server, and one of the server's own build. */
type Side = {
  readonly name: string;
  readonly start: (build: OlderBuild, data: Data) => Promise<Started>;
  readonly clients: (older: MakeClient) => { readonly own: MakeClient; readonly other: MakeClient };
};

const SIDES: readonly Side[] = [
  {
    name: "an older client beside today's server",
    start: (_, data) => startTodays(data),
    clients: (older) => ({ own: older, other: todaysClient }),
  },
  {
    name: "today's client beside an older server",
    start: startOlder,
    clients: (older) => ({ own: todaysClient, other: older }),
  },
];

describe.skipIf(isOutOfReach).each(SIDES)("$name", ({ start, clients }) => {
  const { ending, endAll } = endings();
  let server: Started;
  let make: ReturnType<Side["clients"]>;

  beforeAll(async () => {
    const build = ending(await checkOutOlderBuild(), ({ remove }) => remove());
    const folder = ending(await temporaryDirectory(), ({ remove }) => remove());
    make = clients(await olderClients(build));
    server = ending(await start(build, { dataDirectory: folder.path }), ({ stop }) => stop());
  });
  afterAll(endAll);

  /** Somebody new, who looks at their ledger with a client of each build. */
  async function open() {
    const { token } = await newPersonAt(server.url);
    const [own, other] = [make.own(server.url, token), make.other(server.url, token)];
    await Promise.all([own.open(), other.open()]);
    const listing = () => listingAt(server.url, token);
    /** What a client holds is what the server lists, which is answered. */
    const agreed = async (client: Client) => {
      const all = await listing();
      expect(all).toMatchObject(client.shown());
      return all;
    };
    return { own, other, agreed, begin: () => make.own(server.url, token) };
  }

  async function liveThrough<Draft>({ kind, writer, drafts }: Life<Draft>) {
    const { own, other, agreed } = await open();
    const [ownWriter, otherWriter] = [writer(own.writers), writer(other.writers)];
    const [first, second, third] = drafts;

    const made = await ownWriter.make(first, v7());
    expect((await agreed(own))[kind]).toContainEqual(made.record);
    const changed = await ownWriter.alter(withRevision(made), second, v7());
    expect((await agreed(own))[kind]).toContainEqual(changed.record);

    await other.reach(changed.revision);
    await agreed(other);
    const theirs = v7();
    const theirRecord = await otherWriter.alter(withRevision(changed), third, theirs);
    await own.reach(theirRecord.revision);
    expect((await agreed(own))[kind]).toContainEqual(theirRecord.record);
    await expect(ownWriter.alter(withRevision(changed), first, v7())).rejects.toMatchObject(
      kind === "rules" ? { type: "rejected", status: 412 } : { type: "conflict" },
    );

    expect(await own.undo(changeId(theirs), changeId(v7()))).toEqual({ restored: 1, kept: [] });
    const undone = { ...changed.record, revision: theirRecord.revision + 1 };
    await own.reach(undone.revision);
    expect((await agreed(own))[kind]).toContainEqual(changed.record);

    const removal = v7();
    await ownWriter.remove(undone, removal);
    expect((await agreed(own))[kind]).not.toContainEqual(changed.record);
    await other.reach(undone.revision + 1);
    await agreed(other);
    await own.undo(changeId(removal), changeId(v7()));
    const back = { ...undone, revision: undone.revision + 2 };
    await own.reach(back.revision);
    expect((await agreed(own))[kind]).toContainEqual(changed.record);
    await otherWriter.remove(back, v7());
    await own.reach(back.revision + 1);
    expect((await agreed(own))[kind]).not.toContainEqual(changed.record);
  }

  it.each(LIVES)(
    "writes $kind, takes in what the other build's client changes, and undoes both",
    ({ live }) => live(liveThrough),
  );

  it("plans what comes again, and settles it with the other build's client", async () => {
    const { own, other, agreed } = await open();
    const id = recurrenceId(v7());
    const day = addDays(lisbonCalendar(systemClock).today(), 2);
    const draft = draftOf(planned({ start: day, mode: "confirm" }));
    const look = async () => {
      const { expense, recurrences } = await agreed(own);
      const [plan] = recurrences;
      return { expense, plan, as: { seen: plan?.revision ?? 0, change: changeId(v7()) } };
    };

    await own.plans.create(draft, false, { id, change: changeId(v7()) });
    const made = await look();
    expect(made.plan).toMatchObject({ id, ...draft });
    await own.plans.settle(id, day, { amount: cents(1), date: day }, made.as);
    await own.reach(made.as.seen + 1);
    const settled = await look();
    expect(settled.expense).toMatchObject([{ date: day, amount: 1 }]);
    const next = settled.plan && nextOf(settled.plan)?.day;
    if (next === undefined) throw new Error("a plan without an end goes on");
    await other.plans.settle(id, next, null, settled.as);
    await other.reach(settled.as.seen + 1);
    await agreed(other);
    await own.plans.remove(id, { scope: "all" }, (await look()).as);
    expect(await look()).toMatchObject({ expense: settled.expense, plan: undefined });
  });

  it("begins with whatever the other build's client has written", async () => {
    const { other, agreed, begin } = await open();
    for (const { live } of LIVES)
      await live(({ writer, drafts }) => writer(other.writers).make(drafts[0], v7()));
    const client = begin();
    await client.open();
    const { rules, recurrences: _, ...kinds } = await agreed(client);
    for (const records of [rules, ...Object.values(kinds)])
      expect(records.length).toBeGreaterThan(0);
  });
});
