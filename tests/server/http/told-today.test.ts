import fc from "fast-check";
import { v7 } from "uuid";
import { afterAll, beforeAll, expect, it } from "vitest";
import { balanceForm, blankBalance } from "../../../src/application/accounts/balance-form.ts";
import type { Clock } from "../../../src/application/clock.ts";
import { TODAY_HEADER } from "../../../src/contract/today-header.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import { httpApi } from "../../../src/infrastructure/http/api.ts";
import { httpBalances } from "../../../src/infrastructure/http/http-balances.ts";
import { httpImports } from "../../../src/infrastructure/http/http-imports.ts";
import { sessionOf } from "../../older-build/wiring.ts";
import { describeSqliteFirst } from "../../support/sweep.ts";
import { runs } from "../../support/runs.ts";
import { callerOf, type Caller } from "../support/caller.ts";
import { importOf, lineNumber } from "../support/imports.ts";
import { newPerson } from "../support/people.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { HOUR, MINUTE, testClock } from "../support/test-clock.ts";

/** A day and a half around the hour that Lisbon skips in March. */
const START = Date.UTC(2031, 2, 29, 12);
const SPAN = 36 * HOUR;

const ZONES = [
  "Europe/Lisbon",
  "Europe/Luxembourg",
  "Atlantic/Azores",
  "America/Los_Angeles",
  "Pacific/Pago_Pago",
  "Asia/Macau",
  "Pacific/Auckland",
  "Pacific/Kiritimati",
];

/** The clock of a device in a time zone. */
const deviceClock = (zone: string, now: () => number): Clock => ({
  now,
  today: () => new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(now()) as CivilDate,
});

const anyMoment = fc.nat({ max: SPAN / MINUTE }).map((minutes) => START + minutes * MINUTE);

describeSqliteFirst(SERVERS, "a balance told today over $name", ({ start }) => {
  const clock = testClock(START);
  const lisbon = deviceClock("Europe/Lisbon", clock.now);
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  /** The server's word on the balances of somebody's accounts. */
  const balancesOf = async (me: Caller) =>
    ((await me("GET", "/contas")).body as { saldo: { data: string; inclui: unknown } }[]).map(
      ({ saldo }) => saldo,
    );

  it("is the moment's, of whatever day the device offers as today", async () => {
    await fc.assert(
      fc.asyncProperty(anyMoment, fc.constantFrom(...ZONES), async (moment, zone) => {
        clock.set(moment);
        const device = deviceClock(zone, clock.now);
        const { token } = await newPerson(server);
        const [me, api] = [callerOf(server, token), httpApi(sessionOf(token), server.url)];
        const offered = balanceForm(device).read({ ...blankBalance(device, []), amount: "100" });
        if (!offered.ok) throw new Error("the form refuses what it offers");
        const { balance } = offered.value;
        await httpBalances(api, device).tell(balance, null, changeId(v7()));
        const draft = importOf([lineNumber(1, { date: balance.date })], { closing: balance });
        await httpImports(api, device).make(draft, changeId(v7()));
        expect(await balancesOf(me)).toMatchObject([
          { data: balance.date, inclui: [] },
          { data: balance.date, inclui: [] },
        ]);
      }),
      { numRuns: runs(24) },
    );
  });

  const anySaid = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: -3, max: 3 }) },
    fc.integer({ min: -400, max: 400 }),
    fc.constantFrom(null, "", "hoje", "2031-02-30", "2031-3-29", "29-03-2031", "9999-99-99"),
  );

  it("is of the day that the client says, if that is within a day of Lisbon's", async () => {
    await fc.assert(
      fc.asyncProperty(
        anyMoment,
        anySaid,
        fc.integer({ min: -3, max: 3 }),
        async (moment, said, distance) => {
          clock.set(moment);
          const day = typeof said === "number" ? addDays(lisbon.today(), said) : said;
          const counts = typeof said === "number" && Math.abs(said) <= 1;
          const today = counts ? addDays(lisbon.today(), said) : lisbon.today();
          const me = callerOf(server, (await newPerson(server)).token);
          const { status } = await me("PUT", "/previsao/saldo", {
            body: { valor: 100, data: addDays(today, distance) },
            headers: day === null ? {} : { [TODAY_HEADER]: day },
          });
          if (distance > 0) {
            expect(status).toBe(422);
            return;
          }
          expect(status).toBe(200);
          expect(await balancesOf(me)).toMatchObject([{ inclui: distance === 0 ? [] : null }]);
        },
      ),
      { numRuns: runs(40) },
    );
  });

  it("counts what is recorded of that day afterwards, also where it is still to come in Lisbon", async () => {
    for (const ahead of [-1, 0, 1]) {
      clock.set(START);
      const day = addDays(lisbon.today(), ahead);
      const me = callerOf(server, (await newPerson(server)).token);
      const told = { body: { valor: 100, data: day }, headers: { [TODAY_HEADER]: day } };
      const record = { data: day, categoria: "Alimentação", valor: 10, descricao: null };
      await me("POST", "/despesas", { body: record });
      expect(await me("PUT", "/previsao/saldo", told)).toMatchObject({ status: 200 });
      await me("POST", "/despesas", { body: { ...record, valor: 30 } });
      clock.set(START + 24 * HOUR);
      expect((await me("GET", "/contas")).body).toMatchObject([{ saldo_hoje: 70 }]);
      expect((await me("GET", "/previsao")).body).toMatchObject({ saldo: 70 });
    }
  });
});
