import { describe, expect, it } from "vitest";
import { DEVICES } from "./support/both-devices.ts";
import { control, sees } from "./support/sees.ts";
import { setStage } from "./support/stage.ts";

const { open, visit, url } = setStage();

const VIDEO = /\.(webm|mp4)$/;

describe("the promo video", () => {
  for (const { name, device, options } of DEVICES)
    it(`is not asked for before somebody wants to see it (${name})`, options, async () => {
      const asked: string[] = [];
      const page = await (await open(device)).newPage();
      page.on("request", (request) => {
        if (VIDEO.test(request.url())) asked.push(request.url());
      });
      await page.goto("/", { waitUntil: "networkidle" });
      const button = control(page, "button", "Ver vídeo");
      await button.scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      await button.press("Enter");
      const video = page.locator("video");
      await expect
        .poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime))
        .toBeGreaterThan(0);
      expect(asked.length).toBeGreaterThan(0);
    });

  it("is there with the browser's own controls where no script runs", async () => {
    const page = await visit("/", { javaScriptEnabled: false });
    const video = page.locator("video");
    await sees(video);
    expect(await video.getAttribute("controls")).toBe("");
    expect(await control(page, "button", "Ver vídeo").count()).toBe(0);
  });

  it("comes in parts to those who skip, under 2 MB in all, and is kept for a year", async () => {
    const page = await visit("/");
    const sources = await page
      .locator("video source")
      .evaluateAll((all) =>
        all.map(
          (source) =>
            [(source as HTMLSourceElement).src, source.getAttribute("type") ?? ""] as const,
        ),
      );
    expect(sources.map(([, type]) => type)).toEqual(["video/webm", "video/mp4"]);
    for (const [address, type] of sources) {
      const answer = await fetch(address, { headers: { range: "bytes=100-199" } });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([206, type]);
      const [, whole] =
        /^bytes 100-199\/(\d+)$/.exec(answer.headers.get("content-range") ?? "") ?? [];
      expect(Number(whole)).toBeGreaterThan(100_000);
      expect(Number(whole)).toBeLessThan(2_000_000);
      expect((await answer.arrayBuffer()).byteLength).toBe(100);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    }
  });

  it("is announced by a small poster", async () => {
    const page = await visit("/");
    const poster = await page.locator("video").getAttribute("poster");
    const answer = await fetch(url() + poster);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(60_000);
  });
});
