import { IDBFactory } from "fake-indexeddb";
import "../../support/fake-device.ts";
import fc from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";
import { failureOf, type Failure } from "../../../src/application/failure.ts";
import { readForecastBasis } from "../../../src/application/forecast/read-forecast-basis.ts";
import { viewForecast } from "../../../src/application/forecast/view-forecast.ts";
import { simulateInBook } from "../../../src/application/simulation/simulate-in-book.ts";
import { changesSchema, decodeChanges } from "../../../src/contract/ledger/changes.ts";
import { encodeForecast, forecastSchema } from "../../../src/contract/forecast.ts";
import { paths } from "../../../src/contract/paths.ts";
import { encodeSimulation, encodeSimulationRequest } from "../../../src/contract/simulation.ts";
import { daysAhead } from "../../../src/domain/forecast/forecast.ts";
import { reachOf } from "../../../src/domain/forecast/horizon.ts";
import type { Book } from "../../../src/domain/ledger/book.ts";
import { goalsOf } from "../../../src/domain/ledger/read-book.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { userId } from "../../../src/domain/shared/ids.ts";
import { sealedAnswers } from "../../../src/infrastructure/device/sealed-answers.ts";
import { sealedDeviceCopy } from "../../../src/infrastructure/device/sealed-device-copy.ts";
import type { Api } from "../../../src/infrastructure/http/api.ts";
import { refusal } from "../../../src/infrastructure/http/to-failure.ts";
import { httpBalances } from "../../../src/infrastructure/http/http-balances.ts";
import { httpImports } from "../../../src/infrastructure/http/http-imports.ts";
import { rememberingApi } from "../../../src/infrastructure/http/remembering-api.ts";
import { assumptionOf } from "../../../src/text/forecast/forecast.ts";
import {
  reductionAboveMean,
  simulationAdvice,
} from "../../../src/text/simulation/simulation-advice.ts";
import { bookOf } from "../../infrastructure/ports/device-copy.suite.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { read } from "../../support/read.ts";
import { wholeBook } from "../../support/read-whole.ts";
import { callerOf, type Caller } from "../support/caller.ts";
import { live } from "../support/live-household.ts";
import { newPremiumPerson } from "../support/people.ts";
import {
  anyHousehold,
  fileOf,
  NO_HOUSEHOLD,
  SPENT_ON,
  TODAY,
  type Household,
} from "../support/random-household.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { testClock } from "../support/test-clock.ts";
import { runs } from "../../support/runs.ts";

const clock = fakeClock(TODAY);
const OWNER = userId("ana");
const REACH = reachOf("premium");

/** So many households are looked at. */
const HOUSEHOLDS = runs(8);

/** Eats for 20 € on every third day, and spends on nothing else. */
const SPENDS_AS_EVER: Household = {
  ...NO_HOUSEHOLD,
  files: [
    fileOf(
      Array.from({ length: 40 }, (_, at) => ({
        kind: "expense",
        date: addDays(TODAY, -3 * at),
        category: "Alimentação",
        cents: 20_00,
        description: null,
      })),
    ),
  ],
};

/** A device with what it fetched from the server while it had a network, which it has no more. */
async function cutOff(me: Caller): Promise<{ readonly book: Book; readonly api: Api }> {
  indexedDB = new IDBFactory();
  const changes = await me("GET", "/alteracoes?desde=0");
  const copy = sealedDeviceCopy();
  await copy.begin(OWNER, wholeBook(decodeChanges(read(changesSchema, changes.body))), 0);
  let isThere = true;
  const server: Api = async (_method, path, schema, given) => {
    if (!isThere) throw { type: "offline" } satisfies Failure;
    const query = Object.entries(given?.query ?? {}).filter(([, value]) => value !== undefined);
    const asked = new URLSearchParams(query as [string, string][]);
    return v.parse(schema, (await me("GET", `${path}?${asked}`)).body);
  };
  const writes: Promise<void>[] = [];
  const api = rememberingApi(server, {
    read: (name) => sealedAnswers.read(OWNER, name),
    keep: async (name, answer) => void writes.push(sealedAnswers.keep(OWNER, name, answer)),
    late: () => new Promise(() => undefined),
    stoodIn: () => undefined,
  });
  const book = (await bookOf(await copy.read(OWNER))) as Book;
  await basisOf(book, api);
  await Promise.all(writes);
  isThere = false;
  return { book, api };
}

const basisOf = (book: Book, api: Api) =>
  readForecastBasis({
    ledger: { getSnapshot: () => book },
    balances: httpBalances(api, clock),
    imports: httpImports(api, clock),
  })();

/** The forecast of a device, as the server writes one. */
async function forecastOf(book: Book, api: Api): Promise<unknown> {
  const basis = await basisOf(book, api);
  const shown = viewForecast(clock)({ ...basis, horizon: REACH, saving: null })(book);
  const told = shown === "untold" || shown === "reading" ? null : shown;
  return encodeForecast(told, {
    accountReserve: basis.accountReserve,
    horizon: REACH,
    count: daysAhead(REACH, TODAY),
    assumption: assumptionOf(told),
  });
}

/** Says of every other payment that seems to come again that it has ended. */
async function endEveryOther(me: Caller): Promise<void> {
  const { body } = await me("GET", paths.forecast);
  const { dias } = read(forecastSchema, body);
  const payments = dias.flatMap(({ movimentos }) =>
    movimentos.flatMap((one) => one.pagamento ?? []),
  );
  for (const [index, pagamento] of [...new Set(payments)].toSorted().entries())
    if (index % 2 === 0) await me("POST", paths.endedPayments, { body: { pagamento } });
}

/** The answer to a scenario, or the sentence with which it is refused. */
async function simulated(book: Book, me: Caller, category: string, reduction: number) {
  const request = { category, reduction: cents(reduction), goalId: goalsOf(book)[0]?.id ?? null };
  const inBook = simulateInBook({
    ledger: { getSnapshot: () => book },
    clock,
    adviseOn: simulationAdvice,
    aboveMean: reductionAboveMean,
  });
  const own = await inBook.run(request).then(encodeSimulation, failureOf);
  const { status, body } = await me("POST", paths.simulation, {
    body: encodeSimulationRequest(request),
  });
  const { field: _, ...refused } = refusal(status, body) as Failure & { readonly field?: string };
  return { own, server: status === 200 ? body : refused, status };
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: testClock(Date.UTC(2031, 10, 23, 12)) });
});
afterAll(() => server.close());

it(
  `shows ${HOUSEHOLDS} households without a network the server's own forecast and simulations`,
  { timeout: 240_000 },
  async () => {
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(anyHousehold, async (household) => {
        const { token } = await newPremiumPerson(server);
        const me = callerOf(server, token);
        await live(me, household);
        await endEveryOther(me);
        const { book, api } = await cutOff(me);
        const { body } = await me("GET", paths.forecast);
        expect(JSON.parse(JSON.stringify(await forecastOf(book, api)))).toEqual(body);
        for (const category of SPENT_ON)
          for (const reduction of [1, 2_500]) {
            const answer = await simulated(book, me, category, reduction);
            expect(JSON.parse(JSON.stringify(answer.own))).toEqual(answer.server);
            seen.add(answer.status);
          }
      }),
      { numRuns: HOUSEHOLDS, examples: [[SPENDS_AS_EVER]] },
    );
    expect(seen).toEqual(new Set([200, 422]));
  },
);
