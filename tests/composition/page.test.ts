// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LOG_OUT_TIMEOUT_MS } from "../../src/application/login/session.machine.ts";
import { startPage } from "../../src/composition/page/page.ts";
import { encodeUser } from "../../src/contract/administration/users.ts";
import type { Session } from "../../src/domain/users/session.ts";
import { localSessionStore } from "../../src/infrastructure/browser/stores/local-session-store.ts";
import { safeStorage } from "../../src/infrastructure/browser/stores/safe-storage.ts";
import { userWith } from "../support/users.ts";
import { httpLedgerLog } from "../../src/infrastructure/http/ledger/http-ledger-log.ts";

const SESSION: Session = { token: "t1", user: userWith() };

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json" },
  });

/** The server's part of a page: what it answers, and with which tokens it was asked for what. */
function pretendServer(answer: (path: string) => Response) {
  const asked: string[] = [];
  const fetchIt = (request: Request) => {
    const path = new URL(request.url).pathname;
    asked.push(`${path} ${request.headers.get("authorization")}`);
    return Promise.resolve(answer(path));
  };
  vi.stubGlobal("fetch", fetchIt);
  return asked;
}

const went = vi.spyOn(location, "assign").mockImplementation(() => undefined);

beforeEach(() => {
  localStorage.clear();
  went.mockClear();
  localSessionStore(
    safeStorage(() => localStorage),
    window,
  ).write(SESSION);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const stateOf = async (page: ReturnType<typeof startPage>, wanted: string) => {
  await vi.waitFor(() => expect(JSON.stringify(page.session.getSnapshot().value)).toBe(wanted));
};

describe("a page", () => {
  it("asks who its user is with the token that was stored", async () => {
    const user = encodeUser({ ...SESSION.user, plan: "premium" });
    const asked = pretendServer(() => json(200, user));
    const page = startPage();
    await stateOf(page, '{"authenticated":"current"}');
    expect(asked).toEqual(["/api/auth/me Bearer t1"]);
    expect(page.session.getSnapshot().context.session?.user.plan).toBe("premium");
    expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(user);
    page.session.stop();
  });

  it("whose token has ended signs out: nothing stays stored, and the browser goes to /", async () => {
    pretendServer(() => json(401, { detail: "Sessão inválida" }));
    const page = startPage();
    await stateOf(page, '"signedOut"');
    expect(Object.keys(localStorage)).toEqual([]);
    expect(went.mock.calls).toEqual([["/"]]);
  });

  it("signs out once, however many of its calls find the session ended", async () => {
    const user = encodeUser(SESSION.user);
    pretendServer((path) => (path === "/api/auth/me" ? json(200, user) : json(401, {})));
    const page = startPage();
    await stateOf(page, '{"authenticated":"current"}');
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const log = httpLedgerLog(page.api);
    await Promise.allSettled([log.changes(0), log.changes(0), log.monthSums()]);
    expect(page.session.getSnapshot().value).toBe("signedOut");
    expect(went.mock.calls).toEqual([["/"]]);
  });

  it("looks its user up again when a call is refused to the plan that it believes in", async () => {
    let plan: "premium" | "free" = "premium";
    pretendServer((path) =>
      path === "/api/auth/me"
        ? json(200, encodeUser({ ...SESSION.user, plan }))
        : json(403, { detail: "Só com Premium." }),
    );
    const page = startPage();
    await stateOf(page, '{"authenticated":"current"}');
    plan = "free";
    await expect(httpLedgerLog(page.api).changes(0)).rejects.toMatchObject({ status: 403 });
    await vi.waitFor(() =>
      expect(page.session.getSnapshot().context.session?.user.plan).toBe("free"),
    );
    page.session.stop();
  });

  it("keeps its user while the server fails", async () => {
    pretendServer(() => new Response("<html>", { status: 502 }));
    const page = startPage();
    await stateOf(page, '{"authenticated":"current"}');
    expect(page.session.getSnapshot().context.session).toEqual(SESSION);
    expect(Object.keys(localStorage).toSorted()).toEqual(["token", "user"]);
    page.session.stop();
  });

  describe("that is signed out while a write is on its way", () => {
    const signOutInVain = async () => {
      const asked = pretendServer(() => json(200, encodeUser(SESSION.user)));
      const page = startPage();
      await stateOf(page, '{"authenticated":"current"}');
      const written = Promise.withResolvers<void>();
      page.httpSession.beforeSignOut = () => written.promise;
      asked.length = 0;
      page.session.send({ type: "LOG_OUT" });
      await vi.advanceTimersByTimeAsync(LOG_OUT_TIMEOUT_MS - 1);
      expect(asked).toEqual([]);
      return { asked, page, written };
    };

    beforeEach(() => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it("has its token end at the server once that is written", async () => {
      const { asked, page, written } = await signOutInVain();
      written.resolve();
      await vi.advanceTimersByTimeAsync(0);
      expect(page.session.getSnapshot().value).toBe("signedOut");
      expect(asked).toEqual(["/api/auth/logout Bearer t1"]);
    });

    it("has its token end at the server when it waits no longer", async () => {
      const { asked, page } = await signOutInVain();
      await vi.advanceTimersByTimeAsync(1);
      expect(page.session.getSnapshot().value).toBe("signedOut");
      expect([asked, went.mock.calls]).toEqual([["/api/auth/logout Bearer t1"], [["/"]]]);
    });

    it("has its token end at the server when it is closed before", async () => {
      const { asked } = await signOutInVain();
      window.dispatchEvent(new Event("pagehide"));
      await vi.advanceTimersByTimeAsync(0);
      expect(asked).toEqual(["/api/auth/logout Bearer t1"]);
    });

    it("has its token end at the server when another tab signs in as somebody else", async () => {
      const { asked } = await signOutInVain();
      window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
      await vi.advanceTimersByTimeAsync(0);
      expect(asked).toEqual(["/api/auth/logout Bearer t1"]);
    });
  });

  describe("on which the policy is refused", () => {
    const refuse = async (user: Session["user"], answer: () => Response) => {
      const asked = pretendServer((path) =>
        path === "/api/auth/consentimentos" ? answer() : json(200, encodeUser(user)),
      );
      const page = startPage();
      await stateOf(page, '{"authenticated":"current"}');
      page.consent.send({ type: "SCROLLED", scrolled: 0, visible: 100, whole: 100 });
      page.consent.send({ type: "DECLINE" });
      page.session.send({ type: "LOG_OUT" });
      await stateOf(page, '"signedOut"');
      return asked.slice(1);
    };
    const told = () =>
      json(200, { aceite: false, versao: "2026-11-22", em: "2026-11-22T12:00:00.000Z" });

    it("tells the server, whose consent is older, before the session ends", async () => {
      expect(await refuse(SESSION.user, told)).toEqual([
        "/api/auth/consentimentos Bearer t1",
        "/api/auth/logout Bearer t1",
      ]);
    });

    it("says nothing to a server that knows of no consent", async () => {
      const user = { ...SESSION.user, policyAccepted: false };
      expect(await refuse(user, told)).toEqual(["/api/auth/logout Bearer t1"]);
    });

    it("makes nothing of a server that cannot be told", async () => {
      const asked = await refuse(SESSION.user, () => new Response("<html>", { status: 502 }));
      expect(asked.at(-1)).toBe("/api/auth/logout Bearer t1");
    });
  });
});
