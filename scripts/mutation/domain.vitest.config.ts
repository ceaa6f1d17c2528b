import { defineConfig } from "vitest/config";

/** The tests of the domain only, for mutation testing. */
export default defineConfig({
  test: {
    include: ["tests/domain/**/*.test.ts"],
    isolate: false,
    setupFiles: ["scripts/mutation/few-runs.ts"],
  },
});
