import { beforeAll } from "vitest";

// A busy machine is no reason to fail: what a test waits for on a screen may take longer than a second.
beforeAll(async () => {
  if (typeof document === "undefined") return;
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 10_000 });
});
