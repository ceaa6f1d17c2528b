import { afterAll, vi } from "vitest";

// A worker runs one file after another: none begins with the modules of the one before it, nor with what that one has
// put in the place of something.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();

// What a file has begun to import comes while it is still there to be told.
afterAll(() => vi.dynamicImportSettled());
