import { describe, expect, it, vi } from "vitest";
import { makeDesk, whenWritten, type Write } from "../../../src/application/ledger.ts";
import type { LedgerLog } from "../../../src/application/ports/ledger-log.ts";
import { readLedger } from "../../../src/application/use-cases/read-ledger.ts";
import { EMPTY_BOOK, type Book } from "../../../src/domain/ledger/book.ts";
import { monthsOf, rowsOf, sumsOf } from "../../../src/domain/ledger/read-book.ts";
import { isPending, UNCONFIRMED } from "../../../src/domain/ledger/revision.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { fakeTabs } from "../../support/fakes/fake-tabs.ts";
import { fakeLedger } from "../../support/fakes/fake-ledger.ts";
import { openLine } from "../../support/fakes/line.ts";
import { recordWith } from "../../ui/support/records.ts";

const OFFLINE = { type: "offline" } as const;
const on = (date: string) => recordWith({ date: date as CivilDate });
const BEGUN = [on("2026-11-20"), on("2026-10-01"), on("2026-09-30"), on("2024-02-29")];
const COUNT = BEGUN.length;

/** A ledger read from a pretended server; tries wait until they are let go on. */
function read(transactions = BEGUN) {
  const line = openLine();
  const server = fakeLedger({ transactions }, line);
  const log = {
    changes: vi.fn<LedgerLog["changes"]>((since, wanted) => server.log.changes(since, wanted)),
    monthSums: vi.fn<LedgerLog["monthSums"]>(() => server.log.monthSums()),
  };
  const desk = makeDesk();
  const tabs = fakeTabs();
  const pauses: number[] = [];
  let goOn = () => undefined as void;
  const wait = (pause: number) => {
    pauses.push(pause);
    return new Promise<void>((resolve) => {
      goOn = resolve;
    });
  };
  const ledger = readLedger(desk, log, fakeClock("2026-11-20"), { wait }, tabs);
  const rows = () =>
    monthsOf(desk.getSnapshot()).flatMap((month) => rowsOf(desk.getSnapshot(), month));
  const whole = () => vi.waitFor(() => expect(desk.getSnapshot().held).toBe("all"));
  return { line, server, log, desk, tabs, pauses, goOn: () => goOn(), ...ledger, rows, whole };
}

describe("opening a ledger", () => {
  it("shows the newest two months with the sums of all before anything else is read", async () => {
    const { open, log, desk } = read();
    const seen: Book[] = [];
    desk.subscribe(() => seen.push(desk.getSnapshot()));
    await open();
    expect(log.changes.mock.calls[0]).toEqual([0, { from: "2026-10-01" }]);
    const [first = EMPTY_BOOK] = seen;
    const dates = monthsOf(first).flatMap((month) => rowsOf(first, month).map(({ date }) => date));
    expect(dates).toEqual(["2026-11-20", "2026-10-01"]);
    const sums = sumsOf(first);
    const counts = monthsOf(first).flatMap((month) => sums(month));
    expect(counts.reduce((all, { count }) => all + count, 0)).toBe(COUNT);
  });

  it("reads the rest behind, in parts, and each part once", async () => {
    const many = Array.from({ length: 6_000 }, () => on("2025-01-01"));
    const { open, log, rows, whole } = read([...BEGUN, ...many]);
    await open();
    await whole();
    expect(rows().length).toBe(COUNT + 6_000);
    expect(log.changes.mock.calls.slice(1)).toEqual([
      [0, { to: "2026-09-30", limit: 5_000 }],
      [0, { to: "2026-09-30", limit: 5_000, continuation: "5000" }],
    ]);
  });

  it("for a list waits for the first part of the rest, but not for one that does not come", async () => {
    const { openRecords, rows, log, server } = read();
    await openRecords();
    expect(rows().length).toBe(COUNT);
    const without = read();
    without.log.changes.mockImplementation((since, wanted) =>
      wanted?.to === undefined ? server.log.changes(since, wanted) : Promise.reject(OFFLINE),
    );
    await without.openRecords();
    expect(without.rows().length).toBe(2);
    expect(log.changes).toHaveBeenCalledTimes(2);
  });

  it("asks once, however many wait for it", async () => {
    const { open, log, whole } = read();
    await Promise.all([open(), open()]);
    await whole();
    await open();
    expect(log.changes).toHaveBeenCalledTimes(2);
    expect(log.monthSums).toHaveBeenCalledTimes(1);
  });

  it("tells why it failed, and may be tried again", async () => {
    const { open, line, rows, whole } = read();
    line.failure = OFFLINE;
    await expect(open()).rejects.toEqual(OFFLINE);
    line.failure = null;
    await open();
    await whole();
    expect(rows().length).toBe(COUNT);
  });

  it("goes on with the rest when the network is back, ever more rarely without one", async () => {
    const { open, line, log, pauses, goOn, whole } = read();
    log.changes.mockImplementationOnce(async (since, wanted) => {
      const part = await log.changes.getMockImplementation()!(since, wanted);
      line.failure = OFFLINE;
      return part;
    });
    await open();
    await vi.waitFor(() => expect(pauses).toEqual([1_000]));
    goOn();
    await vi.waitFor(() => expect(pauses).toEqual([1_000, 2_000]));
    line.failure = null;
    goOn();
    await whole();
  });
});

