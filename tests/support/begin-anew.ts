import { afterAll, vi } from "vitest";

// A worker runs one file after another: each begins without the modules and mocks of the previous one.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();

// Imports that a file has begun are awaited before its end.
afterAll(() => vi.dynamicImportSettled());
