import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

const pure = ["tests/{domain,contract,application}/**/*.test.ts"];
const server = ["tests/{server,reliability}/**/*.test.ts"];

export default defineConfig({
  test: {
    reporters: ["default"],
    // A busy machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // Vitest leaves a processor to whoever waits; here nobody does.
    maxWorkers: "100%",
    projects: [
      // Pure rules share nothing that one file could spoil for another, so a worker runs one after another.
      { test: { name: "pure", include: pure, isolate: false } },
      // Nor does the server: whatever it knows is of one start, with a database and an address of its own.
      {
        test: {
          name: "server",
          include: server,
          isolate: false,
          globalSetup: "tests/server/support/share-postgres.ts",
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: "parts",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/e2e/**", ...pure, ...server],
          setupFiles: "tests/ui/support/patience.ts",
        },
      },
    ],
  },
});
