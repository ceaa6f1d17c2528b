import { afterEach, describe, expect, it, vi } from "vitest";
import type { Notice } from "../../src/application/notice.ts";
import type { SmartAlerts } from "../../src/application/notifications/smart-alerts.ts";
import { startNotifications } from "../../src/composition/features/notifications.ts";
import type { Plan } from "../../src/domain/plans/plan.ts";
import { fakeNotifications } from "../support/fakes/fake-notifications.ts";
import { fakeVisibility } from "../support/fakes/fake-visibility.ts";
import { noBook } from "../support/no-book.ts";
import { openLine } from "../support/fakes/line.ts";
import { notificationWith } from "../support/notifications.ts";
import { startSignedInPage } from "../ui/support/page-actors.ts";
import { userWith } from "../support/users.ts";

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const OFFLINE = { type: "offline" } as const;

afterEach(() => {
  vi.restoreAllMocks();
});

async function start(plan: Plan = "free", begins: "shown" | "hidden" = "shown") {
  const line = openLine();
  const port = fakeNotifications([notificationWith()], line);
  const list = vi.spyOn(port, "list");
  const generate = vi.fn<SmartAlerts["generate"]>(() => Promise.resolve(1));
  const { visibility, show, hide } = fakeVisibility(begins);
  const { session } = await startSignedInPage({ user: userWith({ plan }) });
  const notices: Notice[] = [];
  const actor = startNotifications({
    notifications: port,
    smartAlerts: { generate },
    notify: (notice) => notices.push(notice),
    session,
    visibility,
    ledger: noBook,
  });
  await settled();
  return { line, list, generate, show, hide, session, notices, actor };
}

describe("the notifications of a page", () => {
  it("are looked up while it is seen, and at once when it is seen again", async () => {
    const { list, show, hide } = await start("free", "hidden");
    expect(list).not.toHaveBeenCalled();
    show();
    expect(list).toHaveBeenCalledTimes(1);
    hide();
    show();
    expect(list).toHaveBeenCalledTimes(2);
  });

  it("are looked up again after the alerts of who has Premium", async () => {
    const { list, generate } = await start("premium");
    expect([generate.mock.calls.length, list.mock.calls.length]).toEqual([1, 2]);
  });

  it("come with no alerts for who has not Premium, whatever is recorded", async () => {
    const { actor, list, generate } = await start();
    actor.send({ type: "LOOK_FOR_ALERTS" });
    await settled();
    expect([generate.mock.calls.length, list.mock.calls.length]).toEqual([0, 1]);
  });

  it("that cannot be loaded are only logged", async () => {
    const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { actor, line, notices } = await start();
    line.failure = OFFLINE;
    actor.send({ type: "RELOAD" });
    await settled();
    expect(logged.mock.calls).toEqual([["notifications not loaded", OFFLINE]]);
    expect(notices).toEqual([]);
  });

  it("are told of when all were read, and when one could not be changed", async () => {
    const { actor, line, notices } = await start();
    actor.send({ type: "CHANGE", change: { type: "all-read" } });
    await settled();
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    line.failure = OFFLINE;
    actor.send({ type: "CHANGE", change: { type: "read", id: notificationWith().id } });
    await settled();
    expect(notices).toEqual([{ type: "notifications-read" }, { type: "failed", failure: OFFLINE }]);
  });

  it("are looked up no more once the session has ended", async () => {
    const { list, show, hide, session } = await start();
    session.send({ type: "UNAUTHENTICATED" });
    hide();
    show();
    expect(list).toHaveBeenCalledTimes(1);
  });
});
