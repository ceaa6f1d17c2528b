import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { CHANGE_HEADER, REVISION_HEADER } from "../../../../src/contract/api-base.ts";
import { forecastSchema } from "../../../../src/contract/forecast.ts";
import { changesSchema } from "../../../../src/contract/ledger/changes.ts";
import { paths } from "../../../../src/contract/paths.ts";
import {
  ENDED_PAYMENTS_MAX,
  PAYMENT_KEY_MAX,
} from "../../../../src/domain/forecast/payment-key.ts";
import { serverProblems } from "../../../../src/text/server-problems.ts";
import { read } from "../../../support/read.ts";
import { sumOf } from "../../../support/read-copy.ts";
import { callerOf } from "../../support/caller.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 120_000 });

const GYM = "expense ginasio";

describe.each(SERVERS)("a payment that was said to have ended, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock: testClock(Date.UTC(2031, 10, 23, 12)) });
  });
  afterAll(() => server.close());

  /** Somebody who pays a gym on each 5th, and buys coffee besides. */
  async function newPerson() {
    const { token } = await newPremiumPerson(server);
    const me = callerOf(server, token);
    const spend = (data: string, valor: number, descricao: string) =>
      me("POST", paths.transactions("expense"), {
        body: { data, categoria: "Lazer", valor, descricao },
      });
    for (const month of ["08", "09", "10", "11"]) {
      await spend(`2031-${month}-05`, 30, "Ginásio");
      for (const day of ["01", "08", "12", "19", "21"])
        await spend(`2031-${month}-${day}`, 1, "Café");
    }
    await me("PUT", paths.toldBalance, { body: { valor: 1_000, data: "2031-11-22" } });
    const forecast = async () => read(forecastSchema, (await me("GET", paths.forecast)).body);
    return {
      me,
      spend,
      /** The payments that are expected, and the sum of what is usual in October. */
      look: async () => {
        const { dias, meses } = await forecast();
        const payments = dias.flatMap(({ movimentos }) =>
          movimentos.flatMap(({ pagamento }) => pagamento ?? []),
        );
        return { payments: [...new Set(payments)], usual: meses[1]?.habitual };
      },
      end: (pagamento: unknown, change = v7()) =>
        me("POST", paths.endedPayments, {
          body: { pagamento },
          headers: { [CHANGE_HEADER]: change },
        }),
      undo: (change: string, by = v7()) =>
        me("POST", paths.undo(change), { headers: { [CHANGE_HEADER]: by } }),
      ended: async (since = 0) => {
        const { body } = await me("GET", `${paths.changes}?desde=${since}`);
        const { acabados, revisao } = read(changesSchema, body);
        return { acabados, revisao };
      },
    };
  }

  it("is expected no more, and usual again, until that is undone", async () => {
    const { look, end, undo, ended, me } = await newPerson();
    const proposals = async () => (await me("GET", paths.recurrenceProposals)).body;
    const before = await look();
    expect(before).toEqual({ payments: [GYM], usual: 500 });
    expect(await proposals()).toHaveLength(1);
    const change = v7();
    const { status, headers } = await end(GYM, change);
    expect([status, headers[REVISION_HEADER]]).toEqual([204, `${(await ended()).revisao}`]);
    expect(await look()).toEqual({ payments: [], usual: 3_500 });
    expect(await proposals()).toEqual([]);
    const undoing = v7();
    expect((await undo(change, undoing)).status).toBe(200);
    expect(await look()).toEqual(before);
    expect((await undo(undoing)).status).toBe(200);
    expect(await look()).toEqual({ payments: [], usual: 3_500 });
  });

  it("stays ended though it comes again, and can still be planned", async () => {
    const { look, end, spend, me } = await newPerson();
    await end(GYM);
    for (const day of ["20", "21", "22"]) await spend(`2031-11-${day}`, 30, "Ginásio");
    expect((await look()).payments).toEqual([]);
    const body = {
      tipo: "despesa",
      categoria: "Lazer",
      valor: 30,
      descricao: "Ginásio",
      inicio: "2031-12-05",
      cada: 1,
      unidade: "mes",
    };
    expect((await me("POST", paths.recurrences, { body })).status).toBe(201);
    const { dias } = read(forecastSchema, (await me("GET", paths.forecast)).body);
    const on = dias.find(({ data }) => data === "2031-12-05");
    expect(on?.movimentos).toMatchObject([{ origem: "recurring", valor: 3_000 }]);
  });

  it("is told in the log whole with every change, and not where nothing changed", async () => {
    const { end, undo, ended } = await newPerson();
    const first = await ended();
    expect(first.acabados).toEqual([]);
    const change = v7();
    await end(GYM, change);
    await end("expense ~Lazer 100");
    const second = await ended(first.revisao);
    expect(second.acabados).toEqual([GYM, "expense ~Lazer 100"]);
    expect(second.revisao).toBe(first.revisao + 2);
    expect((await ended(second.revisao)).acabados).toBeUndefined();
    await undo(change);
    expect((await ended(second.revisao)).acabados).toEqual(["expense ~Lazer 100"]);
  });

  it("is one change however often it is sent, even if it was undone in between", async () => {
    const { end, undo, ended } = await newPerson();
    const change = v7();
    await end(GYM, change);
    const { revisao } = await ended();
    expect((await end(GYM, change)).status).toBe(204);
    expect((await end(GYM)).status).toBe(204);
    expect((await ended()).revisao).toBe(revisao);
    await undo(change);
    expect((await end(GYM, change)).status).toBe(204);
    expect((await ended()).acabados).toEqual([]);
    expect(await end("expense renda", change)).toMatchObject({
      status: 409,
      body: { detail: serverProblems["change-reused"] },
    });
  });

  it("has a key that both databases can store, and there are at most 100", async () => {
    const { end, ended } = await newPerson();
    for (const key of ["", " ", "a\0", "\ud800", "x".repeat(PAYMENT_KEY_MAX + 1), 7, null])
      expect((await end(key)).status).toBe(422);
    expect((await end("각".repeat(PAYMENT_KEY_MAX))).status).toBe(204);
    for (let count = 1; count < ENDED_PAYMENTS_MAX; count += 1) await end(`expense ${count}`);
    expect(await end("expense one more")).toMatchObject({
      status: 409,
      body: { detail: serverProblems["ended-limit"] },
    });
    expect((await ended()).acabados).toHaveLength(ENDED_PAYMENTS_MAX);
  });

  it("is in the export, and comes back with it", async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    await one.end(GYM);
    await one.end("각".repeat(PAYMENT_KEY_MAX));
    const { text } = await one.me("GET", paths.exportFile("json"));
    const { soma: _, ...copy } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const change = v7();
    const path = `${paths.restore}?simular=false&modo=juntar`;
    const body = { ...copy, soma: sumOf(copy) };
    const restored = await other.me("POST", path, { body, headers: { [CHANGE_HEADER]: change } });
    expect(restored.status).toBe(200);
    expect((await other.ended()).acabados).toEqual((await one.ended()).acabados);
    expect((await other.look()).payments).toEqual([]);
    await other.undo(change);
    expect((await other.ended()).acabados).toEqual([]);
  });
});