describe("an open ledger", () => {
  const opened = async () => {
    const all = read();
    await all.open();
    await all.whole();
    all.log.changes.mockClear();
    all.log.monthSums.mockClear();
    return all;
  };

  it("asks for the difference when somebody is ahead of it, and for nothing when nobody is", async () => {
    const { server, hear, log, rows, desk } = await opened();
    hear(desk.getSnapshot().revision);
    expect(log.changes).not.toHaveBeenCalled();
    const before = desk.getSnapshot().revision;
    hear(server.put("transactions", on("2026-11-21")));
    await vi.waitFor(() => expect(rows().length).toBe(COUNT + 1));
    expect(log.changes.mock.calls).toEqual([[before, { limit: 2_500 }]]);
    expect(desk.getSnapshot().revision).toBe(server.revision());
    expect(log.monthSums).not.toHaveBeenCalled();
  });

  it("tells the other tabs what it has come to hear of, once, and nothing where there is no news", async () => {
    const { server, hear, tabs, desk, catchUp, log } = await opened();
    const revision = server.put("transactions", on("2026-11-21"));
    hear(revision);
    await vi.waitFor(() => expect(desk.getSnapshot().revision).toBe(revision));
    const { epoch } = desk.getSnapshot();
    expect(tabs.tell.mock.calls).toEqual([[{ epoch, revision }]]);
    catchUp();
    await vi.waitFor(() => expect(log.changes).toHaveBeenCalledTimes(2));
    expect(tabs.tell).toHaveBeenCalledTimes(1);
  });

  it("takes a long difference in part by part, and has come so far only with the last", async () => {
    const { server, hear, log, rows, desk, line, goOn } = await opened();
    const before = desk.getSnapshot().revision;
    const put = () => server.put("transactions", on("2026-11-21"));
    for (let at = 0; at < 5_999; at += 1) put();
    log.changes.mockImplementation(async (since, wanted) => {
      if (wanted?.continuation === "2500" && !line.failure) {
        line.failure = OFFLINE;
        expect(desk.getSnapshot().revision).toBe(before);
        expect(rows().length).toBe(COUNT + 2_500);
      }
      return server.log.changes(since, wanted);
    });
    hear(put());
    await vi.waitFor(() => expect(line.failure).toBe(OFFLINE));
    log.changes.mockImplementation((since, wanted) => server.log.changes(since, wanted));
    line.failure = null;
    goOn();
    await vi.waitFor(() => expect(desk.getSnapshot().revision).toBe(server.revision()));
    expect(rows().length).toBe(COUNT + 6_000);
    expect(log.changes.mock.calls.map(([since, wanted]) => [since, wanted?.continuation])).toEqual(
      [undefined, "2500", undefined, "2500", "5000"].map((place) => [before, place]),
    );
  });

  it("looks again for what was told while it looked", async () => {
    const { server, hear, rows, log } = await opened();
    log.changes.mockImplementationOnce(async (since, wanted) => {
      const part = await server.log.changes(since, wanted);
      hear(server.put("transactions", on("2026-11-22")));
      return part;
    });
    hear(server.put("transactions", on("2026-11-21")));
    await vi.waitFor(() => expect(rows().length).toBe(COUNT + 2));
    expect(log.changes).toHaveBeenCalledTimes(2);
  });

  const stamped = (record: Transaction, revision: number) =>
    ({ type: "transaction", kept: { record, revision, removed: false } }) as const;
  /** A write of a record by a call that answers its revision. */
  const writing = (record: Transaction, call: Write<number>["call"], change = "change") => ({
    change: changeId(change),
    written: stamped(record, UNCONFIRMED),
    call,
    made: (revision: number) => stamped(record, revision),
  });

  it("takes in what a write answers, asks for nothing to see it, and tells the other tabs", async () => {
    const { server, write, hear, log, rows, desk, tabs } = await opened();
    const made = on("2026-11-21");
    const revision = await write(
      writing(made, async () => {
        const next = server.put("transactions", made);
        // The head of an answer is there before what it says is taken in.
        hear(next);
        return next;
      }),
    );
    expect(rows()[0]).toMatchObject(made);
    expect(desk.getSnapshot().revision).toBe(revision);
    expect(log.changes).not.toHaveBeenCalled();
    expect(tabs.tell.mock.calls).toEqual([[{ epoch: desk.getSnapshot().epoch, revision }]]);
  });

  it("shows what a write wants until it is answered, and leaves no moment between the two", async () => {
    const { server, write, rows, desk } = await opened();
    const made = on("2026-11-21");
    const seen: (boolean | null)[] = [];
    desk.subscribe(() => {
      const row = rows().find(({ id }) => id === made.id);
      seen.push(row ? isPending(row) : null);
    });
    const answered = write(writing(made, async () => server.put("transactions", made)));
    expect(seen).toEqual([true]);
    await answered;
    expect(seen).toEqual([true, false]);
  });

  it("knows whether writes are on their way, and when none is any more", async () => {
    const { server, write, desk } = await opened();
    const made = on("2026-11-21");
    expect(desk.isWriting()).toBe(false);
    const answered = write(writing(made, async () => server.put("transactions", made)));
    expect(desk.isWriting()).toBe(true);
    await whenWritten(desk);
    expect(desk.isWriting()).toBe(false);
    await answered;
  });

  it("shows nothing any more of a write that is refused", async () => {
    const { write, rows } = await opened();
    const refused = { type: "rejected", status: 422, detail: null } as const;
    const answered = write(writing(on("2026-11-21"), () => Promise.reject(refused)));
    expect(rows().length).toBe(COUNT + 1);
    await expect(answered).rejects.toEqual(refused);
    expect(rows().length).toBe(COUNT);
  });

  it("sends a change of a record when the one before it is answered, and tells it what that made", async () => {
    const { server, write, rows } = await opened();
    const made = on("2026-11-21");
    const dearer = { ...made, amount: cents(9) };
    const first = Promise.withResolvers<number>();
    const creating = write(writing(made, () => first.promise, "first"));
    const call = vi.fn<Write<number>["call"]>(async () => server.put("transactions", dearer));
    const changing = write(writing(dearer, call, "second"));
    expect(rows()[0]).toMatchObject(dearer);
    expect(call).not.toHaveBeenCalled();
    const revision = server.put("transactions", made);
    first.resolve(revision);
    await Promise.all([creating, changing]);
    expect(call.mock.calls).toEqual([[revision]]);
    expect(rows()[0]).toMatchObject(dearer);
  });

  it("sends no change of what has not come to be", async () => {
    const { write, rows } = await opened();
    const made = on("2026-11-21");
    const refused = { type: "rejected", status: 422, detail: null } as const;
    const call = vi.fn<Write<number>["call"]>();
    const writes = [
      write(writing(made, () => Promise.reject(refused), "first")),
      write(writing(made, call, "second")),
    ];
    const ends = await Promise.allSettled(writes);
    expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect([call.mock.calls, rows().length]).toEqual([[], COUNT]);
  });

  it("asks for what another has changed between two writes of its own", async () => {
    const { server, write, log, rows } = await opened();
    const before = server.revision();
    server.put("transactions", on("2026-11-22"));
    const made = on("2026-11-21");
    const revision = await write(writing(made, async () => server.put("transactions", made)));
    expect(revision).toBe(before + 2);
    await vi.waitFor(() => expect(rows().length).toBe(COUNT + 2));
    expect(log.changes.mock.calls).toEqual([[before, { limit: 2_500 }]]);
  });

  it("looks what is there when a write is refused", async () => {
    const { server, write, rows } = await opened();
    const [first] = BEGUN;
    server.remove("transactions", first!.id);
    const refused = { type: "rejected", status: 404, detail: null } as const;
    const call = write(writing(first!, () => Promise.reject(refused)));
    await expect(call).rejects.toEqual(refused);
    await vi.waitFor(() => expect(rows().length).toBe(COUNT - 1));
  });

  it("believes another tab of the same ledger, and no other", async () => {
    const { server, tabs, desk, rows, log } = await opened();
    const revision = server.put("transactions", on("2026-11-21"));
    tabs.say({ epoch: "another", revision });
    expect(log.changes).not.toHaveBeenCalled();
    tabs.say({ epoch: desk.getSnapshot().epoch, revision });
    await vi.waitFor(() => expect(rows().length).toBe(COUNT + 1));
  });

  it("keeps no record that another has removed", async () => {
    const { server, catchUp, rows } = await opened();
    server.remove("transactions", BEGUN[0]!.id);
    catchUp();
    await vi.waitFor(() => expect(rows().map(({ id }) => id)).not.toContain(BEGUN[0]!.id));
  });

  it.each(["prune", "restore"] as const)("begins anew after the server's %s", async (what) => {
    const { server, catchUp, rows, whole } = await opened();
    server.remove("transactions", BEGUN[0]!.id);
    server.put("transactions", on("2026-11-22"));
    server[what]();
    catchUp();
    await vi.waitFor(() => expect(rows().map(({ date }) => date)).toContain("2026-11-22"));
    await whole();
    expect(rows().map(({ date }) => date)).toEqual([
      "2026-11-22",
      "2026-10-01",
      "2026-09-30",
      "2024-02-29",
    ]);
  });

  it("tries no more once the session is over", async () => {
    const { line, catchUp, pauses, log } = await opened();
    line.failure = { type: "unauthenticated" };
    catchUp();
    await vi.waitFor(() => expect(log.changes).toHaveBeenCalledTimes(1));
    expect(pauses).toEqual([]);
  });
});

