// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { beforeEach, describe, expect, it } from "vitest";
import { safeStorage } from "../src/infrastructure/browser/stores/safe-storage.ts";
import { takeLaunch } from "../src/infrastructure/browser/starting/tab-launch.ts";
import { storageKeys } from "../src/infrastructure/browser/stores/storage-keys.ts";

const script = readFileSync("public/boot.js", "utf8");

/** Runs the script as the browser does before the first paint. */
const boot = () => {
  const surroundings = { document, localStorage, sessionStorage, location, history };
  const run: unknown = runInThisContext(`({ ${Object.keys(surroundings).join()} }) => {${script}}`);
  (run as (given: typeof surroundings) => void)(surroundings);
};

const root = document.documentElement;
const tab = () => safeStorage(() => sessionStorage);

describe("the script before the first paint", () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    root.className = "dark";
  });

  it("keeps the dark theme unless the light one was chosen", () => {
    boot();
    expect(root.classList.contains("dark")).toBe(true);
    localStorage.setItem(storageKeys.theme, "light");
    boot();
    expect(root.classList.contains("dark")).toBe(false);
  });

  it("gives the browser the colour of the light theme if that was chosen", () => {
    document.head.innerHTML = '<meta name="theme-color" content="#111" data-light="#eee">';
    const colour = () => document.head.querySelector("meta")?.content;
    boot();
    expect(colour()).toBe("#111");
    localStorage.setItem(storageKeys.theme, "light");
    boot();
    expect(colour()).toBe("#eee");
  });

  it("hides the landing page only from those who have a token and a user stored", () => {
    boot();
    expect(root.classList.contains("signed-in")).toBe(false);
    localStorage.setItem(storageKeys.token, "t");
    boot();
    expect(root.classList.contains("signed-in")).toBe(false);
    localStorage.setItem(storageKeys.user, "{}");
    boot();
    expect(root.classList.contains("signed-in")).toBe(true);
  });

  it.each([
    ["/login", {}],
    ["/", { [storageKeys.token]: "t", [storageKeys.user]: "{}" }],
  ])("takes a shared text out of the address at once, and goes to %s", (place, stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    history.replaceState(null, "", "/abrir?texto=segredo");
    boot();
    expect([location.pathname, location.search]).toEqual([place, ""]);
    expect(root.dataset["screen"]).toBe(place);
    expect(takeLaunch(root.dataset, tab(), Date.now())).toMatchObject({ text: "segredo" });
    expect(sessionStorage.length).toBe(0);
  });

  it("leaves one that was posted where the server has put it", () => {
    history.replaceState(null, "", "/abrir");
    root.dataset["launch"] = "texto=segredo";
    boot();
    expect(takeLaunch(root.dataset, tab(), Date.now())).toMatchObject({ text: "segredo" });
    expect([location.pathname, sessionStorage.length]).toEqual(["/login", 0]);
  });

  it("says whose screen's name stands there, by the address", () => {
    history.replaceState(null, "", "/historico/?tipo=despesa");
    boot();
    expect(root.dataset["screen"]).toBe("/historico");
    history.replaceState(null, "", "/");
    boot();
    expect(root.dataset["screen"]).toBe("/");
  });

  it("names the tab after the screen once its name is there, for those with a session", () => {
    document.body.innerHTML =
      '<h1 data-of="/">Dashboard</h1><h1 data-of="/historico">Histórico</h1>';
    // What other tests have started waits for it too.
    document.dispatchEvent(new Event("readystatechange"));
    document.title = "FinControl · Controle Financeiro Pessoal";
    history.replaceState(null, "", "/historico");
    const parsed = () => {
      boot();
      document.dispatchEvent(new Event("readystatechange"));
      return document.title;
    };
    expect(parsed()).toBe("FinControl · Controle Financeiro Pessoal");
    localStorage.setItem(storageKeys.token, "t");
    localStorage.setItem(storageKeys.user, "{}");
    expect(parsed()).toBe("Histórico · FinControl");
    history.replaceState(null, "", "/nada");
    expect(parsed()).toBe("Histórico · FinControl");
  });

  describe("when what the page needs does not arrive", () => {
    const failure = () => document.getElementById("failure") as HTMLElement;
    const rootPart = () => document.getElementById("root") as HTMLElement;

    beforeEach(() => {
      document.body.innerHTML = `<div id="root"></div><div id="failure" hidden></div>`;
    });

    it.each([
      ["a script is not fetched", () => new Event("error", { bubbles: false }), "script"],
      ["the page is not started", () => new Event("startfailed"), null],
    ])("shows a sentence in place of the spinner if %s", (_, event, of) => {
      boot();
      expect([failure().hidden, rootPart().hidden]).toEqual([true, false]);
      const target = of === null ? document : document.body.appendChild(document.createElement(of));
      target.dispatchEvent(event());
      expect([failure().hidden, rootPart().hidden]).toEqual([false, true]);
    });

    it("takes no notice of a picture that is not fetched", () => {
      boot();
      document.body.appendChild(document.createElement("img")).dispatchEvent(new Event("error"));
      expect(failure().hidden).toBe(true);
    });
  });

  it("has the files fetched early that somebody signed in needs, or a visitor, and no others", () => {
    const early = () => {
      document.head.innerHTML =
        '<script data-signed-in="/assets/app.js /assets/core.js" data-visitor="/assets/landing.js"></script>';
      Object.defineProperty(document, "currentScript", {
        configurable: true,
        value: document.head.querySelector("script"),
      });
      boot();
      return [...document.head.querySelectorAll("link[rel=modulepreload]")].map((link) =>
        link.getAttribute("href"),
      );
    };
    expect(early()).toEqual(["/assets/landing.js"]);
    localStorage.setItem(storageKeys.token, "t");
    localStorage.setItem(storageKeys.user, "{}");
    expect(early()).toEqual(["/assets/app.js", "/assets/core.js"]);
  });
});
