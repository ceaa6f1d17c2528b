import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loginPaths } from "../../../../src/contract/login/login-paths.ts";
import { accountPaths } from "../../../../src/contract/login/account-paths.ts";
import { budgetListSchema, decodeBudget } from "../../../../src/contract/kinds/budgets.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { RECORDED_BACK_DAYS } from "../../../../src/domain/recurrences/lately.ts";
import { addDays } from "../../../../src/domain/shared/add-days.ts";
import { COME_BACK_WITHIN_MS } from "../../../../src/domain/users/departure.ts";
import type { Session } from "../../../../src/domain/users/session.ts";
import { read } from "../../../support/read.ts";
import { INCOME } from "../../support/bodies.ts";
import { call } from "../../support/caller.ts";
import { uploadPhoto } from "../../support/upload-photo.ts";
import { logIn, newPerson, newPremiumPerson, PASSWORD } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { DAY, HOUR, MINUTE, testClock, type TestClock } from "../../support/test-clock.ts";
import { tablesNaming } from "../../support/traces.ts";

describe.each(SERVERS)("a clock that jumps over $name", ({ start }) => {
  let clock: TestClock;
  let server: TestServer;
  beforeEach(async () => {
    clock = testClock();
    server = await start({ clock });
    await server.lookAtCalendar();
  });
  afterEach(() => server.close());

  const today = () => server.stores.calendar.today();
  const send = ({ token }: Session, path: string, body: object) =>
    call(server, "POST", path, { token, body });
  const traces = ({ user }: Session) => tablesNaming(server.database.queries, user.id);

  /** Looks at the clock each minute, as a server does. */
  async function pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= MINUTE) {
      clock.advance(MINUTE);
      await server.lookAtCalendar();
    }
  }

  /** Plans an expense for each day from tomorrow on; answers that day. */
  async function planDaily(person: Session) {
    const inicio = addDays(today(), 1);
    const plan = { tipo: "despesa", categoria: "Outros", valor: 1, cada: 1, unidade: "dia" };
    expect((await send(person, paths.recurrences, { ...plan, inicio })).status).toBe(201);
    return inicio;
  }
  async function recordedDays() {
    const rows = server.database.queries.selectFrom("transactions").select("date");
    const live = await rows.where("deleted_at", "is", null).orderBy("date").execute();
    return live.map(({ date }) => date);
  }

  it("removes nobody whose time to come back is not over", async () => {
    const person = await newPerson(server);
    const leave = { token: person.token, body: { senha: PASSWORD } };
    await call(server, "DELETE", accountPaths.me, leave);
    const before = clock.now();
    clock.set(before + 8 * DAY);
    await pass(2 * MINUTE);
    clock.set(before + 2 * MINUTE);
    expect(await traces(person)).not.toEqual([]);
    const login = { body: { username: person.user.username, password: PASSWORD } };
    expect((await call(server, "POST", loginPaths.comeBack, login)).status).toBe(200);
    const again = await logIn(server, person.user.username);
    await call(server, "DELETE", accountPaths.me, {
      token: again.token,
      body: { senha: PASSWORD },
    });
    clock.advance(COME_BACK_WITHIN_MS);
    await server.lookAtCalendar();
    expect(await traces(person)).toEqual([]);
  });

  it("has nobody leave again who came back once it was right", async () => {
    const { user } = await newPerson(server);
    const before = clock.now();
    clock.set(before + 40 * DAY);
    const { token } = await logIn(server, user.username);
    const leaving = { token, body: { senha: PASSWORD } };
    expect((await call(server, "DELETE", accountPaths.me, leaving)).status).toBe(200);
    clock.set(before);
    const login = { body: { username: user.username, password: PASSWORD } };
    expect((await call(server, "POST", loginPaths.comeBack, login)).status).toBe(200);
    await server.applyDeletions();
    expect((await server.stores.users.withId(user.id))?.leavesAt).toBe(null);
    const again = await logIn(server, user.username);
    const asked = { token: again.token, body: { senha: PASSWORD } };
    expect((await call(server, "DELETE", accountPaths.me, asked)).status).toBe(200);
    await server.stores.users.setLeaving(user.id, null);
    await server.applyDeletions();
    expect((await server.stores.users.withId(user.id))?.leavesAt).toBe(
      before + COME_BACK_WITHIN_MS,
    );
  });

  it("has what was recorded of days that had not come taken back as soon as it is right, and they come again", async () => {
    const person = await newPerson(server);
    await planDaily(person);
    const before = clock.now();
    clock.set(before + 400 * DAY);
    const { token } = await logIn(server, person.user.username);
    expect((await call(server, "GET", "/despesas", { token })).body).toHaveLength(400);
    await pass(2 * MINUTE);
    clock.set(before + 2 * MINUTE);
    await server.lookAtCalendar();
    expect(await recordedDays()).toEqual([]);
    clock.advance(DAY);
    await server.lookAtCalendar();
    expect(await recordedDays()).toEqual([today()]);
  });

  it("clears away nothing that has not been kept long enough, until the clock is believed", async () => {
    const person = await newPerson(server);
    await send(person, "/receitas", INCOME);
    const address = await uploadPhoto(server, person);
    const { queries } = server.database;
    const kept = async () => {
      const versions = await queries.selectFrom("versions").select("id").execute();
      const photo = await fetch(`${server.url}${address}`);
      await photo.arrayBuffer();
      return [versions.length, photo.status];
    };
    const before = clock.now();
    clock.set(before + 31 * DAY);
    await pass(30 * MINUTE);
    expect(await kept()).toEqual([1, 200]);
    clock.set(before + 30 * MINUTE);
    await pass(2 * HOUR);
    expect(await kept()).toEqual([1, 200]);
    clock.set(before + 31 * DAY);
    await pass(HOUR + MINUTE);
    expect(await kept()).toEqual([0, 404]);
  });

  it("and was believed in the end has what it recorded too early taken back, and its days come again", async () => {
    const person = await newPerson(server);
    const first = await planDaily(person);
    const before = clock.now();
    clock.set(before + 600 * DAY);
    await pass(HOUR + MINUTE);
    expect(await recordedDays()).toHaveLength(RECORDED_BACK_DAYS + 1);
    const touched = addDays(first, 299);
    const record = server.database.queries.selectFrom("transactions").select("id");
    const { id } = await record.where("date", "=", touched).executeTakeFirstOrThrow();
    const { token } = await logIn(server, person.user.username);
    const body = { data: touched, valor: 2, categoria: "Outros", descricao: "" };
    expect((await call(server, "PUT", `/despesas/${id}`, { token, body })).status).toBe(200);

    clock.set(before + HOUR + MINUTE);
    await pass(HOUR + MINUTE);
    expect(await recordedDays()).toEqual([touched]);
    clock.advance(2 * DAY);
    await server.lookAtCalendar();
    expect(await recordedDays()).toEqual([first, addDays(first, 1), touched]);
  });

  it("has budgets that repeat made at once, and those of months that had not come taken back, unless somebody changed one", async () => {
    const { user } = await newPremiumPerson(server);
    const before = clock.now();
    const months = async () => {
      const listed = await call(server, "GET", paths.budgets, await logIn(server, user.username));
      return read(budgetListSchema, listed.body)
        .map(decodeBudget)
        .toSorted((a, b) => (a.month < b.month ? -1 : 1))
        .map(({ month, repeats }) => [month, repeats]);
    };
    const first = { categoria: "Lazer", valor_limite: 120, mes_ano: "2031-05", repetir: true };
    await send(await logIn(server, user.username), paths.budgets, first);
    clock.set(before + 92 * DAY);
    const made = ["2031-05", "2031-06", "2031-07", "2031-08"];
    expect(await months()).toEqual(made.map((month) => [month, month === "2031-08"]));

    // Right again before anybody has looked at the clock.
    clock.set(before);
    await server.lookAtCalendar();
    expect(await months()).toEqual([["2031-05", true]]);

    clock.set(before + 92 * DAY);
    await months();
    const session = await logIn(server, user.username);
    const july = await call(server, "GET", `${paths.budgets}?mes_ano=2031-07`, session);
    const [{ id }] = july.body as [{ readonly id: string }];
    const changed = { ...first, mes_ano: "2031-07", valor_limite: 80, repetir: false };
    const path = paths.budget(id);
    expect((await call(server, "PUT", path, { ...session, body: changed })).status).toBe(200);
    clock.set(before);
    await server.lookAtCalendar();
    expect(await months()).toEqual([
      ["2031-05", true],
      ["2031-07", false],
    ]);
    clock.set(before);
    clock.advance(92 * DAY);
    expect(await months()).toEqual(made.map((month) => [month, month === "2031-08"]));
  });

  it("but rested in truth has all that is due recorded at once", async () => {
    const person = await newPerson(server);
    const first = await planDaily(person);
    clock.set(clock.now() + 3 * DAY);
    await pass(MINUTE);
    expect(await recordedDays()).toEqual([first, addDays(first, 1), addDays(first, 2)]);
  });
});
