import { describe, expect, it } from "vitest";
import { sharpPhotos } from "../../../server/infrastructure/photos/sharp-photos.ts";
import { picture } from "../support/images.ts";

describe("the making of photos", () => {
  it("lets two at a time and sixteen waiting be made, and refuses more for now", async () => {
    const makePhoto = sharpPhotos();
    const png = await picture("png");
    const made = await Promise.all(Array.from({ length: 30 }, () => makePhoto(png)));
    const refused = made.filter(({ ok }) => !ok);
    expect(refused).toHaveLength(12);
    for (const outcome of refused) expect(outcome).toEqual({ ok: false, reason: "busy" });
    expect((await makePhoto(png)).ok).toBe(true);
  });
});
