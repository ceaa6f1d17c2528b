import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

const pure = ["tests/{domain,contract,application}/**/*.test.ts"];

export default defineConfig({
  test: {
    reporters: ["default"],
    // A busy machine is no reason to fail.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      // Pure rules share nothing that one file could spoil for another, so one worker runs them all.
      { test: { name: "pure", include: pure, isolate: false } },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: "parts",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/e2e/**", ...pure],
        },
      },
    ],
  },
});
