import { describe, expect, it } from "vitest";
import { dark, light } from "../../src/ui/design/palette.ts";
import { makeAccount, storedFor } from "./support/accounts.ts";
import { control } from "./support/sees.ts";
import { setStage } from "./support/stage.ts";

const { url, visit } = setStage();

const PAGES = ["/", "/login"];

/** What the browser asked for by each kind of reference, and what it has to be. */
const TYPES: Readonly<Record<string, RegExp>> = {
  icon: /^image\/(svg\+xml|x-icon|vnd\.microsoft\.icon)/,
  "apple-touch-icon": /^image\/png/,
  manifest: /^application\/manifest\+json/,
  stylesheet: /^text\/css/,
  modulepreload: /^(text|application)\/javascript/,
  preload: /^font\/woff2/,
};

type Manifest = {
  readonly lang: string;
  readonly display: string;
  readonly start_url: string;
  readonly theme_color: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
  }[];
  readonly screenshots: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly form_factor: "wide" | "narrow";
  }[];
};

describe.each(PAGES)("the head of %s", (path) => {
  it("links only to what is there, of the type that it says", async () => {
    const page = await visit(path, { javaScriptEnabled: false });
    const links = await page
      .locator("head link")
      .evaluateAll((all) =>
        all.map(
          (link) => [link.getAttribute("rel") ?? "", (link as HTMLLinkElement).href] as const,
        ),
      );
    expect(new Set(links.map(([rel]) => rel))).toEqual(new Set(Object.keys(TYPES)));
    for (const [rel, address] of links) {
      const answer = await fetch(address);
      expect([address, answer.status]).toEqual([address, 200]);
      expect(answer.headers.get("content-type")).toMatch(TYPES[rel] ?? /^$/);
    }
  });

  it("tells other sites what to show beside a link", async () => {
    const page = await visit(path, { javaScriptEnabled: false });
    const meta = (property: string) =>
      page.locator(`head meta[property="og:${property}"]`).getAttribute("content");
    expect([await meta("type"), await meta("locale")]).toEqual(["website", "pt_PT"]);
    expect(await meta("title")).toContain("O seu dinheiro, finalmente à vista.");
    expect(await meta("description")).toBe(
      await page.locator('head meta[name="description"]').getAttribute("content"),
    );
    const picture = await fetch(url() + (await meta("image")));
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });

  it("knows the page colour of both themes", async () => {
    const page = await visit(path, { javaScriptEnabled: false });
    const colour = page.locator('head meta[name="theme-color"]');
    expect(await colour.getAttribute("data-dark")).toBe(dark.page);
    expect(await colour.getAttribute("content")).toBe(dark.page);
    expect(await colour.getAttribute("data-light")).toBe(light.page);
  });
});

describe("the manifest", () => {
  it("opens the product by itself, in Portuguese, with pictures that are there in their sizes", async () => {
    const manifest = (await (await fetch(`${url()}/site.webmanifest`)).json()) as Manifest;
    expect(manifest).toMatchObject({
      lang: "pt-PT",
      display: "standalone",
      start_url: "/",
      theme_color: dark.page,
    });
    const page = await visit("/");
    const { icons, screenshots } = manifest;
    expect(new Set(screenshots.map((one) => one.form_factor))).toEqual(new Set(["wide", "narrow"]));
    for (const { src, sizes, type } of [...icons, ...screenshots]) {
      expect((await fetch(url() + src)).headers.get("content-type")).toBe(type);
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size).toBe(sizes);
    }
  });
});

describe("the rules for robots", () => {
  it("are plain text that keeps them from the calls alone", async () => {
    const answer = await fetch(`${url()}/robots.txt`);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    expect((await answer.text()).match(/^Disallow: .*$/gm)).toEqual(["Disallow: /api/"]);
  });
});

describe("the title", () => {
  it("names the screen that is shown to a visitor", async () => {
    const page = await visit("/login");
    await expect.poll(() => page.title()).toBe("Entrar · FinControl");
    await control(page, "link", "Criar nova conta").click();
    await expect.poll(() => page.title()).toBe("Criar conta · FinControl");
  });

  it("names the screen that is shown to a user, also the one that another path leads to", async () => {
    const page = await visit("/exportacao", { stored: storedFor(await makeAccount(url())) });
    await expect.poll(() => page.title()).toBe("Exportação · FinControl");
    await control(page.getByRole("complementary"), "link", "Histórico").click();
    await expect.poll(() => page.title()).toBe("Histórico · FinControl");
    await page.goto("/admin");
    await expect.poll(() => page.title()).toBe("Dashboard · FinControl");
  });
});
