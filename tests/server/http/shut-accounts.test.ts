import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths } from "../../../src/contract/paths.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { logIn, newPerson } from "../support/people.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";
import { DAY, testClock } from "../support/test-clock.ts";
import { writerOf } from "../support/writes.ts";

type Named = { readonly id: string; readonly conta?: string };

describe.each(SERVERS)("an account that takes no more records, over $name,", ({ start }) => {
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
    const add = async (nome: string, body: object = {}) =>
      (
        (await write("POST", paths.accounts, { body: { nome, especie: "ordem", ...body } }))
          .body as Named
      ).id;
    const [main, other] = [await add("Ordem", { principal: true }), await add("Antiga")];
    return {
      main,
      other,
      write: (...call: Parameters<typeof write>) => write(...call),
      shut: async (id: string, how: "closed" | "gone") => {
        const shut =
          how === "gone"
            ? await write("DELETE", `${paths.accounts}/${id}`)
            : await write("PUT", `${paths.accounts}/${id}`, { body: { fechada: true } });
        expect(shut.status).toBeLessThan(300);
      },
      spend: (conta: string, body: object = {}) =>
        write("POST", paths.transactions("expense"), {
          body: {
            data: today(),
            valor: 12,
            categoria: "Lazer",
            descricao: "Concerto",
            conta,
            ...body,
          },
        }),
      told: async () =>
        ((await write("GET", paths.notifications)).body as { readonly mensagem: string }[]).map(
          ({ mensagem }) => mensagem.replaceAll("\u00a0", " "),
        ),
      later: async (days: number) => {
        clock.advance(days * DAY);
        await server.lookAtCalendar();
        write = writerOf(server, (await logIn(server, user.username)).token);
      },
    };
  }

  it.each([
    ["closed", "está fechada"],
    ["gone", "já não existe"],
  ] as const)(
    "because it is %s passes them on to the main one, and says so once",
    async (how, words) => {
      const one = await person();
      await one.shut(one.other, how);
      const id = v7();
      const made = await one.spend(one.other, { id });
      expect(made.status).toBe(201);
      expect([undefined, one.main]).toContain((made.body as Named).conta);
      const [day, month, year] = today().split("-").toReversed();
      const sentence = `A conta «Antiga» ${words}: «Concerto», de ${day}/${month}/${year}, 12,00 €, ficou na conta principal, «Ordem».`;
      expect(await one.told()).toEqual([sentence]);
      expect(await one.spend(one.other, { id })).toMatchObject({ status: 200, body: { id } });
      expect(await one.told()).toEqual([sentence]);
    },
  );

  it("keeps those that it has, and one that never was is refused", async () => {
    const one = await person();
    const made = await one.spend(one.other);
    expect(made.body).toMatchObject({ conta: one.other });
    await one.shut(one.other, "closed");
    const body = { data: today(), valor: 13, categoria: "Lazer" };
    const { id } = made.body as Named;
    const changed = await one.write("PUT", paths.transaction("expense", id), { body });
    expect(changed.body).toMatchObject({ conta: one.other, valor: 13 });
    expect((await one.spend(v7())).status).toBe(422);
    expect(await one.told()).toEqual([]);
  });

  it("is none that a plan records to, whichever was the main one when it was made", async () => {
    const one = await person();
    const plan = {
      tipo: "despesa",
      categoria: "Habitação",
      valor: 650,
      cada: 1,
      unidade: "mes",
      inicio: addDays(today(), 1),
    };
    expect((await one.write("POST", paths.recurrences, { body: plan })).status).toBe(201);
    await one.write("PUT", `${paths.accounts}/${one.other}`, { body: { principal: true } });
    await one.shut(one.main, "closed");
    await one.later(1);
    const all = (await one.write("GET", paths.transactions("expense"))).body as readonly Named[];
    expect(all).toHaveLength(1);
    expect([undefined, one.other]).toContain(all[0]?.conta);
  });
});
