import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SWEEP } from "../support/sweep.ts";
import { COMMAND, runServer } from "../server/support/run-server.ts";
import { temporaryDirectory } from "../server/support/temporary-directory.ts";
import { complaintsOf, isMissing, startPrometheus } from "./support/prometheus.ts";

type Rules = {
  readonly groups: readonly { readonly rules: readonly { readonly health: string }[] }[];
};

describe.skipIf(isMissing)("a Prometheus on the same machine", () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let server: Awaited<ReturnType<typeof runServer>>;
  let address: URL;
  beforeAll(async () => {
    directory = await temporaryDirectory();
    server = await runServer(
      { DATA_DIR: join(directory.path, "dados"), METRICS_PORT: "0" },
      COMMAND,
    );
    address = new URL(/Métricas disponíveis em (\S+)/.exec(server.output())?.[1] ?? "");
  });
  afterAll(async () => {
    await server.stop();
    await directory.remove();
  });

  it("scrapes the server with the example, and evaluates every rule", SWEEP, async () => {
    await cp("deploy", directory.path, { recursive: true });
    const file = join(directory.path, "prometheus.yml");
    const example = await readFile(file, "utf8");
    await writeFile(
      file,
      example.replace(/127\.0\.0\.1:\d+/, address.host).replaceAll("15s", "1s"),
    );
    const prometheus = await startPrometheus(directory.path);
    try {
      const { ask, valueOf } = prometheus;
      await expect.poll(() => valueOf('up{job="fincontrol"}')).toBe("1");
      await expect.poll(() => valueOf("fincontrol_database_up")).toBe("1");
      await fetch(`${server.url}/api/saude`);
      const health = 'fincontrol_http_requests_total{route="/api/saude",method="GET",status="2xx"}';
      await expect.poll(() => valueOf(health)).toBe("1");
      const rules = async () => {
        const { groups } = (await ask("rules")) as Rules;
        return new Set(groups.flatMap(({ rules: all }) => all.map(({ health: found }) => found)));
      };
      await expect.poll(rules).toEqual(new Set(["ok"]));
    } finally {
      await prometheus.stop();
    }
  });

  it("finds nothing to complain of in the metrics, the rules and the example", SWEEP, async () => {
    expect(complaintsOf(["check", "metrics"], await (await fetch(address)).text())).toBe("");
    expect(complaintsOf(["check", "rules", "deploy/alerts.yml"])).toBe("");
    expect(complaintsOf(["check", "config", "deploy/prometheus.yml"])).toBe("");
    expect(complaintsOf(["check", "metrics"], "a_total 1\n")).not.toBe("");
  });
});
