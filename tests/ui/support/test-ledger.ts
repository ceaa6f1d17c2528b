import { makeDesk } from "../../../src/application/ledger.ts";
import { readLedger } from "../../../src/application/use-cases/read-ledger.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { fakeLedger, type BegunLedger } from "../../support/fakes/fake-ledger.ts";
import { openLine } from "../../support/fakes/line.ts";
import { forever } from "./promises.ts";

/** The product's own ledger over a pretended server, which begins with some records. */
export function testLedger(begun: BegunLedger = {}, today = "2026-11-20") {
  const line = openLine();
  const server = fakeLedger(begun, line);
  const desk = makeDesk();
  const reading = readLedger(desk, server.log, fakeClock(today), { wait: forever });
  return { ...desk, ...reading, line, server };
}

export type TestLedger = ReturnType<typeof testLedger>;
