import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { release } from "../../../src/domain/operator/release.ts";
import { runServer } from "../support/run-server.ts";
import { newMigratedDatabase } from "../support/migrated.ts";
import { describeSqliteFirst } from "../../support/sweep.ts";
import { ADMIN } from "../support/start-test-server.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

// A machine that has much else to do may take long to start a process.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const DATABASES = [
  { name: "SQLite", database: async () => ({}) },
  { name: "PostgreSQL", database: async () => ({ DATABASE_URL: await newMigratedDatabase() }) },
] as const;

describeSqliteFirst(DATABASES, "the metrics of a server over $name", ({ database }) => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let server: Awaited<ReturnType<typeof runServer>>;
  let address: string;
  beforeAll(async () => {
    directory = await temporaryDirectory();
    const settings = {
      DATA_DIR: directory.path,
      ADMIN_PASSWORD: ADMIN.password,
      METRICS_PORT: "0",
    };
    server = await runServer({ ...settings, RATE_LIMIT_FACTOR: "0.01", ...(await database()) });
    address =
      /^Métricas disponíveis em (http:\/\/127\.0\.0\.1:\d+\/metrics)$/m.exec(
        server.output(),
      )?.[1] ?? "";
  });
  afterAll(async () => {
    await server.stop();
    await directory.remove();
  });

  const text = async () => (await fetch(address)).text();

  /** Returns the value of a series, by its name with its labels. */
  const valueOf = async (series: string) => {
    const line = (await text()).split("\n").find((one) => one.startsWith(`${series} `));
    return line === undefined ? null : Number(line.slice(series.length + 1));
  };
  const requests = (route: string, method: string, status: string) =>
    valueOf(
      `fincontrol_http_requests_total{route="${route}",method="${method}",status="${status}"}`,
    );

  it("are at the address that the start says", async () => {
    expect(address).not.toBe("");
    expect(await valueOf(`fincontrol_build_info{version="${release.version}"}`)).toBe(1);
  });

  it("count each request once, by the pattern of its route, its method and the class of its status", async () => {
    const before = (await requests("/api/fotos/:ficheiro", "GET", "4xx")) ?? 0;
    for (const file of ["a", "b", "c"]) await fetch(`${server.url}/api/fotos/${file}`);
    expect(await requests("/api/fotos/:ficheiro", "GET", "4xx")).toBe(before + 3);
    const labels = 'route="/api/fotos/:ficheiro",method="GET",status="4xx"';
    const duration = "fincontrol_http_request_duration_seconds";
    expect(await valueOf(`${duration}_count{${labels}}`)).toBe(before + 3);
    expect(await valueOf(`${duration}_bucket{le="+Inf",${labels}}`)).toBe(before + 3);
  });

  it("hold nothing that a caller has chosen, and one series for all that has no route", async () => {
    const before = new Set((await text()).split("\n").map((line) => line.split(" ")[0]));
    for (const path of ["/api/segredo", "/api/segredo?segredo=1", "/assets/segredo.js"])
      for (const method of ["GET", "PROPFIND", "DELETE"])
        await fetch(`${server.url}${path}`, { method, headers: { "x-request-id": "segredo" } });
    const after = await text();
    expect(after).not.toContain("segredo");
    expect(after).not.toContain("PROPFIND");
    const added = after
      .split("\n")
      .filter(
        (line) =>
          line.startsWith("fincontrol_http_requests_total") && !before.has(line.split(" ")[0]),
      );
    expect(added.every((line) => line.includes('route="(none)",method="(none)"'))).toBe(true);
    expect(added.length).toBeLessThanOrEqual(1);
  });

  it("count what limits refuse", async () => {
    const before = (await valueOf("fincontrol_http_requests_limited_total")) ?? 0;
    const register = () =>
      fetch(`${server.url}/api/auth/recuperar`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "ninguem@exemplo.pt" }),
      });
    const answers = [await register(), await register(), await register()];
    const refused = answers.filter(({ status }) => status === 429).length;
    expect(refused).toBeGreaterThan(0);
    expect(await valueOf("fincontrol_http_requests_limited_total")).toBe(before + refused);
  });

  it("tell what an operator looks after", async () => {
    expect(await valueOf("fincontrol_database_up")).toBe(1);
    expect(await valueOf("fincontrol_database_size_bytes")).toBeGreaterThan(100_000);
    expect(await valueOf("fincontrol_data_free_bytes")).toBeGreaterThan(0);
    expect(await valueOf("fincontrol_turns_waiting")).toBe(0);
    expect(await valueOf("fincontrol_turns_running")).toBe(0);
    expect(await valueOf("fincontrol_turns_refused_total")).toBe(0);
    expect(await valueOf('fincontrol_fault{fault="copia_em_atraso"}')).toBe(0);
    expect(await valueOf("fincontrol_copy_age_seconds")).toBeNaN();
    expect(await valueOf("process_resident_memory_bytes")).toBeGreaterThan(0);
    expect(await valueOf("process_cpu_seconds_total")).toBeGreaterThan(0);
    expect(await valueOf("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
    expect(await valueOf("process_start_time_seconds")).toBeGreaterThan(0);
  });
});
