import { describe, expect, it, vi } from "vitest";
import { EMPTY_BOOK, type Book } from "../../../src/domain/ledger/book.ts";
import { monthsOf, rowsOf, sumsOf } from "../../../src/domain/ledger/read-book.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { BEGUN, COUNT, OFFLINE, on, read, writing } from "../use-cases/ledger-by-hand.ts";

describe("opening a ledger", () => {
  it("shows the newest two months with the sums of all before anything else is read", async () => {
    const { open, log, observableBook } = read();
    const seen: Book[] = [];
    observableBook.subscribe(() => seen.push(observableBook.getSnapshot()));
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
    const many = Array.from({ length: 3_000 }, () => on("2025-01-01"));
    const { open, log, rows, whole } = read([...BEGUN, ...many]);
    await open();
    await whole();
    expect(rows().length).toBe(COUNT + 3_000);
    expect(log.changes.mock.calls.slice(1)).toEqual([
      [0, { to: "2026-09-30", limit: 2_500 }],
      [0, { to: "2026-09-30", limit: 2_500, continuation: "2500" }],
    ]);
  });

  it("reads the rest once the first screen is shown", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { open, log, rows, whole } = read(BEGUN, () => promise);
    await open();
    expect(log.changes).toHaveBeenCalledTimes(1);
    resolve();
    await whole();
    expect(rows().length).toBe(COUNT);
  });

  it("reads it at once for a list, but not for one that is long already", async () => {
    const never = () => new Promise<void>(() => undefined);
    const short = read(BEGUN, never);
    await short.openRecords();
    expect(short.rows().length).toBe(COUNT);
    const newest = Array.from({ length: 2_500 }, () => on("2026-11-19"));
    const long = read([...BEGUN, ...newest], never);
    await long.openRecords();
    expect(long.log.changes).toHaveBeenCalledTimes(1);
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

describe("a ledger of which the rest is on its way", () => {
  const begun = async () => {
    const all = read();
    const { log, server } = all;
    log.changes.mockImplementation((since, wanted) =>
      since === 0 && wanted?.to !== undefined
        ? new Promise(() => undefined)
        : server.log.changes(since, wanted),
    );
    await all.open();
    return all;
  };

  it("has the months summed up anew when one that it does not hold changes", async () => {
    const { log, server, noteRevision, observableBook } = await begun();
    const september = "2026-09" as YearMonth;
    noteRevision(server.put("transactions", on("2026-09-02")));
    await vi.waitFor(() => {
      const [sum] = sumsOf(observableBook.getSnapshot())(september);
      expect(sum?.count).toBe(2);
    });
    expect(log.monthSums).toHaveBeenCalledTimes(2);
  });

  it("keeps what was written while they were summed up", async () => {
    const { log, server, noteRevision, observableBook, write } = await begun();
    const summing = Promise.withResolvers<void>();
    log.monthSums.mockImplementationOnce(async () => {
      await summing.promise;
      return server.log.monthSums();
    });
    noteRevision(server.put("transactions", on("2026-09-02")));
    await vi.waitFor(() => expect(log.monthSums).toHaveBeenCalledTimes(2));
    const made = on("2026-11-21");
    await write(writing(made, async () => server.put("transactions", made)));
    summing.resolve();
    await vi.waitFor(() =>
      expect(sumsOf(observableBook.getSnapshot())("2026-09" as YearMonth)[0]?.count).toBe(2),
    );
    expect(rowsOf(observableBook.getSnapshot(), "2026-11" as YearMonth)[0]).toMatchObject(made);
  });
});
