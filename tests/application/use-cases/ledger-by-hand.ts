import { expect, vi } from "vitest";
import { makeObservableBook, type Write } from "../../../src/application/ledger/ledger.ts";
import type { LedgerLog } from "../../../src/application/ledger/ledger-log.ts";
import { readLedger } from "../../../src/application/ledger/read-ledger.ts";
import { monthsOf, rowsOf } from "../../../src/domain/ledger/read-book.ts";
import { UNCONFIRMED } from "../../../src/domain/ledger/revision.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { fakeTabs } from "../../support/fakes/fake-tabs.ts";
import { fakeLedger } from "../../support/fakes/fake-ledger.ts";
import { openLine } from "../../support/fakes/line.ts";
import { recordWith } from "../../ui/support/records.ts";

export const OFFLINE = { type: "offline" } as const;
export const on = (date: string) => recordWith({ date: date as CivilDate });
export const BEGUN = [on("2026-11-20"), on("2026-10-01"), on("2026-09-30"), on("2024-02-29")];
export const COUNT = BEGUN.length;

/** A ledger read from a pretended server; tries wait until they are let go on. */
export function read(transactions = BEGUN, shown = () => Promise.resolve()) {
  const line = openLine();
  const server = fakeLedger({ transactions }, line);
  const log = {
    changes: vi.fn<LedgerLog["changes"]>((since, wanted) => server.log.changes(since, wanted)),
    monthSums: vi.fn<LedgerLog["monthSums"]>(() => server.log.monthSums()),
  };
  const observableBook = makeObservableBook();
  const tabs = fakeTabs();
  const pauses: number[] = [];
  let goOn = () => undefined as void;
  const wait = (pause: number) => {
    pauses.push(pause);
    return new Promise<void>((resolve) => {
      goOn = resolve;
    });
  };
  const ledger = readLedger(observableBook, log, fakeClock("2026-11-20"), { wait }, tabs, shown);
  const rows = () =>
    monthsOf(observableBook.getSnapshot()).flatMap((month) =>
      rowsOf(observableBook.getSnapshot(), month),
    );
  const whole = () => vi.waitFor(() => expect(observableBook.getSnapshot().held).toBe("all"));
  return {
    line,
    server,
    log,
    observableBook,
    tabs,
    pauses,
    goOn: () => goOn(),
    ...ledger,
    rows,
    whole,
  };
}

/** The same, opened and whole, with nothing asked since. */
export async function openedLedger() {
  const all = read();
  await all.open();
  await all.whole();
  all.log.changes.mockClear();
  all.log.monthSums.mockClear();
  return all;
}

const stamped = (record: Transaction, revision: number) =>
  ({ type: "transactions", kept: { record, revision, removed: false } }) as const;

/** A write of a record by a call that answers its revision. */
export const writing = (record: Transaction, call: Write<number>["call"], change = "change") => ({
  change: changeId(change),
  written: stamped(record, UNCONFIRMED),
  call,
  made: (revision: number) => stamped(record, revision),
});
