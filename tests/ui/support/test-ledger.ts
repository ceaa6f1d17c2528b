import { makeObservableBook } from "../../../src/application/ledger/ledger.ts";
import { readLedger } from "../../../src/application/ledger/read-ledger.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { fakeLedger, type BegunLedger, type FakeLedger } from "../../support/fakes/fake-ledger.ts";
import { fakeTabs } from "../../support/fakes/fake-tabs.ts";
import { openLine } from "../../support/fakes/line.ts";
import { forever } from "./promises.ts";

/** The product's own ledger over a pretended server, which begins with some records. */
export function testLedger(begun: BegunLedger = {}, given?: FakeLedger) {
  const line = openLine();
  const server = given ?? fakeLedger(begun, line);
  const [observableBook, tabs] = [makeObservableBook(), fakeTabs()];
  const reading = readLedger(
    observableBook,
    server.log,
    fakeClock("2026-11-20"),
    { wait: forever },
    tabs,
  );
  return { ...observableBook, ...reading, line, server, tabs };
}

export type TestLedger = ReturnType<typeof testLedger>;
