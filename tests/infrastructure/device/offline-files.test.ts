import { afterEach, describe, expect, it, vi } from "vitest";
import { offlineFiles } from "../../../src/infrastructure/device/offline-files.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The messages that the worker of a browser hears. */
function browser(connection?: { readonly saveData: boolean }) {
  const postMessage = vi.fn<(message: object, ports: readonly unknown[]) => void>();
  vi.stubGlobal("navigator", {
    connection,
    serviceWorker: { ready: Promise.resolve({ active: { postMessage } }) },
  });
  vi.stubGlobal("requestIdleCallback", (come: () => void) => queueMicrotask(come));
  return postMessage;
}

describe("the files of the other screens", () => {
  it.each([undefined, { saveData: false }])(
    "are asked for once the page is idle, with the connection %j",
    async (connection) => {
      const told = browser(connection);
      await offlineFiles.keepRest(() => true);
      expect(told.mock.calls).toEqual([[{ type: "idle" }, []]]);
    },
  );

  it("are not asked for where the user saves data", async () => {
    const told = browser({ saveData: true });
    await offlineFiles.keepRest(() => true);
    expect(told).not.toHaveBeenCalled();
  });

  it("are not asked for where the device was disowned meanwhile", async () => {
    const told = browser();
    await offlineFiles.keepRest(() => false);
    expect(told).not.toHaveBeenCalled();
  });
});
