import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { READINESS_FAULTS } from "../../../src/contract/readiness.ts";
import { release } from "../../../src/domain/operator/release.ts";
import type { Readiness, ReadinessFault } from "../../../src/domain/operator/readiness.ts";
import type { Clock } from "../../application/clock.ts";
import { measureLoop } from "./loop-delay.ts";

/** The parts of the server that are asked at each scrape. */
type Sources = {
  readonly checkReadiness: () => Promise<Readiness>;
  /** Returns the size of the database, in bytes. */
  readonly databaseSize: () => Promise<number>;
  /** Returns how many requests wait for their turn, have it, and were refused one so far. */
  readonly turns: () => {
    readonly waiting: number;
    readonly running: number;
    readonly refused: number;
  };
  readonly clock: Clock;
};

/** An answered request: the pattern of its route, never its address, and how long it took. */
type Answered = {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
};

const PREFIX = "fincontrol_";
const CALL = ["route", "method", "status"] as const;
/** In seconds: from a read in memory to the longest wait for a provider. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const FAULTS = Object.keys(READINESS_FAULTS) as readonly ReadinessFault[];

/**
 * Series that the library measures of the process by itself: those that only help whoever develops Node, and the event
 * loop's, which we measure without waking an idle machine a hundred times a second.
 */
const LEFT_OUT = /^nodejs_(active|heap_space|eventloop)_/;

/** The library's own monitor of the event loop never looks: the longest time that a timer takes, in milliseconds. */
const NEVER_MS = 2 ** 31 - 1;

/** Measures the server in Prometheus' terms; no label holds anything of a user. */
export function productMetrics({ checkReadiness, databaseSize, turns, clock }: Sources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: NEVER_MS });
  for (const { name } of registry.getMetricsAsArray())
    if (LEFT_OUT.test(name)) registry.removeSingleMetric(name);
  const tellLoop = measureLoop(registry);
  const gauge = (name: string, help: string) => new Gauge({ name: PREFIX + name, help, registers });
  const counter = (name: string, help: string) =>
    new Counter({ name: PREFIX + name, help, registers });

  const requests = new Counter({
    name: `${PREFIX}http_requests_total`,
    help: "Answered requests by the pattern of their route, method and class of status.",
    labelNames: CALL,
    registers,
  });
  const durations = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: "How long requests took until they were answered.",
    labelNames: CALL,
    buckets: BUCKETS,
    registers,
  });
  const limited = counter("http_requests_limited_total", "Requests refused with 429.");
  const waiting = gauge("turns_waiting", "Requests that wait for their turn.");
  const running = gauge("turns_running", "Requests that have their turn.");
  const refused = counter("turns_refused_total", "Requests whose turn would have come too late.");
  const up = gauge("database_up", "Whether the database takes writes.");
  const size = gauge("database_size_bytes", "Size of the database.");
  const free = gauge("data_free_bytes", "Free space in the folder of the data.");
  const age = gauge("copy_age_seconds", "Age of the last verified copy of a night.");
  const fault = new Gauge({
    name: `${PREFIX}fault`,
    help: "Whether a fault is there, by its code in GET /api/pronto.",
    labelNames: ["fault"],
    registers,
  });
  const build = new Gauge({
    name: `${PREFIX}build_info`,
    help: "The release that runs; always 1.",
    labelNames: ["version"],
    registers,
  });
  build.set({ version: release.version }, 1);

  async function measure(): Promise<void> {
    const { faults, freeBytes, copyMadeAt } = await checkReadiness();
    const isUp = !faults.some((one) => one.startsWith("database-"));
    up.set(Number(isUp));
    size.set(isUp ? await databaseSize().catch(() => NaN) : NaN);
    free.set(freeBytes ?? NaN);
    age.set(copyMadeAt === null ? NaN : (clock.now() - copyMadeAt) / 1_000);
    for (const one of FAULTS)
      fault.set({ fault: READINESS_FAULTS[one] }, Number(faults.includes(one)));
    const line = turns();
    waiting.set(line.waiting);
    running.set(line.running);
    refused.reset();
    refused.inc(line.refused);
    tellLoop();
  }

  return {
    contentType: registry.contentType,
    /** Counts an answered request. */
    count: ({ route, method, status, seconds }: Answered): void => {
      const labels = { route, method, status: `${Math.floor(status / 100)}xx` };
      requests.inc(labels);
      durations.observe(labels, seconds);
      if (status === 429) limited.inc();
    },
    /** Measures what is to be asked, and returns everything as text. */
    text: async (): Promise<string> => {
      await measure();
      return registry.metrics();
    },
  };
}
