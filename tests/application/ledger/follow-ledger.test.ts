import { describe, expect, it, vi } from "vitest";
import { BEGUN, COUNT, OFFLINE, on, openedLedger, read } from "../use-cases/ledger-by-hand.ts";

describe("an open ledger", () => {
  it("asks for the difference when somebody is ahead of it, and for nothing when nobody is", async () => {
    const { server, noteRevision, log, rows, observableBook } = await openedLedger();
    noteRevision(observableBook.getSnapshot().revision);
    expect(log.changes).not.toHaveBeenCalled();
    const before = observableBook.getSnapshot().revision;
    noteRevision(server.put("transactions", on("2026-11-21")));
    await vi.waitFor(() => expect(rows().length).toBe(COUNT + 1));
    expect(log.changes.mock.calls).toEqual([[before, { limit: 2_500 }]]);
    expect(observableBook.getSnapshot().revision).toBe(server.revision());
    expect(log.monthSums).not.toHaveBeenCalled();
  });

  it("is up to date once all that was heard of is there, and at once where nothing was", async () => {
    const { server, noteRevision, log, observableBook, upToDate } = await openedLedger();
    await upToDate();
    expect(log.changes).not.toHaveBeenCalled();
    const revision = server.put("transactions", on("2026-11-21"));
    noteRevision(revision);
    await upToDate();
    expect(observableBook.getSnapshot().revision).toBe(revision);
  });

  it("tells the other tabs what it has come to hear of, once, and nothing where there is no news", async () => {
    const { server, noteRevision, tabs, observableBook, catchUp, log } = await openedLedger();
    const revision = server.put("transactions", on("2026-11-21"));
    noteRevision(revision);
    await vi.waitFor(() => expect(observableBook.getSnapshot().revision).toBe(revision));
    const { epoch } = observableBook.getSnapshot();
    expect(tabs.tell.mock.calls).toEqual([[{ epoch, revision }]]);
    catchUp();
    await vi.waitFor(() => expect(log.changes).toHaveBeenCalledTimes(2));
    expect(tabs.tell).toHaveBeenCalledTimes(1);
  });

  it("takes a long difference in part by part, and has come so far only with the last", async () => {
    const { server, noteRevision, log, rows, observableBook, line, goOn } = await openedLedger();
    const before = observableBook.getSnapshot().revision;
    const put = () => server.put("transactions", on("2026-11-21"));
    for (let at = 0; at < 5_999; at += 1) put();
    log.changes.mockImplementation(async (since, wanted) => {
      if (wanted?.continuation === "2500" && !line.failure) {
        line.failure = OFFLINE;
        expect(observableBook.getSnapshot().revision).toBe(before);
        expect(rows().length).toBe(COUNT + 2_500);
      }
      return server.log.changes(since, wanted);
    });
    noteRevision(put());
    await vi.waitFor(() => expect(line.failure).toBe(OFFLINE));
    log.changes.mockImplementation((since, wanted) => server.log.changes(since, wanted));
    line.failure = null;
    goOn();
    await vi.waitFor(() => expect(observableBook.getSnapshot().revision).toBe(server.revision()));
    expect(rows().length).toBe(COUNT + 6_000);
    expect(log.changes.mock.calls.map(([since, wanted]) => [since, wanted?.continuation])).toEqual(
      [undefined, "2500", undefined, "2500", "5000"].map((place) => [before, place]),
    );
  });

  it("looks again for what was told while it looked", async () => {
    const { server, noteRevision, rows, log } = await openedLedger();
    log.changes.mockImplementationOnce(async (since, wanted) => {
      const part = await server.log.changes(since, wanted);
      noteRevision(server.put("transactions", on("2026-11-22")));
      return part;
    });
    noteRevision(server.put("transactions", on("2026-11-21")));
    await vi.waitFor(() => expect(rows().length).toBe(COUNT + 2));
    expect(log.changes).toHaveBeenCalledTimes(2);
  });

  it("believes another tab of the same ledger, and no other", async () => {
    const { server, tabs, observableBook, rows, log } = await openedLedger();
    const revision = server.put("transactions", on("2026-11-21"));
    tabs.say({ epoch: "another", revision });
    expect(log.changes).not.toHaveBeenCalled();
    tabs.say({ epoch: observableBook.getSnapshot().epoch, revision });
    await vi.waitFor(() => expect(rows().length).toBe(COUNT + 1));
  });

  it("keeps no record that another has removed", async () => {
    const { server, catchUp, rows } = await openedLedger();
    server.remove("transactions", BEGUN[0]!.id);
    catchUp();
    await vi.waitFor(() => expect(rows().map(({ id }) => id)).not.toContain(BEGUN[0]!.id));
  });

  it.each(["prune", "restore"] as const)("begins anew after the server's %s", async (what) => {
    const { server, catchUp, rows, whole } = await openedLedger();
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

  it("begins anew once an answer tells of another epoch, though its revision is a lower one", async () => {
    const { server, noteRevision, rows, whole, observableBook } = await openedLedger();
    server.restore();
    noteRevision(1, server.epoch());
    await vi.waitFor(() => expect(observableBook.getSnapshot().epoch).toBe(server.epoch()));
    await whole();
    expect(rows().length).toBe(COUNT);
  });

  it("believes no revision of another epoch, and asks once what an answer means that came late", async () => {
    const { noteRevision, log, observableBook } = await openedLedger();
    const { epoch, revision } = observableBook.getSnapshot();
    noteRevision(revision + 5, "an earlier epoch");
    noteRevision(revision, epoch);
    await vi.waitFor(() => expect(log.changes).toHaveBeenCalledTimes(1));
    noteRevision(revision, epoch);
    noteRevision(1, epoch);
    expect(log.changes).toHaveBeenCalledTimes(1);
    expect(observableBook.getSnapshot()).toMatchObject({ epoch, revision });
  });

  it("counts what is told before anything was read, whatever the epoch", async () => {
    const { noteRevision, open, server, rows, log } = read();
    log.changes.mockImplementationOnce(async (since, wanted) => {
      const part = await server.log.changes(since, wanted);
      noteRevision(server.put("transactions", on("2026-11-21")), server.epoch());
      return part;
    });
    await open();
    await vi.waitFor(() => expect(rows().length).toBe(COUNT + 1));
  });

  it("tries no more once the session is over", async () => {
    const { line, catchUp, pauses, log } = await openedLedger();
    line.failure = { type: "unauthenticated" };
    catchUp();
    await vi.waitFor(() => expect(log.changes).toHaveBeenCalledTimes(1));
    expect(pauses).toEqual([]);
  });
});
