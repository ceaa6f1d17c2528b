import * as v from "valibot";
import { viewAccounts } from "../../../src/application/accounts/view-accounts.ts";
import { makeObservableBook } from "../../../src/application/ledger/ledger.ts";
import { readLedger } from "../../../src/application/ledger/read-ledger.ts";
import { startForecast } from "../../../src/composition/features/forecast.ts";
import type { AccountLine } from "../../../src/domain/forecast/held-today.ts";
import { eurosFromCents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import type { Api } from "../../../src/infrastructure/http/api.ts";
import { httpImports } from "../../../src/infrastructure/http/http-imports.ts";
import { httpLedgerLog } from "../../../src/infrastructure/http/ledger/http-ledger-log.ts";
import { fakeBalances } from "../../support/fakes/fake-balances.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { fakeDrafts } from "../../support/fakes/fake-drafts.ts";
import { fakeIds } from "../../support/fakes/fake-ids.ts";
import { sameDay } from "../../support/fakes/fake-new-days.ts";
import { fakeTabs } from "../../support/fakes/fake-tabs.ts";
import { TODAY } from "./account-model.ts";
import { callerOf } from "./caller.ts";
import type { TestServer } from "./start-test-server.ts";

/** A device that shows the accounts of a person, whose screen loads again as the product's does. */
export async function accountDevice(server: TestServer, token: string) {
  const call = callerOf(server, token);
  const under = new Set<Promise<unknown>>();
  const api: Api = (_method, path, schema, given) => {
    const query = Object.entries(given?.query ?? {}).filter(([, value]) => value !== undefined);
    const asked = new URLSearchParams(query as [string, string][]);
    const answer = call("GET", `${path}?${asked}`).then(({ body }) => v.parse(schema, body));
    under.add(answer);
    void answer.finally(() => under.delete(answer));
    return answer;
  };
  const clock = fakeClock(TODAY);
  const book = makeObservableBook();
  const log = httpLedgerLog(api);
  const following = readLedger(book, log, clock, { wait: () => Promise.resolve() }, fakeTabs());
  let lines: readonly AccountLine[] = [];
  const show = async () => {
    lines = await moves();
  };
  const { moves } = startForecast({
    balances: fakeBalances(TODAY as CivilDate),
    imports: httpImports(api, clock),
    ledger: { ...book, ...following },
    clock,
    drafts: fakeDrafts(),
    ids: fakeIds(),
    newDays: sameDay,
    notify: () => undefined,
    reload: () => void show(),
  });
  await following.openRecords();
  await show();

  const isQuiet = async () => {
    while (under.size > 0) {
      await Promise.allSettled(under);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return {
    /** Learns what revision there is: from the answer to an act of its own, after which its screen loads again, or not. */
    learns: async (revision: number, isOwnAct: boolean) => {
      if (!Number.isInteger(revision)) throw new Error("an answer tells no revision");
      following.noteRevision(revision);
      if (isOwnAct) void show();
      await isQuiet();
    },
    /** What each account holds, in euros; null where nothing was told. */
    held: (): ReadonlyMap<string, number | null> | "reading" => {
      const shown = viewAccounts(clock)(lines)(book.getSnapshot());
      if (shown === "reading") return shown;
      return new Map([
        ...shown.open.map(({ id, held }) => [id, held && eurosFromCents(held.amount)] as const),
        ...shown.closed.map(({ id }) => [id, null] as const),
      ]);
    },
  };
}
