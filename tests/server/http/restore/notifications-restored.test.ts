import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { v7 } from "uuid";
import { CHANGE_HEADER } from "../../../../src/contract/api-base.ts";
import { paths } from "../../../../src/contract/paths.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { sumOf } from "../../../support/read-copy.ts";
import { notificationId } from "../../../../src/domain/shared/ids.ts";
import { callerOf } from "../../support/caller.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";

// A machine that has much else to do may take long to start a PostgreSQL.
vi.setConfig({ testTimeout: 120_000 });

describeSqliteFirst(SERVERS, "a notification that a restore removed, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  const told = () => ({ id: notificationId(v7()), key: "a", title: "A", message: "B" });

  /** Somebody with a notification. */
  async function newPerson() {
    const { user, token } = await newPremiumPerson(server);
    const me = callerOf(server, token);
    const tell = () => server.stores.notifications.addNew(user.id, [{ ...told(), createdAt: 1 }]);
    await tell();
    const sent = async (path: string, body?: object) => {
      const change = v7();
      const headers = { [CHANGE_HEADER]: change };
      const { status, text } = await me("POST", path, { headers, ...(body && { body }) });
      expect([status, text]).toEqual([200, text]);
      return change;
    };
    const titles = async () =>
      ((await me("GET", paths.notifications)).body as readonly { titulo: string }[]).map(
        ({ titulo }) => titulo,
      );
    const { soma: _, ...copy } = JSON.parse(
      (await me("GET", paths.exportFile("json"))).text,
    ) as Readonly<Record<string, unknown>>;
    return {
      tell,
      titles,
      copy,
      restore: (mode: string, some: Readonly<Record<string, unknown>>) =>
        sent(`${paths.restore}?simular=false&modo=${mode}`, { ...some, soma: sumOf(some) }),
      undo: (change: string) => sent(paths.undo(change)),
    };
  }

  it("comes back with the undo, though somebody else has its copy by then, and goes again", async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const change = await one.restore("substituir", { ...one.copy, notificacoes: [] });
    expect(await one.titles()).toEqual([]);
    await other.restore("substituir", one.copy);
    const undo = await one.undo(change);
    expect([await one.titles(), await other.titles()]).toEqual([["A"], ["A"]]);
    const redo = await one.undo(undo);
    expect([await one.titles(), await other.titles()]).toEqual([[], ["A"]]);
    await one.undo(redo);
    expect([await one.titles(), await other.titles()]).toEqual([["A"], ["A"]]);
  });

  it("is told once, though it was told anew before the undo", async () => {
    const one = await newPerson();
    const change = await one.restore("substituir", { ...one.copy, notificacoes: [] });
    await one.tell();
    await one.undo(change);
    expect(await one.titles()).toEqual(["A"]);
  });
});
