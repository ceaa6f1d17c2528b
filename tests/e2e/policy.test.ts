import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { API_BASE } from "../../src/contract/api-base.ts";
import { paths } from "../../src/contract/paths.ts";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { noisePhoto } from "./support/noise-photo.ts";
import { sees } from "./support/sees.ts";
import { setStage } from "./support/stage.ts";

const { visit, url, takeComplaints } = setStage();

/** Stores a photo as its owner does; answers its address. */
async function storePhoto(token: string): Promise<string> {
  const { name, mimeType, buffer } = await noisePhoto();
  const body = new FormData();
  body.set("file", new Blob([Uint8Array.from(buffer)], { type: mimeType }), name);
  const headers = { authorization: `Bearer ${token}` };
  const method = "POST";
  const answer = await fetch(url() + API_BASE + paths.goalPhoto, { method, headers, body });
  return ((await answer.json()) as { readonly foto_url: string }).foto_url;
}

/** What somebody would try who could write into a page, and which part of the policy is in the way. */
const REFUSED = [
  "connect-src",
  "font-src",
  "frame-src",
  "img-src",
  "media-src",
  "object-src",
  "script-src-elem",
  "script-src-elem",
  "style-src-attr",
  "style-src-elem",
  "worker-src",
];

/** Where no script may run, the ear of these tests is none, and the browser's own viewer does without its styles. */
const VIEWER = /^console: (Applying inline style violates|Blocked script execution in)/;

/** Tries all of that in a page; answers what the browser refused, and what it let happen. */
const attack = (page: Page) =>
  page.evaluate(async (attempts) => {
    const happened: string[] = [];
    const refused: string[] = [];
    const { promise: done, resolve } = Promise.withResolvers<void>();
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      refused.push(effectiveDirective);
      if (refused.length === attempts) resolve();
    });
    Object.assign(globalThis, { happen: (what: string) => happened.push(what) });
    const foreign = "https://outro.exemplo.pt/x";
    const add = (tag: string, content: Readonly<Record<string, string>>) => {
      document.body.append(Object.assign(document.createElement(tag), content));
    };
    add("script", { textContent: "happen('an inline script')" });
    add("script", { src: "data:text/javascript,happen('a script in an address')" });
    add("style", { textContent: "body { --seen: 1 }" });
    document.body.setAttribute("style", "--seen: 1");
    add("img", { src: foreign });
    add("iframe", { src: "/" });
    add("object", { data: foreign, type: "image/svg+xml" });
    add("video", { src: foreign });
    new FontFace("Foreign", `url(${foreign})`).load().catch(() => undefined);
    fetch(foreign).catch(() => undefined);
    Object.assign(globalThis, { worker: new Worker("data:text/javascript,0") });
    await done;
    if (getComputedStyle(document.body).getPropertyValue("--seen")) happened.push("a style");
    return { happened, refused: refused.toSorted() };
  }, REFUSED.length);

describe("the security policy", () => {
  it.each([
    ["the landing page", "/", false],
    ["the product", "/login", false],
    ["the product of somebody who is signed in", "/despesas", true],
    ["the documentation of the calls", "/api/docs", false],
  ])("lets nothing into %s that is not ours, and the tests hear of it", async (...row) => {
    const [, path, signedIn] = row;
    const stored = signedIn ? storedFor(await makeAccount(url())) : {};
    const page = await visit(path, { stored });
    await sees(page.getByRole("heading", { level: 1 }));
    expect(takeComplaints()).toEqual([]);
    expect(await attack(page)).toEqual({ happened: [], refused: REFUSED });
    const heard: string[] = [];
    const breaches = () => {
      heard.push(...takeComplaints());
      return heard.filter((complaint) => complaint.startsWith("console: security policy: ")).length;
    };
    await expect.poll(breaches).toBe(REFUSED.length);
  });

  it("makes a stranger of a photo or an answer that is opened as a page", async () => {
    const { token } = await makeAccount(url());
    for (const path of [await storePhoto(token), `${API_BASE}${paths.health}`]) {
      const page = await visit(path, { tolerated: VIEWER });
      expect(await page.evaluate(() => globalThis.origin)).toBe("null");
    }
  });
});
