import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { RouteEntry } from "../../../../server/http/route-table.ts";
import { describeSqliteFirst } from "../../../support/sweep.ts";
import { callOf, callRoute } from "../../support/api-calls.ts";
import { edgeBodies } from "../../support/example-body.ts";
import { newOwnThing } from "../../support/own-things.ts";
import { newPremiumPerson } from "../../support/people.ts";
import { SERVERS } from "../../support/servers.ts";
import type { TestServer } from "../../support/start-test-server.ts";
import { testClock } from "../../support/test-clock.ts";

// A machine that has much else to do may take long to write so much.
vi.setConfig({ testTimeout: 120_000 });

/** Calls that write a ledger; those of accounts end sessions. */
const isOfLedger = ({ access, path }: RouteEntry) =>
  access !== "public" && access !== "admin" && !path.startsWith("/api/auth/");

describeSqliteFirst(SERVERS, "a body at the edges of its shape, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ clock: testClock(Date.UTC(2031, 4, 6, 12)), rateLimitFactor: 1e6 });
  });
  afterAll(() => server.close());

  it("is stored or refused, and never a fault of the server", async () => {
    const faults: unknown[] = [];
    let sent = 0;
    for (const route of server.routes.filter(isOfLedger)) {
      const bodies = edgeBodies(route);
      if (bodies.length === 0) continue;
      const owner = await newPremiumPerson(server);
      const path = callOf(route).replace(/^\w+ /, "");
      const id = path.includes(":") ? await newOwnThing(server, path, owner) : "";
      for (const changes of bodies) {
        const { status } = await callRoute(server, route, { token: owner.token, id, changes });
        if (status >= 500) faults.push([callOf(route), status, changes]);
        sent += 1;
      }
    }
    expect(faults).toEqual([]);
    expect(sent).toBeGreaterThan(1_000);
  });
});
