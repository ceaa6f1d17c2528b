import { defineConfig } from "vitest/config";

const http =
  "{admin-accounts,admin-removal,admin-security,authorisation,ownership,rate-limits,sessions}";

/** The tests of the server's authorisation. */
export default defineConfig({
  test: {
    include: [`tests/server/http/**/${http}.test.ts`, "tests/server/application/**/*.test.ts"],
    setupFiles: ["scripts/mutation/sqlite-alone.ts", "scripts/mutation/few-runs.ts"],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
