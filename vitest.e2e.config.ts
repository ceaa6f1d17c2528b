import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { SWEPT } from "./vitest.tags.ts";

const isLong = ({ moduleId }: TestSpecification) =>
  /screens-of-|layout-shifts|keyboard-journeys|cuts|device|outbox|traces|faults|missing-parts/.test(
    moduleId,
  );

/** Begins with what takes longest, so that no worker is left with it at the end. */
class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    return Promise.resolve(
      files.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one))),
    );
  }
}

/** The product in a real browser, for journeys and for the sweep; what is in dist has to be built before. */
export default defineConfig({
  test: {
    include: ["tests/{e2e,sweep}/**/*.test.ts"],
    tags: [SWEPT],
    pool: "forks",
    // A process keeps its browser from file to file, and the places that tests have had in it.
    isolate: false,
    globalSetup: "tests/e2e/support/share-product.ts",
    // While one waits for its page, another has the processor.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 90_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 25 } },
  },
});
