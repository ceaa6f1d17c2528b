import { defineConfig } from "vitest/config";

/** The tests of the domain alone, for those who change it on purpose. */
export default defineConfig({
  test: {
    include: ["tests/domain/**/*.test.ts"],
    isolate: false,
    setupFiles: ["scripts/mutation/few-runs.ts"],
  },
});
