import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** Where the system, or scripts/ensure-prometheus.mjs, has put a program of Prometheus; null if neither has. */
const programAt = (name: string): string | null =>
  [`/usr/bin/${name}`, resolve(".cache/prometheus/usr/bin", name)].find(existsSync) ?? null;

const prometheus = programAt("prometheus");
const promtool = programAt("promtool");

/** Whether both programs are missing or one of them is. */
export const isMissing = prometheus === null || promtool === null;

/** Runs one of promtool's checks; returns what it complains of, nothing if all is well. */
export function complaintsOf(args: readonly string[], input = ""): string {
  const { status, stdout, stderr } = spawnSync(promtool ?? "", args, { input, encoding: "utf8" });
  return status === 0 ? stderr : `${stdout}${stderr}${status}`;
}

/** Starts Prometheus with the configuration of a folder, on a free port of the loopback address. */
export async function startPrometheus(folder: string) {
  const child = spawn(
    prometheus ?? "",
    [
      `--config.file=${join(folder, "prometheus.yml")}`,
      `--storage.tsdb.path=${join(folder, "data")}`,
      "--web.listen-address=127.0.0.1:0",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = once(child, "close");
  let log = "";
  const url = await new Promise<string>((found, failed) => {
    child.stderr.on("data", (chunk: Buffer) => {
      log += chunk.toString();
      const address = /msg="Listening on" address=(\S+)/.exec(log)?.[1];
      if (address !== undefined) found(`http://${address}`);
    });
    void ended.then(() => failed(new Error(log)));
  });
  /** Asks its API. */
  const ask = async (path: string) =>
    ((await (await fetch(`${url}/api/v1/${path}`)).json()) as { readonly data: unknown }).data;
  /** Returns the value of a series now; null while there is none. */
  const valueOf = async (series: string) => {
    const { result } = (await ask(`query?query=${encodeURIComponent(series)}`)) as {
      readonly result: readonly { readonly value: readonly [number, string] }[];
    };
    return result[0]?.value[1] ?? null;
  };
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { ask, valueOf, stop };
}
