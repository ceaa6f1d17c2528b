import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "../../../../src/contract/paths.ts";
import { addDays } from "../../../../src/domain/shared/add-days.ts";
import { logIn, newPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { DAY, testClock } from "../../support/test-clock.ts";
import { newChange, writerOf } from "../../support/writes.ts";

type Kept = { readonly id: string; readonly revisao: number };
type Listed = { readonly id: string; readonly valor: number; readonly data: string };

const RENT = { tipo: "despesa", categoria: "Habitação", valor: 650, descricao: "Renda" } as const;

describe.each(SERVERS)("a planned movement that was entered by hand, over $name,", ({ start }) => {
  const clock = testClock(Date.UTC(2031, 0, 10, 12));
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  const today = () => server.stores.calendar.today();

  async function person() {
    const { user } = await newPerson(server);
    let write = writerOf(server, (await logIn(server, user.username)).token);
    const get = async <Body>(path: string) => (await write("GET", path)).body as Body;
    return {
      write: (...call: Parameters<typeof write>) => write(...call),
      plan: async (body: object = {}) => {
        const wanted = { ...RENT, cada: 1, unidade: "mes", inicio: addDays(today(), 2), ...body };
        const made = await write("POST", paths.recurrences, { body: wanted });
        expect(made.status).toBe(201);
        return made.body as Kept;
      },
      expense: async (body: object = {}) => {
        const { tipo: _, ...said } = RENT;
        const wanted = { ...said, data: addDays(today(), 1), ...body };
        const made = await write("POST", paths.transactions("expense"), { body: wanted });
        expect(made.status).toBe(201);
        return made.body as Kept;
      },
      expenses: () => get<readonly Listed[]>(paths.transactions("expense")),
      upcoming: () =>
        get<readonly { readonly data: string; readonly ja_registado?: Listed }[]>(
          `${paths.upcomingOccurrences}?ate=${today()}`,
        ),
      told: async () =>
        (await get<readonly { readonly mensagem: string }[]>(paths.notifications)).map(
          ({ mensagem }) => mensagem,
        ),
      later: async (days: number) => {
        clock.advance(days * DAY);
        await server.lookAtCalendar();
        write = writerOf(server, (await logIn(server, user.username)).token);
      },
    };
  }

  it("is not recorded by itself, but waits with the question, and is asked about once", async () => {
    const one = await person();
    await one.plan();
    const { id } = await one.expense({ valor: 660, descricao: "Transferência senhorio" });
    await one.later(2);
    expect(await one.expenses()).toHaveLength(1);
    expect(await one.upcoming()).toMatchObject([{ ja_registado: { id, valor: 660 } }]);
    const question: unknown = expect.stringMatching(
      /Já há «Transferência senhorio», de 11\/01\/2031, 660,00.€: é o mesmo\?/,
    );
    expect(await one.told()).toEqual([question]);
    await one.later(1);
    expect(await one.expenses()).toHaveLength(1);
    expect(await one.told()).toEqual([question]);
  });

  it("is tied to its record, and an undo opens it again and leaves the record", async () => {
    const one = await person();
    const plan = await one.plan();
    const { id } = await one.expense();
    await one.later(2);
    const change = newChange();
    const day = today();
    const call = { body: { acao: "confirmar", registo: id }, match: `"${plan.revisao}"`, change };
    const tied = await one.write("POST", paths.occurrence(plan.id, day), call);
    expect(tied).toMatchObject({ status: 200, body: { registo: { id, valor: 650 } } });
    const again = await one.write("POST", paths.occurrence(plan.id, day), call);
    expect([again.status, again.body]).toEqual([tied.status, tied.body]);
    expect(await one.upcoming()).toEqual([]);
    await one.later(1);
    expect(await one.expenses()).toMatchObject([{ id }]);

    const undone = await one.write("POST", paths.undo(change));
    expect(undone.status).toBe(200);
    expect(await one.expenses()).toMatchObject([{ id }]);
    expect(await one.upcoming()).toMatchObject([{ data: day, ja_registado: { id } }]);
  });

  it("opens again where its record is removed, and is then recorded by itself", async () => {
    const one = await person();
    const plan = await one.plan();
    const { id } = await one.expense();
    await one.later(2);
    const day = today();
    const body = { acao: "confirmar", registo: id };
    await one.write("POST", paths.occurrence(plan.id, day), { body, match: `"${plan.revisao}"` });
    const removed = await one.write("DELETE", paths.transaction("expense", id));
    expect(removed.status).toBe(204);
    await one.later(1);
    expect(await one.expenses()).toMatchObject([{ data: day, valor: 650 }]);
  });

  it("is recorded where it is another one, and whatever is not like it is recorded by itself", async () => {
    const one = await person();
    const plan = await one.plan();
    await one.expense();
    await one.plan({ descricao: "Garagem", valor: 80 });
    await one.expense({ valor: 90, categoria: "Lazer", descricao: "Concerto" });
    await one.later(2);
    const amounts = (await one.expenses()).map(({ valor }) => valor);
    expect(amounts.toSorted((a, b) => a - b)).toEqual([80, 90, 650]);
    const day = today();
    const body = { acao: "confirmar" };
    const made = await one.write("POST", paths.occurrence(plan.id, day), {
      body,
      match: `"${plan.revisao}"`,
    });
    expect(made.status).toBe(200);
    expect((await one.expenses()).filter(({ valor }) => valor === 650)).toHaveLength(2);
  });

  it("is doubled by no plan that begins today, nor with what would have come before", async () => {
    const one = await person();
    const first = addDays(today(), -60);
    await one.expense({ data: today() });
    await one.expense({ data: addDays(first, 1) });
    await one.plan({ inicio: first, cada: 30, unidade: "dia", registar_anteriores: true });
    expect((await one.expenses()).map(({ data }) => data).toSorted()).toEqual(
      [addDays(first, 1), addDays(first, 30), today()].toSorted(),
    );
    expect((await one.upcoming()).map(({ data }) => data)).toEqual([first, today()]);
  });

  it("waits beside those that came in the meantime, however many there are", async () => {
    const one = await person();
    await one.plan({ inicio: addDays(today(), 1), cada: 1, unidade: "dia", valor: 5 });
    for (let day = 1; day <= 30; day += 1)
      await one.expense({ data: addDays(today(), day), valor: 5, descricao: `Café ${day}` });
    await one.later(60);
    expect(await one.expenses()).toHaveLength(60);
    expect(await one.upcoming()).toHaveLength(30);
  });

  it.each(["a record that is not there", "one of another kind", "one of a plan already"])(
    "is not %s",
    async (which) => {
      const one = await person();
      const plan = await one.plan({ modo: "confirmar" });
      const { id } = await one.expense();
      await one.later(2);
      const day = today();
      const tie = (registo: string) =>
        one.write("POST", paths.occurrence(plan.id, day), {
          body: { acao: "confirmar", registo },
          match: `"${plan.revisao}"`,
        });
      if (which === "a record that is not there") expect((await tie(v7())).status).toBe(404);
      if (which === "one of another kind") {
        const income = await one.write("POST", paths.transactions("income"), {
          body: { data: day, valor: 650, categoria: "Salário", descricao: "Renda" },
        });
        expect((await tie((income.body as Kept).id)).status).toBe(404);
      }
      if (which === "one of a plan already") {
        expect((await tie(id)).status).toBe(200);
        const other = await one.plan({ modo: "confirmar", inicio: day });
        const again = await one.write("POST", paths.occurrence(other.id, day), {
          body: { acao: "confirmar", registo: id },
          match: `"${other.revisao}"`,
        });
        expect(again.status).toBe(409);
      }
    },
  );
});