describe("a ledger of which the rest is on its way", () => {
  it("has the months summed up anew when one that it does not hold changes", async () => {
    const { open, log, server, hear, desk } = read();
    const september = "2026-09" as YearMonth;
    log.changes.mockImplementation((since, wanted) =>
      since === 0 && wanted?.to !== undefined
        ? new Promise(() => undefined)
        : server.log.changes(since, wanted),
    );
    await open();
    hear(server.put("transactions", on("2026-09-02")));
    await vi.waitFor(() => {
      const [sum] = sumsOf(desk.getSnapshot())(september);
      expect(sum?.count).toBe(2);
    });
    expect(log.monthSums).toHaveBeenCalledTimes(2);
  });

  it("keeps what was written while they were summed up", async () => {
    const { open, log, server, hear, desk, write } = read();
    log.changes.mockImplementation((since, wanted) =>
      since === 0 && wanted?.to !== undefined
        ? new Promise(() => undefined)
        : server.log.changes(since, wanted),
    );
    await open();
    const summing = Promise.withResolvers<void>();
    log.monthSums.mockImplementationOnce(async () => {
      await summing.promise;
      return server.log.monthSums();
    });
    hear(server.put("transactions", on("2026-09-02")));
    await vi.waitFor(() => expect(log.monthSums).toHaveBeenCalledTimes(2));
    const made = on("2026-11-21");
    const written = (revision: number) =>
      ({ type: "transaction", kept: { record: made, revision, removed: false } }) as const;
    await write({
      change: changeId("change"),
      written: written(UNCONFIRMED),
      call: async () => server.put("transactions", made),
      made: written,
    });
    summing.resolve();
    await vi.waitFor(() =>
      expect(sumsOf(desk.getSnapshot())("2026-09" as YearMonth)[0]?.count).toBe(2),
    );
    expect(rowsOf(desk.getSnapshot(), "2026-11" as YearMonth)[0]).toMatchObject(made);
  });
});
