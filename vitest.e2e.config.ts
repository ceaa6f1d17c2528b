import { defineConfig } from "vitest/config";

/** The product in a real browser; what is in dist has to be built before. */
export default defineConfig({
  test: {
    include: ["tests/e2e/**/*.test.ts"],
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 25 } },
  },
});
