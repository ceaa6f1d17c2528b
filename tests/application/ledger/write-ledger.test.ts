import { describe, expect, it, vi } from "vitest";
import { whenWritten, type Write } from "../../../src/application/ledger/ledger.ts";
import { isPending } from "../../../src/domain/ledger/revision.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { toldAccount } from "../../support/forecast.ts";
import { planned } from "../../support/recurrences.ts";
import { BEGUN, COUNT, OFFLINE, on, openedLedger, writing } from "../use-cases/ledger-by-hand.ts";

describe("a write", () => {
  it("takes in what a write answers, asks for nothing to see it, and tells the other tabs", async () => {
    const { server, write, noteRevision, log, rows, observableBook, tabs } = await openedLedger();
    const made = on("2026-11-21");
    const revision = await write(
      writing(made, async () => {
        const next = server.put("transactions", made);
        // The head of an answer is there before what it says is taken in.
        noteRevision(next);
        return next;
      }),
    );
    expect(rows()[0]).toMatchObject(made);
    expect(observableBook.getSnapshot().revision).toBe(revision);
    expect(log.changes).not.toHaveBeenCalled();
    expect(tabs.tell.mock.calls).toEqual([
      [{ epoch: observableBook.getSnapshot().epoch, revision }],
    ]);
  });

  it("asks for what else changed with it, where it may have reached others", async () => {
    const { server, write, log, observableBook } = await openedLedger();
    const made = on("2026-11-21");
    const rent = planned();
    const call = async () => {
      const next = server.put("transactions", made);
      server.put("recurrences", rent, next);
      return next;
    };
    await write({ ...writing(made, call), reachesOthers: true });
    await vi.waitFor(() =>
      expect([...observableBook.getSnapshot().recurrences.keys()]).toEqual([rent.id]),
    );
    expect(log.changes).toHaveBeenCalledOnce();
  });

  it("asks for what else changed where a record is moved to a day whose balance tells what was recorded by then", async () => {
    const { server, write, log, observableBook, catchUp } = await openedLedger();
    const balance = { amount: cents(1), date: on("2026-11-21").date, includes: [] };
    const account = { ...toldAccount(1, "2026-11-21"), balance };
    server.put("accounts", account);
    catchUp();
    await vi.waitFor(() => expect(observableBook.getSnapshot().accounts.size).toBe(1));
    log.changes.mockClear();
    const moved = { ...(BEGUN[0] ?? on("")), date: balance.date };
    const call = async () => {
      const next = server.put("transactions", moved);
      server.put("accounts", { ...account, balance: { ...balance, includes: [moved.id] } }, next);
      return next;
    };
    await write(writing(moved, call));
    await vi.waitFor(() =>
      expect(
        observableBook.getSnapshot().accounts.get(account.id)?.record.balance?.includes,
      ).toEqual([moved.id]),
    );
    const made = on("2026-11-21");
    log.changes.mockClear();
    await write(writing(made, async () => server.put("transactions", made), "another"));
    expect(log.changes).not.toHaveBeenCalled();
  });

  it("shows what a write wants until it is answered, and leaves no moment between the two", async () => {
    const { server, write, rows, observableBook } = await openedLedger();
    const made = on("2026-11-21");
    const seen: (boolean | null)[] = [];
    observableBook.subscribe(() => {
      const row = rows().find(({ id }) => id === made.id);
      seen.push(row ? isPending(row) : null);
    });
    const answered = write(writing(made, async () => server.put("transactions", made)));
    expect(seen).toEqual([true]);
    await answered;
    expect(seen).toEqual([true, false]);
  });

  it("knows whether writes are on their way, and when none is any more", async () => {
    const { server, write, observableBook } = await openedLedger();
    const made = on("2026-11-21");
    expect(observableBook.isWriting()).toBe(false);
    const answered = write(writing(made, async () => server.put("transactions", made)));
    expect(observableBook.isWriting()).toBe(true);
    await whenWritten(observableBook);
    expect(observableBook.isWriting()).toBe(false);
    await answered;
  });

  it("shows nothing any more of a write that is refused", async () => {
    const { write, rows } = await openedLedger();
    const refused = { type: "rejected", status: 422, detail: null } as const;
    const answered = write(writing(on("2026-11-21"), () => Promise.reject(refused)));
    expect(rows().length).toBe(COUNT + 1);
    await expect(answered).rejects.toEqual(refused);
    expect(rows().length).toBe(COUNT);
  });

  it("sends a change of a record when the one before it is answered, and tells it what that made", async () => {
    const { server, write, rows } = await openedLedger();
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
    const { write, rows } = await openedLedger();
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
    const { server, write, log, rows } = await openedLedger();
    const before = server.revision();
    server.put("transactions", on("2026-11-22"));
    const made = on("2026-11-21");
    const revision = await write(writing(made, async () => server.put("transactions", made)));
    expect(revision).toBe(before + 2);
    await vi.waitFor(() => expect(rows().length).toBe(COUNT + 2));
    expect(log.changes.mock.calls).toEqual([[before, { limit: 2_500 }]]);
  });

  it("looks what is there when a write gets no answer: it may have been made all the same", async () => {
    const { write, server, rows, observableBook } = await openedLedger();
    const record = on("2026-11-21");
    const lost = writing(record, () => {
      server.put("transactions", record);
      return Promise.reject(OFFLINE);
    });
    await expect(write(lost)).rejects.toEqual(OFFLINE);
    expect(observableBook.isWriting()).toBe(false);
    await vi.waitFor(() => expect(rows().length).toBe(COUNT + 1));
  });

  it("looks what is there when a write is refused", async () => {
    const { server, write, rows } = await openedLedger();
    const [first] = BEGUN;
    server.remove("transactions", first!.id);
    const refused = { type: "rejected", status: 404, detail: null } as const;
    const call = write(writing(first!, () => Promise.reject(refused)));
    await expect(call).rejects.toEqual(refused);
    await vi.waitFor(() => expect(rows().length).toBe(COUNT - 1));
  });
});
