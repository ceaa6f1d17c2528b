import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { SWEPT } from "./vitest.tags.ts";

const pure = ["tests/{domain,contract,application}/**/*.test.ts"];
const server = ["tests/{server,reliability,older-build}/**/*.test.ts"];
const all = ["tests/**/*.test.{ts,tsx}"];
const inBrowser = ["tests/{e2e,sweep}/**"];

const PROGRAMS = "tests/server/support/build-programs.mjs";
const RUNS = "tests/support/default-runs.ts";

const IN_A_PAGE = "// @vitest-environment happy-dom\n";
const screens = globSync(all, { exclude: inBrowser }).filter((path) =>
  readFileSync(path, "utf8").startsWith(IN_A_PAGE),
);

export default defineConfig({
  test: {
    reporters: ["default"],
    tags: [SWEPT],
    // A busy machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // While one waits for its database, or a program that it started, another has the processor.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // Pure rules share nothing that one file could spoil for another, so a worker runs one after another.
      { test: { name: "pure", include: pure, setupFiles: RUNS, isolate: false } },
      // Nor does the server: whatever it knows is of one start, with a database and an address of its own.
      {
        test: {
          name: "server",
          include: server,
          setupFiles: RUNS,
          isolate: false,
          globalSetup: [PROGRAMS, "tests/server/support/share-postgres.ts"],
        },
      },
      // What the files of these two share is made as it was before each; a page is made once for a worker.
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: "parts",
          include: all,
          // Adapters are tested over a server.
          globalSetup: PROGRAMS,
          exclude: [...inBrowser, ...pure, ...server, ...screens],
          setupFiles: [RUNS, "tests/support/begin-anew.ts"],
          isolate: false,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: "screens",
          include: screens,
          // A screen leaves much behind that was drawn once: where there is room for it, it is collected less often.
          execArgv: ["--max-semi-space-size=64"],
          setupFiles: [RUNS, "tests/support/begin-anew.ts", "tests/ui/support/begin-page.ts"],
          isolate: false,
        },
      },
    ],
  },
});
