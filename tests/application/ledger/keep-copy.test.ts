import { describe, expect, it, vi } from "vitest";
import { makeObservableBook } from "../../../src/application/ledger/ledger.ts";
import type { CopiedPart } from "../../../src/application/ledger/device-copy.ts";
import type { LedgerLog } from "../../../src/application/ledger/ledger-log.ts";
import { keepCopy } from "../../../src/application/ledger/keep-copy.ts";
import { readLedger } from "../../../src/application/ledger/read-ledger.ts";
import { monthsOf, rowsOf } from "../../../src/domain/ledger/read-book.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { userId } from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { fakeDeviceCopy } from "../../support/fakes/fake-device-copy.ts";
import { fakeLedger } from "../../support/fakes/fake-ledger.ts";
import { fakeTabs } from "../../support/fakes/fake-tabs.ts";
import { openLine } from "../../support/fakes/line.ts";
import { recordWith } from "../../ui/support/records.ts";

const OFFLINE = { type: "offline" } as const;
const ANA = userId("ana");
const on = (date: string) => recordWith({ date: date as CivilDate });
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const DAY = 24 * 60 * 60 * 1000;

/** A server and a device, over which pages come and go. */
function world() {
  const line = openLine();
  const server = fakeLedger({ transactions: [on("2026-11-20"), on("2024-02-29")] }, line);
  const device = { refuses: false };
  const copy = fakeDeviceCopy(device);
  const clock = { ...fakeClock("2026-11-20"), now: () => now };
  let now = Date.UTC(2026, 10, 20);

  /** A page, whose device is its person's own or not. */
  const page = (isOwn = true) => {
    const observableBook = makeObservableBook();
    const waiting: (() => void)[] = [];
    const wait = () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    const keeper = keepCopy({
      observableBook,
      copy,
      owner: ANA,
      clock,
      wait,
      shown: settled,
      turn: settled,
    });
    const changes = vi.fn<LedgerLog["changes"]>((...asked) => server.log.changes(...asked));
    const log = { changes, monthSums: () => server.log.monthSums() };
    const recall = async () => (isOwn ? keeper.recall() : null);
    const ledger = readLedger(observableBook, log, clock, { wait }, fakeTabs(), settled, recall);
    /** Lets what waits go on, until nothing does any more. */
    const pass = async () => {
      await settled();
      for (const goOn of waiting.splice(0)) goOn();
      await settled();
    };
    const dates = () =>
      monthsOf(observableBook.getSnapshot()).flatMap((month) =>
        rowsOf(observableBook.getSnapshot(), month).map(({ date }) => date),
      );
    const whole = () => vi.waitFor(() => expect(observableBook.confirmed().held).toBe("all"));
    return { observableBook, keeper, changes, ledger, pass, dates, whole };
  };

  /** A page that has read everything, and kept it where it may. */
  const visited = async (isOwn = true) => {
    const visit = page(isOwn);
    await visit.ledger.open();
    await visit.whole();
    await visit.pass();
    return visit;
  };
  const later = (time: number) => {
    now += time;
  };
  return { line, server, device, copy, page, visited, later, now: () => now };
}

