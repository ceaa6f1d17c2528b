import { syncBuiltinESMExports } from "node:module";
import perfHooks from "node:perf_hooks";
import { setImmediate } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { serveMetrics } from "../../../server/http/serve-metrics.ts";
import { productMetrics } from "../../../server/infrastructure/metrics/product-metrics.ts";
import { newMigratedDatabase } from "../support/migrated.ts";
import { startTestServer } from "../support/start-test-server.ts";

/** An idle server looks around once a second at most, in milliseconds. */
const SELDOM_MS = 1_000;

const DATABASES = [
  { name: "SQLite", database: async () => ({}) },
  { name: "PostgreSQL", database: async () => ({ databaseUrl: await newMigratedDatabase() }) },
] as const;

/** Starts a server, and tells its metrics. */
async function measuredServer(options: { readonly databaseUrl?: string } = {}) {
  const server = await startTestServer(options);
  const metrics = productMetrics({
    checkReadiness: async () => ({ faults: [], freeBytes: 0, copyMadeAt: null }),
    databaseSize: server.database.size,
    turns: () => ({ waiting: 0, running: 0, refused: 0 }),
    clock: server.stores.clock,
  });
  const served = await serveMetrics(0, metrics, () => {});
  const close = async () => {
    served.close();
    await server.close();
  };
  return { metrics: served.url, close };
}

describe("a server that nobody asks anything", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  it.each(DATABASES)("has no timer that wakes it often, over $name", async ({ database }) => {
    const options = await database();
    const everySoOften = vi.spyOn(globalThis, "setInterval");
    const monitors = vi.spyOn(perfHooks, "monitorEventLoopDelay");
    syncBuiltinESMExports();
    const server = await measuredServer(options);
    const pauses = everySoOften.mock.calls.map(([, pause = 0]) => pause);
    expect(pauses.length).toBeGreaterThan(0);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(SELDOM_MS);
    // The library's own, and ours.
    expect(monitors).toHaveBeenCalledTimes(2);
    for (const [{ resolution = 10 } = {}] of monitors.mock.calls)
      expect(resolution).toBeGreaterThanOrEqual(SELDOM_MS);
    await server.close();
  });
});

it("a turn of the event loop that let others wait is told", async () => {
  const server = await measuredServer();
  await setImmediate();
  const begin = performance.now();
  while (performance.now() - begin < 30);
  await setImmediate();
  const text = await (await fetch(server.metrics)).text();
  const longest = Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]);
  expect(longest).toBeGreaterThanOrEqual(0.029);
  expect(longest).toBeLessThan(60);
  await server.close();
});
