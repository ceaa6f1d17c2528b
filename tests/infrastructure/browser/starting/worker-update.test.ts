import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { workerUpdate } from "../../../../src/infrastructure/browser/starting/worker-update.ts";
import { fakeVisibility } from "../../../support/fakes/fake-visibility.ts";

const SCRIPT = "/assets/index-old.js";

type Sent = { readonly type: string; readonly script?: string };

/** A worker of some version, which knows the scripts of that version alone, or does not answer at all. */
function worker(scripts: readonly string[] | null) {
  const heard: string[] = [];
  const postMessage = ({ type, script = "" }: Sent, ports: readonly MessagePort[] = []) => {
    heard.push(type);
    if (type === "is-yours" && scripts !== null) ports[0]?.postMessage(scripts.includes(script));
  };
  return Object.assign(new EventTarget(), { postMessage, heard });
}

type FakeWorker = ReturnType<typeof worker>;

function registration() {
  const updates = vi.fn<() => Promise<void>>(async () => undefined);
  const state = Object.assign(new EventTarget(), {
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    update: updates,
  });
  /** A new version is found, and then stored. */
  const bring = (found: FakeWorker) => {
    state.installing = found;
    state.dispatchEvent(new Event("updatefound"));
    state.installing = null;
    state.waiting = found;
    found.dispatchEvent(new Event("statechange"));
  };
  return { state, bring, updates };
}

function start(given = registration()) {
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(given.state),
    controller: null as FakeWorker | null,
  });
  const { visibility, show } = fakeVisibility("hidden");
  const page = { querySelector: () => ({ getAttribute: () => SCRIPT }) };
  const update = workerUpdate(
    container as unknown as ServiceWorkerContainer,
    page as unknown as Document,
    visibility,
  );
  const hear = vi.fn<() => void>();
  update.subscribe(hear);
  const takeOver = (by: FakeWorker) => {
    container.controller = by;
    container.dispatchEvent(new Event("controllerchange"));
  };
  return { ...given, update, hear, show, takeOver };
}

/** Lets the messages between page and worker arrive. */
const arrived = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => vi.useRealTimers());

const NEWER = ["/assets/index-new.js"];

describe("a newer version that a worker has ready", () => {
  it("is offered as soon as it is stored, and begins when the person wants it", async () => {
    const { update, bring, hear } = start();
    await arrived();
    expect(update.getSnapshot()).toBe("newest");
    const found = worker(NEWER);
    bring(found);
    await vi.waitFor(() => expect(update.getSnapshot()).toBe("offered"));
    expect(hear).toHaveBeenCalledOnce();
    update.begin();
    expect(found.heard).toContain("take-over");
  });

  it("is offered too if it was stored before the page was opened", async () => {
    const given = registration();
    given.state.waiting = worker(NEWER);
    const { update } = start(given);
    await vi.waitFor(() => expect(update.getSnapshot()).toBe("offered"));
  });

  it("is not offered to a page that has it already, whose worker alone is older", async () => {
    const given = registration();
    given.state.waiting = worker([SCRIPT]);
    const { update, hear } = start(given);
    await vi.waitFor(() => expect(given.state.waiting?.heard).toEqual(["is-yours"]));
    await arrived();
    expect([update.getSnapshot(), hear.mock.calls]).toEqual(["newest", []]);
  });

  it("is not offered by a worker that does not say which version it has", async () => {
    const given = registration();
    given.state.waiting = worker(null);
    const { update } = start(given);
    await arrived();
    await vi.advanceTimersByTimeAsync(5000);
    expect(update.getSnapshot()).toBe("newest");
  });

  it("is due once it has begun, in whichever tab that was wanted", async () => {
    const { update, takeOver } = start();
    takeOver(worker(NEWER));
    await vi.waitFor(() => expect(update.getSnapshot()).toBe("due"));
  });

  it("is not due where the worker begins that has the files of this version", async () => {
    const { update, takeOver } = start();
    const own = worker([SCRIPT]);
    takeOver(own);
    await vi.waitFor(() => expect(own.heard).toEqual(["is-yours"]));
    await arrived();
    expect(update.getSnapshot()).toBe("newest");
  });

  it("is looked for whenever the page is shown, and a look in vain does no harm", async () => {
    const { updates, show } = start();
    await arrived();
    updates.mockRejectedValueOnce(new TypeError("no network"));
    show();
    show();
    expect(updates).toHaveBeenCalledTimes(2);
  });

  it("is nowhere without workers", () => {
    const page = { querySelector: () => null } as unknown as Document;
    const update = workerUpdate(undefined, page, fakeVisibility().visibility);
    update.begin();
    expect(update.getSnapshot()).toBe("newest");
  });
});
