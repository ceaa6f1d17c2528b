import { v7 } from "uuid";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  decodeRecurrence,
  recurrenceListSchema,
} from "../../../../src/contract/kinds/recurrences.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { instalmentsLeft } from "../../../../src/domain/recurrences/instalments-left.ts";
import { dueUntil } from "../../../../src/domain/recurrences/due.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { logIn, newPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";
import { newChange, writerOf } from "../../support/writes.ts";

const SOFA = {
  tipo: "despesa",
  categoria: "Compras",
  descricao: "Sofá",
  total: 1000,
  vezes: 7,
  inicio: "2031-01-15",
  cada: 1,
  unidade: "mes",
  modo: "confirmar",
} as const;

describe.each(SERVERS)("what is left of instalments, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock: testClock(Date.UTC(2031, 0, 10, 12)) });
  });
  afterAll(() => server.close());

  async function sofa() {
    const { user } = await newPerson(server);
    const write = writerOf(server, (await logIn(server, user.username)).token);
    const made = await write("POST", paths.recurrences, { body: SOFA });
    const { id } = made.body as { readonly id: string };
    const plan = async () => {
      const { body } = await write("GET", paths.recurrences);
      const [told] = v.parse(recurrenceListSchema, body);
      if (told === undefined) throw new Error("there is one");
      return decodeRecurrence(told);
    };
    const pay = async (day: string, valor?: number) => {
      const [record, change] = [v7(), newChange()];
      const body = { acao: "confirmar", id: record, ...(valor !== undefined && { valor }) };
      const { status } = await write("POST", paths.occurrence(id, day), { body, change });
      expect(status).toBe(200);
      return { record, change };
    };
    return {
      write,
      pay,
      undo: (change: string) => write("POST", paths.undo(change), { change: newChange() }),
      left: async () => instalmentsLeft(await plan()),
      amounts: async () =>
        dueUntil(await plan(), "2099-12-31" as CivilDate, 20).map(({ amount }) => amount),
      upcoming: async () => {
        const { body } = await write("GET", `${paths.upcomingOccurrences}?ate=2031-12-31`);
        return (body as readonly { readonly valor: number }[]).map(({ valor }) => valor);
      },
    };
  }

  it("is the total without what was paid, spread over the ones that remain", async () => {
    const { pay, left, amounts, upcoming } = await sofa();
    await pay("2031-01-15", 100);
    expect(await left()).toEqual({ left: 6, of: 7, amount: 900_00 });
    expect(await upcoming()).toEqual(Array.from({ length: 6 }, () => 150));
    await pay("2031-03-15", 149.99);
    expect(await amounts()).toEqual([150_01, 150_00, 150_00, 150_00, 150_00]);
    await pay("2031-02-15", 749.99);
    expect(await amounts()).toEqual([1, 1]);
  });

  it("is as before once a payment is undone or its record removed, and follows what is corrected", async () => {
    const { pay, left, undo, write } = await sofa();
    const whole = await left();
    const { record, change } = await pay("2031-01-15", 100);
    const path = `/despesas/${record}`;
    const correction = newChange();
    const body = { data: "2031-01-10", categoria: "Compras", descricao: "Sofá", valor: 130 };
    expect((await write("PUT", path, { body, change: correction })).status).toBe(200);
    expect(await left()).toEqual({ left: 6, of: 7, amount: 870_00 });
    await undo(correction);
    expect(await left()).toEqual({ left: 6, of: 7, amount: 900_00 });
    await undo(change);
    expect(await left()).toEqual(whole);
    const { record: again } = await pay("2031-01-15", 100);
    expect((await write("DELETE", `/despesas/${again}`)).status).toBe(204);
    expect(await left()).toEqual(whole);
  });

  it("is nothing once all is paid, and all that was paid so once that is removed", async () => {
    const { pay, left, write } = await sofa();
    await pay("2031-01-15", 100);
    const { record } = await pay("2031-02-15", 900);
    expect(await left()).toEqual({ left: 0, of: 7, amount: 0 });
    expect((await write("DELETE", `/despesas/${record}`)).status).toBe(204);
    expect(await left()).toEqual({ left: 1, of: 7, amount: 900_00 });
  });
});
