import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { paths } from "../../src/contract/paths.ts";
import { COPY_MAX_BYTES } from "../../src/contract/restore/restore.ts";
import { MAX_IMPORT_BYTES } from "../../server/http/requests/read-import.ts";

const BYTES = { m: 2 ** 20, g: 2 ** 30 } as const;

const bytesOf = (text = "") => {
  const [, count, unit = ""] = /^(\d+)([gm])$/i.exec(text) ?? [];
  return Number(count) * BYTES[unit.toLowerCase() as keyof typeof BYTES];
};

/** The parts of compose.yaml by the name of their service. */
async function services(): Promise<ReadonlyMap<string, string>> {
  const file = await readFile("compose.yaml", "utf8");
  const [, all = ""] = /^services:\n([\s\S]*?)^networks:/m.exec(file) ?? [];
  return new Map(
    all
      .split(/^ {2}(?=\w+:$)/m)
      .filter((part) => part !== "")
      .map((part) => [part.split(":")[0] ?? "", part]),
  );
}

const settingOf = (text: string, name: string) =>
  new RegExp(`^\\s*${name}[=:] ?(.+)$`, "m").exec(text)?.[1];

/** The longest body that a text of a proxy lets through to a call, in bytes, by the path of the call. */
const bodiesIn = (text: string): ReadonlyMap<string, number> => {
  const nginx = [...text.matchAll(/location = (\S+) \{\s+client_max_body_size (\d+)m;/g)].map(
    ([, path = "", size]) => [path, Number(size) * BYTES.m] as const,
  );
  const caddy = [...text.matchAll(/@(\w+) path (\S+)\n/g)].map(([, name = "", path = ""]) => {
    const size = new RegExp(`request_body @${name} \\{\\s+max_size (\\d+)MB`).exec(text)?.[1];
    return [path, Number(size) * 1_000_000] as const;
  });
  return new Map([...nginx, ...caddy]);
};

const service = () => readFile("deploy/fincontrol.service", "utf8");

describe("whoever is started by the examples", () => {
  it.each(["fincontrol", "database", "proxy"])(
    "has a bound of memory and processes, and no more rights than it needs: %s",
    async (name) => {
      const part = (await services()).get(name) ?? "";
      expect(bytesOf(settingOf(part, "mem_limit"))).toBeLessThanOrEqual(BYTES.g);
      expect(Number(settingOf(part, "pids_limit"))).toBeLessThanOrEqual(256);
      expect(part).toContain("read_only: true\n");
      expect(part).toContain("cap_drop:\n      - ALL\n");
      expect(part).toContain("no-new-privileges:true\n");
      for (const [, size] of part.matchAll(/^ {6}- \/[\w/]+:size=(\w+)$/gm))
        expect(bytesOf(size)).toBeLessThanOrEqual(64 * BYTES.m);
    },
  );

  it("are all the services, each looked at", async () => {
    expect([...(await services()).keys()]).toEqual(["fincontrol", "database", "proxy"]);
  });

  it("gets what the papers say is enough, whichever way it is started", async () => {
    const part = (await services()).get("fincontrol") ?? "";
    const unit = await service();
    expect(await readFile("docs/operations.md", "utf8")).toContain("1 GiB is enough");
    const memory = settingOf(part, "mem_limit");
    const processes = settingOf(part, "pids_limit");
    expect(bytesOf(memory)).toBe(BYTES.g);
    expect(bytesOf(settingOf(unit, "MemoryMax"))).toBe(BYTES.g);
    expect(settingOf(unit, "TasksMax")).toBe(processes);
    const container = await readFile("docs/install/container.md", "utf8");
    expect(container).toContain(`--memory ${memory} --pids-limit ${processes} `);
  });

  it("lies behind a proxy that lets a whole import and a whole copy through", async () => {
    for (const file of ["deploy/Caddyfile", "deploy/nginx.conf"]) {
      const bodies = bodiesIn(await readFile(file, "utf8"));
      expect(bodies.get(`/api${paths.imports}`)).toBeGreaterThan(MAX_IMPORT_BYTES);
      expect(bodies.get(`/api${paths.restore}`)).toBeGreaterThan(COPY_MAX_BYTES.zip);
      expect(bodies.size).toBe(2);
    }
  });

  it("may compile while it runs, and set limits for whoever makes a photo", async () => {
    const unit = await service();
    expect(unit).not.toMatch(/^MemoryDenyWriteExecute=/m);
    expect(unit).not.toMatch(/^SystemCallFilter=.*@process/m);
  });
});