describe("a device that is one's own", () => {
  it("keeps the book once it is whole, and each change of it", async () => {
    const { copy, visited, server } = world();
    const { observableBook, ledger, pass } = await visited();
    expect(copy.kept()?.book).toBe(observableBook.confirmed());
    ledger.noteRevision(server.put("transactions", on("2026-11-21")));
    await settled();
    await pass();
    expect(copy.kept()?.book.revision).toBe(server.revision());
  });

  it("tells when there is a copy, which may be a while after it was chosen", async () => {
    const { page } = world();
    const { keeper, ledger, whole, pass } = page(false);
    const told = vi.fn<() => void>();
    void keeper.stored().then(told);
    await keeper.begin();
    await pass();
    expect(told).not.toHaveBeenCalled();
    await ledger.open();
    await whole();
    await pass();
    expect(told).toHaveBeenCalledOnce();
    await keeper.stored();
  });

  it("shows the copy before anything is answered, and then asks for what changed alone", async () => {
    const { server, page, visited } = world();
    await visited();
    const before = server.revision();
    server.put("transactions", on("2026-11-22"));
    const { ledger, changes, dates } = page();
    const line = Promise.withResolvers<void>();
    changes.mockImplementation(async (...asked) => {
      await line.promise;
      return server.log.changes(...asked);
    });
    await ledger.open();
    expect(dates()).toEqual(["2026-11-20", "2024-02-29"]);
    line.resolve();
    await vi.waitFor(() => expect(dates()).toEqual(["2026-11-22", "2026-11-20", "2024-02-29"]));
    expect(changes.mock.calls.map(([since]) => since)).toEqual([before]);
  });

  it.each(["nothing", "only its head"])(
    "waits for a while where %s of a copy can be read",
    async (come) => {
      const { copy, page, visited } = world();
      await visited();
      const device = { ...copy };
      const never = () => new Promise<never>(() => undefined);
      copy.read = async (owner) => {
        if (come === "nothing") return never();
        const found = await device.read(owner);
        return found && { ...found, parts: { [Symbol.asyncIterator]: () => ({ next: never }) } };
      };
      const { ledger, dates, pass } = page();
      const opened = ledger.open();
      await pass();
      await opened;
      await vi.waitFor(() => expect(dates()).toEqual(["2026-11-20", "2024-02-29"]));
    },
  );

  it("keeps when the ledger was last looked at, though nothing has changed", async () => {
    const { copy, page, visited, later, now } = world();
    await visited();
    later(DAY);
    const { ledger, pass } = page();
    await ledger.open();
    await settled();
    await pass();
    expect(copy.kept()?.at).toBe(now());
  });

  it("without a network shows the copy, and of when it is, until there is one", async () => {
    const { line, page, visited, later, now, server } = world();
    await visited();
    const kept = now();
    later(DAY);
    line.failure = OFFLINE;
    const { ledger, keeper, pass, dates } = page();
    const told: (number | null)[] = [];
    keeper.subscribe(() => told.push(keeper.getSnapshot()));
    await ledger.open();
    expect(dates()).toEqual(["2026-11-20", "2024-02-29"]);
    await vi.waitFor(() => expect(keeper.getSnapshot()).toBe(kept));
    line.failure = null;
    server.put("transactions", on("2026-11-22"));
    await pass();
    await vi.waitFor(() => expect(dates()[0]).toBe("2026-11-22"));
    expect(told).toEqual([kept, null]);
  });

  it("does not say that there is no network when the server refuses", async () => {
    const { line, page, visited } = world();
    await visited();
    line.failure = { type: "unexpected" };
    const { ledger, keeper } = page();
    await ledger.open();
    await settled();
    expect(keeper.getSnapshot()).toBe(null);
  });

  it.each([
    ["begins another life", (server: ReturnType<typeof world>["server"]) => server.restore()],
    [
      "has forgotten how far back it goes",
      (server: ReturnType<typeof world>["server"]) => server.prune(),
    ],
  ])("reads a ledger anew that %s, and keeps that", async (_, happen) => {
    const { server, copy, page, visited } = world();
    await visited();
    server.put("transactions", on("2026-11-23"));
    happen(server);
    const { ledger, pass, observableBook } = page();
    await ledger.open();
    await vi.waitFor(() => expect(observableBook.confirmed().revision).toBe(server.revision()));
    await vi.waitFor(() => expect(observableBook.confirmed().held).toBe("all"));
    await pass();
    expect(copy.kept()?.book).toBe(observableBook.confirmed());
  });

  it.each([0, 1])("reads a ledger anew whose copy is damaged after part %i", async (whole) => {
    const { copy, page, visited } = world();
    const { observableBook: before } = await visited();
    const found = await copy.read(ANA);
    async function* spoilt(parts: AsyncIterable<CopiedPart>): AsyncGenerator<CopiedPart, void> {
      for await (const part of parts)
        if (whole === 1) yield { ...part, held: "2026-11" as YearMonth };
      await copy.destroy();
      throw new Error("damaged");
    }
    vi.spyOn(copy, "read").mockResolvedValueOnce(found && { ...found, parts: spoilt(found.parts) });
    const { ledger, observableBook, pass, dates } = page();
    await ledger.open();
    await vi.waitFor(() => expect(observableBook.confirmed().held).toBe("all"));
    expect(dates()).toEqual(["2026-11-20", "2024-02-29"]);
    expect(observableBook.confirmed()).not.toBe(before.confirmed());
    await pass();
    expect(copy.kept()?.book).toBe(observableBook.confirmed());
  });

  it("destroys a copy that is older than any session", async () => {
    const { copy, page, visited, later } = world();
    await visited();
    later(31 * DAY);
    const { ledger, changes } = page();
    await ledger.open();
    expect(changes.mock.calls[0]?.[0]).toBe(0);
    expect(await copy.read(ANA)).toBe(null);
  });

  it("goes on without a copy where the browser refuses one", async () => {
    const { device, copy, visited, server } = world();
    device.refuses = true;
    const { ledger, dates, pass, keeper } = await visited();
    expect(copy.kept()).toBe(null);
    ledger.noteRevision(server.put("transactions", on("2026-11-21")));
    await vi.waitFor(() => expect(dates().length).toBe(3));
    await pass();
    expect(copy.kept()).toBe(null);
    expect(await keeper.begin()).toBe(false);
    device.refuses = false;
    expect(await keeper.begin()).toBe(true);
    expect(copy.kept()?.owner).toBe(ANA);
  });

  it("that is so no more keeps nothing, also of what was on its way", async () => {
    const { copy, visited, server } = world();
    const { ledger, keeper, pass } = await visited();
    ledger.noteRevision(server.put("transactions", on("2026-11-21")));
    await settled();
    const [, ended] = [pass(), keeper.end()];
    await ended;
    await pass();
    expect([copy.kept(), await keeper.size()]).toEqual([null, 0]);
    ledger.noteRevision(server.put("transactions", on("2026-11-22")));
    await pass();
    expect(copy.kept()).toBe(null);
  });

  it("that another tab says is so no more is not written to again", async () => {
    const { copy, visited, server } = world();
    const one = await visited();
    const other = await visited();
    await one.keeper.end();
    other.ledger.noteRevision(server.put("transactions", on("2026-11-21")));
    await settled();
    await other.pass();
    expect(copy.kept()).toBe(null);
  });

  it("that becomes so while it is used is given what the page has, and else nothing", async () => {
    const { copy, visited, page } = world();
    const { keeper, observableBook } = await visited(false);
    expect(copy.kept()).toBe(null);
    expect(await keeper.begin()).toBe(true);
    expect(copy.kept()?.book).toBe(observableBook.confirmed());
    const unread = page(false);
    await keeper.end();
    expect(await unread.keeper.begin()).toBe(true);
    expect(copy.kept()).toBe(null);
  });
});
