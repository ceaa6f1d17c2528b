import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { workerUpdate } from "../../../../src/infrastructure/browser/starting/worker-update.ts";
import { fakeVisibility } from "../../../support/fakes/fake-visibility.ts";

const SCRIPT = "/assets/index-old.js";

type Sent = { readonly type: string; readonly script?: string };

/** A worker of some version, which knows the scripts of that version alone, and loses the first messages. */
function worker(scripts: readonly string[], losing = 0) {
  const heard: string[] = [];
  let lost = 0;
  const postMessage = ({ type, script = "" }: Sent, ports: readonly MessagePort[] = []) => {
    if (lost < losing) {
      lost += 1;
      return;
    }
    heard.push(type);
    if (type === "is-yours") ports[0]?.postMessage(scripts.includes(script));
  };
  return Object.assign(new EventTarget(), { postMessage, heard });
}

type FakeWorker = ReturnType<typeof worker>;

function registration() {
  const updates = vi.fn<() => Promise<void>>(async () => undefined);
  const state = Object.assign(new EventTarget(), {
    active: worker([SCRIPT]),
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

/** The pages of the server name a script. */
const serverHas = (script: string) =>
  vi.stubGlobal("fetch", async () => new Response(`<script src="${script}"></script>`));

function start(given = registration()) {
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(given.state),
    getRegistration: async () => given.state,
  });
  const { visibility, show } = fakeVisibility("hidden");
  const page = { querySelector: () => ({ getAttribute: () => SCRIPT }) };
  const view = new EventTarget();
  const update = workerUpdate({
    workers: container as unknown as ServiceWorkerContainer,
    page: page as unknown as Document,
    view,
    visibility,
  });
  const listener = vi.fn<() => void>();
  update.subscribe(listener);
  /** The page hears of it, or misses it. */
  const takeOver = (by: FakeWorker, isHeard = true) => {
    Object.assign(given.state, { active: by, waiting: null });
    if (isHeard) container.dispatchEvent(new Event("controllerchange"));
  };
  return { ...given, update, listener, show, view, takeOver };
}

/** Lets the messages between page and worker arrive. */
const arrived = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  serverHas("/assets/index-new.js");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NEWER = ["/assets/index-new.js"];

describe("a newer version that a worker has ready", () => {
  it("is offered as soon as it is stored, and begins when the person wants it", async () => {
    const { update, bring, listener } = start();
    await arrived();
    expect(update.getSnapshot()).toBe("newest");
    const found = worker(NEWER);
    bring(found);
    await vi.waitFor(() => expect(update.getSnapshot()).toBe("offered"));
    expect(listener).toHaveBeenCalledOnce();
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
    const { update, listener } = start(given);
    await vi.waitFor(() => expect(given.state.waiting?.heard).toEqual(["is-yours"]));
    await arrived();
    expect([update.getSnapshot(), listener.mock.calls]).toEqual(["newest", []]);
  });

  it("is not offered by a worker that never says which version it has", async () => {
    const given = registration();
    given.state.waiting = worker(NEWER, Infinity);
    const { update } = start(given);
    await arrived();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(update.getSnapshot()).toBe("newest");
  });

  it("is offered by a worker that hears the question only when it is put again", async () => {
    const given = registration();
    given.state.waiting = worker(NEWER, 2);
    const { update } = start(given);
    await arrived();
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(() => expect(update.getSnapshot()).toBe("offered"));
  });

  it("is the one that waits when the person wants it, not one that it has replaced", async () => {
    const { update, bring } = start();
    await arrived();
    const [replaced, latest] = [worker(NEWER), worker(["/assets/index-newest.js"])];
    bring(replaced);
    await vi.waitFor(() => expect(update.getSnapshot()).toBe("offered"));
    bring(latest);
    await vi.waitFor(() => expect(latest.heard).toEqual(["is-yours"]));
    update.begin();
    expect([replaced.heard.at(-1), latest.heard.at(-1)]).toEqual(["is-yours", "take-over"]);
  });

  it("is no more offered once it has gone without having begun", async () => {
    const { state, update, bring, view } = start();
    await arrived();
    bring(worker(NEWER));
    await vi.waitFor(() => expect(update.getSnapshot()).toBe("offered"));
    state.waiting = null;
    view.dispatchEvent(new Event("focus"));
    await vi.waitFor(() => expect(update.getSnapshot()).toBe("newest"));
  });

  it("is told once more to begin, if it waits although the person wants it", async () => {
    const { update, bring, view } = start();
    await arrived();
    const found = worker(NEWER);
    bring(found);
    await vi.waitFor(() => expect(update.getSnapshot()).toBe("offered"));
    update.begin();
    view.dispatchEvent(new Event("focus"));
    await vi.waitFor(() => expect(found.heard).toEqual(["is-yours", "take-over", "take-over"]));
  });

  it("is due once it has begun, in whichever tab that was wanted", async () => {
    const { update, listener, takeOver } = start();
    await arrived();
    takeOver(worker(NEWER));
    await vi.waitFor(() => expect(update.getSnapshot()).toBe("due"));
    expect(listener).toHaveBeenCalledOnce();
  });

  it("makes the browser look again, as long as it does not let it begin although the person wants it", async () => {
    const started: string[] = [];
    const ended = vi.fn<() => void>();
    vi.stubGlobal(
      "Worker",
      class {
        readonly terminate = ended;
        constructor(address: string) {
          started.push(address);
        }
      },
    );
    const { update, bring, takeOver } = start();
    await arrived();
    const found = worker(NEWER);
    bring(found);
    await vi.waitFor(() => expect(update.getSnapshot()).toBe("offered"));
    update.begin();
    update.begin();
    expect(started).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(started).toEqual(["/offline.js", "/offline.js"]);
    takeOver(found);
    await vi.waitFor(() => expect(update.getSnapshot()).toBe("due"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([started.length, ended.mock.calls.length]).toEqual([2, 2]);
  });

  it("is due also where the server could not be asked at first", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("the worker has just ended")));
    const { update, takeOver } = start();
    await arrived();
    takeOver(worker(NEWER));
    await arrived();
    expect(update.getSnapshot()).toBe("newest");
    serverHas("/assets/index-new.js");
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(update.getSnapshot()).toBe("due"));
  });

  it("is due to a page that began before it, and listened only after it", async () => {
    const given = registration();
    given.state.active = worker(NEWER);
    const { update } = start(given);
    await vi.waitFor(() => expect(update.getSnapshot()).toBe("due"));
  });

  it.each(["focus", "online", "pageshow", "shown"])(
    "is due to a page that missed it while it was away, at the next: %s",
    async (event) => {
      const { update, takeOver, view, show } = start();
      await arrived();
      takeOver(worker(NEWER), false);
      await arrived();
      expect(update.getSnapshot()).toBe("newest");
      if (event === "shown") show();
      else view.dispatchEvent(new Event(event));
      await vi.waitFor(() => expect(update.getSnapshot()).toBe("due"));
    },
  );

  it("is due although the worker before was asked, and ended before it answered", async () => {
    const given = registration();
    given.state.active = worker([SCRIPT], Infinity);
    const { update, takeOver } = start(given);
    await arrived();
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

  it("is not due to a page that is newer than its worker, and would be no other one if it was loaded anew", async () => {
    serverHas(SCRIPT);
    const given = registration();
    const older = worker(["/assets/index-oldest.js"]);
    given.state.active = older;
    const { update } = start(given);
    await vi.waitFor(() => expect(older.heard).toEqual(["is-yours"]));
    await arrived();
    expect(update.getSnapshot()).toBe("newest");
  });

  it("is looked for whenever the page is shown, and a look in vain does no harm", async () => {
    const { updates, show } = start();
    await arrived();
    updates.mockRejectedValueOnce(new TypeError("no network"));
    show();
    show();
    await arrived();
    expect(updates).toHaveBeenCalledTimes(2);
  });

  it("is nowhere without workers", () => {
    const page = { querySelector: () => null } as unknown as Document;
    const update = workerUpdate({
      workers: undefined,
      page,
      view: new EventTarget(),
      visibility: fakeVisibility().visibility,
    });
    update.begin();
    expect(update.getSnapshot()).toBe("newest");
  });
});
