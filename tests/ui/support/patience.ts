// A busy machine is no reason to fail: what a test waits for on a screen may take longer than a second.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 10_000 });
}

export {};
