import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { productMetrics } from "../../../server/infrastructure/metrics/product-metrics.ts";

/** The names of all series that are exported. */
async function exportedNames(): Promise<ReadonlySet<string>> {
  const metrics = productMetrics({
    checkReadiness: async () => ({ faults: [], freeBytes: 0, copyMadeAt: 0 }),
    databaseSize: async () => 0,
    turns: () => ({ waiting: 0, running: 0, refused: 0 }),
    clock: { now: () => 0 },
  });
  metrics.count({ route: "/", method: "GET", status: 200, seconds: 0 });
  const text = await metrics.text();
  return new Set([...text.matchAll(/^([a-z]\w*)[{ ]/gm)].map(([, name = ""]) => name));
}

const namesIn = (text: string) => [...new Set(text.match(/\b(fincontrol|process|nodejs)_\w+/g))];

describe.each(["grafana-dashboard.json", "alerts.yml"])("deploy/%s", (file) => {
  it("names metrics, and only those that are exported", async () => {
    const named = namesIn(await readFile(`deploy/${file}`, "utf8"));
    const exported = await exportedNames();
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !exported.has(name))).toEqual([]);
  });
});

it("each of our own metrics is on the dashboard", async () => {
  const dashboard = await readFile("deploy/grafana-dashboard.json", "utf8");
  const own = [...(await exportedNames())].filter((name) =>
    /^fincontrol_(?!.*_(sum|count)$)/.test(name),
  );
  expect(own.filter((name) => !namesIn(dashboard).includes(name))).toEqual([]);
});

it("the example scrapes a loopback address, and loads the alerts", async () => {
  const example = await readFile("deploy/prometheus.yml", "utf8");
  expect(example).toMatch(/targets: \["127\.0\.0\.1:\d+"\]/);
  expect(example).toContain("- alerts.yml");
});
