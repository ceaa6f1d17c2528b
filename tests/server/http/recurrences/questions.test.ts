import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHANGE_HEADER } from "../../../../src/contract/api-base.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { addDays } from "../../../../src/domain/shared/add-days.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import { runs } from "../../../support/runs.ts";
import { call, type Method } from "../../support/caller.ts";
import { logIn, newPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { DAY, testClock } from "../../support/test-clock.ts";

const RENT = {
  tipo: "despesa",
  categoria: "Habitação",
  valor: 650,
  descricao: "Renda",
  cada: 1,
  unidade: "semana",
  modo: "confirmar",
} as const;

const ACTS = ["confirmar", "saltar", "remover", "pausar", "adiar", "corrigir"] as const;

let changes = 0;
const newChange = () => `01900000-0000-7000-8000-${String((changes += 1)).padStart(12, "0")}`;

describe.each(SERVERS)("the question of a plan in the bell, over $name,", ({ start }) => {
  const clock = testClock(Date.UTC(2031, 0, 10, 12));
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock });
  });
  afterAll(() => server.close());

  const today = () => server.stores.calendar.today();

  /** Somebody with a plan whose first movement waits for an answer. */
  async function newWaiting() {
    const { user } = await newPerson(server);
    const first = addDays(today(), 1);
    let { token } = await logIn(server, user.username);
    const ask = (method: Method, path: string, body?: object, change = newChange()) =>
      call(server, method, path, {
        token,
        ...(body && { body }),
        headers: { [CHANGE_HEADER]: change },
      });
    const made = await ask("POST", paths.recurrences, { ...RENT, inicio: first });
    clock.advance(2 * DAY);
    ({ token } = await logIn(server, user.username));
    const { id } = made.body as { readonly id: string };
    const questions = async (query = "?apenas_nao_lidas=true") => {
      const { body } = await ask("GET", `${paths.notifications}${query}`);
      const told = body as readonly {
        readonly id: string;
        readonly ligacao: { data: CivilDate };
      }[];
      return told.map(({ ligacao }) => ligacao.data);
    };
    const act = (what: (typeof ACTS)[number], change: string) => {
      const one = `${paths.recurrence(id)}?alcance=esta&data=${first}`;
      if (what === "remover") return ask("DELETE", paths.recurrence(id), undefined, change);
      if (what === "pausar") return ask("PUT", paths.recurrence(id), { pausada: true }, change);
      if (what === "adiar") return ask("PUT", one, { inicio: addDays(first, 5) }, change);
      if (what === "corrigir") return ask("PUT", one, { valor: 700 }, change);
      return ask("POST", paths.occurrence(id, first), { acao: what }, change);
    };
    return { ask, act, questions, first, id, user };
  }

  it("goes unread with whatever answers it, and comes again with its undo", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...ACTS), { minLength: 1, maxLength: 4 }),
        async (acts) => {
          const { ask, act, questions, first } = await newWaiting();
          expect(await questions()).toEqual([first]);
          for (const what of acts) {
            const change = newChange();
            expect((await act(what, change)).status).toBeLessThan(300);
            expect(await questions()).toEqual(what === "corrigir" ? [first] : []);
            expect((await ask("POST", paths.undo(change))).status).toBe(200);
            expect(await questions()).toEqual([first]);
          }
        },
      ),
      { numRuns: runs(4) },
    );
  });

  it("stays once it is read or removed, whatever becomes of its plan", async () => {
    const { ask, act, questions, first } = await newWaiting();
    await ask("PUT", paths.allNotificationsRead);
    const change = newChange();
    await act("confirmar", change);
    expect(await questions("")).toEqual([first]);
    await ask("POST", paths.undo(change));
    expect([await questions(), await questions("")]).toEqual([[], [first]]);
  });

  it("comes on the day to which its movement was moved", async () => {
    const { act, questions, first, user } = await newWaiting();
    await act("adiar", newChange());
    expect(await questions()).toEqual([]);
    clock.advance(4 * DAY);
    await logIn(server, user.username);
    await server.lookAtCalendar();
    const { body } = await call(server, "GET", paths.notifications, {
      token: (await logIn(server, user.username)).token,
    });
    expect(body).toMatchObject([{ lida: false, ligacao: { data: first } }]);
  });

  it("that was never asked is not asked because of answers to others", async () => {
    const { user } = await newPerson(server);
    const first = addDays(today(), 1);
    let { token } = await logIn(server, user.username);
    const made = await call(server, "POST", paths.recurrences, {
      token,
      body: { ...RENT, unidade: "dia", inicio: first },
    });
    clock.advance(8 * DAY);
    ({ token } = await logIn(server, user.username));
    const { id } = made.body as { readonly id: string };
    const questions = async () => {
      const { body } = await call(server, "GET", paths.notifications, { token });
      return (body as readonly { readonly ligacao: { data: CivilDate } }[]).map(
        ({ ligacao }) => ligacao.data,
      );
    };
    const asked = await questions();
    expect(asked).toHaveLength(3);
    for (const day of [first, asked[2] ?? first]) {
      const body = { acao: "saltar" };
      expect((await call(server, "POST", paths.occurrence(id, day), { token, body })).status).toBe(
        200,
      );
    }
    expect(await questions()).toEqual(asked.slice(0, 2));
  });
});
