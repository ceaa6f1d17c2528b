// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startConsent, startTheme } from "../../src/composition/page/page.ts";
import { startSession } from "../../src/composition/page/session.ts";
import { localConsentStore } from "../../src/infrastructure/browser/stores/local-consent-store.ts";
import { localSessionStore } from "../../src/infrastructure/browser/stores/local-session-store.ts";
import { localThemeStore } from "../../src/infrastructure/browser/stores/local-theme-store.ts";
import { safeStorage } from "../../src/infrastructure/browser/stores/safe-storage.ts";
import { fakeAccounts } from "../support/fakes/fake-accounts.ts";
import { fakeClock } from "../support/fakes/fake-clock.ts";
import { fakeVisibility } from "../support/fakes/fake-visibility.ts";
import { sessionIn } from "../support/session-in.ts";
import { openLine } from "../support/fakes/line.ts";

const ANA = { username: "ana", email: "ana@exemplo.pt", password: "Segredo!1" };
const YEAR = 365 * 24 * 60 * 60 * 1000;
const storage = safeStorage(() => localStorage);
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const running: { readonly stop: () => unknown }[] = [];

beforeEach(() => localStorage.clear());
afterEach(() => running.splice(0).forEach((session) => session.stop()));

/** A page over the real storage, before a server in memory that knows Ana. */
async function page() {
  const line = openLine();
  const { visibility, show } = fakeVisibility();
  const went = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  went.mockClear();
  const accounts = fakeAccounts(() => session.getSnapshot().context.session?.token ?? null, line);
  await accounts.register(ANA);
  const startIt = () =>
    startSession(
      localSessionStore(storage, window),
      localConsentStore(storage, storage),
      accounts,
      visibility,
      (token) => accounts.logOut(token),
    );
  let session = startIt();
  running.push({ stop: () => session.stop() });
  await settled();
  return {
    line,
    show,
    accounts,
    went: () => went.mock.calls.map(([address]) => address),
    session: () => session,
    state: () => session.getSnapshot().value,
    logIn: async () => {
      const entered = await accounts.enter({ by: "password", comesBack: false, ...ANA });
      session.send({ type: "LOGGED_IN", session: sessionIn(entered) });
      await settled();
    },
    reload: async () => {
      session.stop();
      session = startIt();
      await settled();
    },
  };
}

const keysLeft = () => Object.keys(localStorage).toSorted();

describe("the session of a page", () => {
  it("that nobody is signed in to removes half a session", async () => {
    localStorage.setItem("token", "t1");
    const { state, went } = await page();
    expect([state(), keysLeft(), went()]).toEqual(["anonymous", [], []]);
  });

  it("stores a login, and restores it on the next page", async () => {
    const { state, logIn, reload, session } = await page();
    await logIn();
    expect(keysLeft()).toEqual(["token", "user"]);
    await reload();
    expect(state()).toEqual({ authenticated: "current" });
    expect(session().getSnapshot().context.session?.user.username).toBe("ana");
  });

  it("that a call finds ended removes token and user, keeps the consent and goes to /", async () => {
    const { state, logIn, session, went } = await page();
    localConsentStore(storage, storage).write(1);
    await logIn();
    session().send({ type: "UNAUTHENTICATED" });
    expect([state(), went()]).toEqual(["signedOut", ["/"]]);
    expect(keysLeft()).toEqual(["fincontrol_consent", "fincontrol_consent_timestamp"]);
  });

  it("that is logged out leaves none of the four entries, is revoked and goes to /", async () => {
    const { state, logIn, session, accounts, went } = await page();
    localConsentStore(storage, storage).write(1);
    await logIn();
    const { token } = session().getSnapshot().context.session!;
    session().send({ type: "LOG_OUT" });
    await settled();
    expect([state(), went(), keysLeft()]).toEqual(["signedOut", ["/"], []]);
    expect(token).not.toBe("");
    await expect(accounts.me()).rejects.toEqual({ type: "unauthenticated" });
  });

  it("ends with another tab's logout, and leaves what is stored to the other tab", async () => {
    const { state, logIn, went } = await page();
    await logIn();
    localStorage.setItem("token", "of another tab");
    window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
    expect([state(), went()]).toEqual(["signedOut", ["/"]]);
    expect(localStorage.getItem("token")).toBe("of another tab");
    expect(keysLeft()).toEqual(["token", "user"]);
  });

  it("hears nobody any more once it has ended", async () => {
    const { logIn, session, show, went } = await page();
    await logIn();
    session().send({ type: "UNAUTHENTICATED" });
    show();
    window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
    expect(went()).toEqual(["/"]);
  });

  it("keeps its user while the server is away, and asks again when the page is seen", async () => {
    const { line, show, state, logIn, session } = await page();
    await logIn();
    line.failure = { type: "offline" };
    show();
    expect(state()).toEqual({ authenticated: "refreshing" });
    await settled();
    expect(state()).toEqual({ authenticated: "current" });
    expect(session().getSnapshot().context.session?.user.username).toBe("ana");
    expect(keysLeft()).toEqual(["token", "user"]);
  });
});

describe("the consent of a page", () => {
  const read = { type: "SCROLLED", scrolled: 0, visible: 1, whole: 1 } as const;
  const start = (now: number) =>
    startConsent(localConsentStore(storage, storage), fakeClock("2026-01-01", now));

  it("is stored with the time of its acceptance, and holds on the next page", () => {
    const consent = start(1000);
    consent.send(read);
    consent.send({ type: "ACCEPT" });
    expect(localStorage.getItem("fincontrol_consent_timestamp")).toBe("1000");
    expect(start(1000 + YEAR - 1).getSnapshot().value).toBe("accepted");
  });

  it("that has expired is removed and asked for again", () => {
    localConsentStore(storage, storage).write(1000);
    expect(start(1000 + YEAR).getSnapshot().value).toEqual({ asking: "unread" });
    expect(keysLeft()).toEqual([]);
  });

  it("that was refused is asked for again on the next page", () => {
    const consent = start(1000);
    consent.send(read);
    consent.send({ type: "DECLINE" });
    expect([start(1000).getSnapshot().value, keysLeft()]).toEqual([{ asking: "unread" }, []]);
  });
});

describe("the theme of a page", () => {
  const root = document.documentElement;
  const start = () => startTheme(localThemeStore(storage, root));

  it("is dark at first, and afterwards what was chosen last", () => {
    const theme = start();
    expect([root.classList.contains("dark"), keysLeft()]).toEqual([true, []]);
    theme.send({ type: "TOGGLE" });
    expect(root.classList.contains("dark")).toBe(false);
    expect(localStorage.getItem("fincontrol-theme")).toBe("light");
    expect(start().getSnapshot().value).toBe("light");
  });
});
