import { monitorEventLoopDelay, type ELDHistogram } from "node:perf_hooks";
import { Gauge, type Registry } from "prom-client";

/** How often an early Node 24 samples instead, which cannot measure each turn, in milliseconds. */
const SAMPLE_EVERY_MS = 1_000;

const NANOSECONDS = 1e9;

type Told = {
  readonly name: string;
  readonly help: string;
  /** Reads the measured turns, in nanoseconds. */
  readonly read: (turns: ELDHistogram) => number;
};

const TOLD: readonly Told[] = [
  { name: "mean", help: "Mean time of a turn.", read: ({ mean }) => mean },
  { name: "p50", help: "Median time of a turn.", read: (turns) => turns.percentile(50) },
  { name: "p90", help: "Nine of ten turns took less.", read: (turns) => turns.percentile(90) },
  { name: "p99", help: "99 of 100 turns took less.", read: (turns) => turns.percentile(99) },
  { name: "max", help: "Time of the longest turn.", read: ({ max }) => max },
];

/**
 * Measures how long each turn of the event loop works since the last scrape, and so lets others wait; a timer that
 * samples would wake an idle machine. Returns what sets the gauges.
 */
export function measureLoop(registry: Registry): () => void {
  const turns = monitorEventLoopDelay({ samplePerIteration: true, resolution: SAMPLE_EVERY_MS });
  turns.enable();
  const gauges = TOLD.map(({ name, help, read }) => ({
    gauge: new Gauge({
      name: `nodejs_eventloop_lag_${name}_seconds`,
      help,
      registers: [registry],
    }),
    read,
  }));
  return () => {
    for (const { gauge, read } of gauges) gauge.set(read(turns) / NANOSECONDS);
    turns.reset();
  };
}
