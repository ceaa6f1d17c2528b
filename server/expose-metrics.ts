import type { Logger } from "pino";
import type { Clock } from "./application/clock.ts";
import type { Readiness } from "../src/domain/operator/readiness.ts";
import type { App } from "./http/app.ts";
import { serveMetrics } from "./http/serve-metrics.ts";
import { watchAnswers } from "./http/watch-answers.ts";
import { productMetrics } from "./infrastructure/metrics/product-metrics.ts";
import type { Database } from "./infrastructure/persistence/database.ts";
import { errorCode } from "./shared/error-code.ts";

type Measured = Pick<App, "http" | "turns"> & {
  readonly checkReadiness: () => Promise<Readiness>;
  readonly ports: { readonly clock: Clock };
};

/** Measures a server, and serves its metrics at a loopback port until it closes; returns their address. */
export async function exposeMetrics(
  { http, turns, checkReadiness, ports }: Measured,
  { size }: Pick<Database, "size">,
  port: number,
  log: Logger,
): Promise<string> {
  const metrics = productMetrics({
    checkReadiness,
    databaseSize: size,
    turns,
    clock: ports.clock,
  });
  watchAnswers(http, metrics.count);
  const { url, close } = await serveMetrics(port, metrics, (error) =>
    log.error({ code: errorCode(error) }, "the metrics cannot be told"),
  );
  http.addHook("onClose", async () => close());
  return url;
}
