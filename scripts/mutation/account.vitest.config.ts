import { defineConfig } from "vitest/config";

const security = "{notice-signature,sealing,secrets,totp-codes,webauthn-attestation}";
const http =
  "{admin-accounts,admin-removal,admin-security,consents,departure,own-account,own-email,passkeys,payments,recovery,remembered-deletions,second-factor,sessions}";

/** The tests of accounts: login, proofs, sessions, and payments. */
export default defineConfig({
  test: {
    include: [
      `tests/server/http/**/${http}.test.ts`,
      "tests/server/application/**/*.test.ts",
      `tests/server/**/${security}.test.ts`,
      "tests/server/persistence/**/{one-time-tokens,passkeys}.test.ts",
      "tests/server/**/*deletions.test.ts",
    ],
    setupFiles: ["scripts/mutation/sqlite-alone.ts", "scripts/mutation/few-runs.ts"],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
