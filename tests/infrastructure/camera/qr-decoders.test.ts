import { describe, expect, it, vi } from "vitest";
import {
  openNativeQrDecoder,
  type BarcodeDetecting,
} from "../../../src/infrastructure/camera/native-qr-decoder.ts";
import { openWorkerQrDecoder } from "../../../src/infrastructure/camera/worker-qr-decoder.ts";

/** A picture, and how often it was used up. */
function picture() {
  const close = vi.fn<() => void>();
  return { picture: { close } as unknown as ImageBitmap, close };
}

const detecting = (formats: readonly string[], texts: readonly string[] | null) =>
  class {
    static getSupportedFormats = async () => formats;
    detect = async () => {
      if (texts === null) throw new Error("broken");
      return texts.map((rawValue) => ({ rawValue }));
    };
  } as unknown as BarcodeDetecting;

describe("the browser's own decoder", () => {
  it("is none where the browser has none, or none for QR codes", async () => {
    expect(await openNativeQrDecoder({})).toBe(null);
    const BarcodeDetector = detecting(["ean_13"], []);
    expect(await openNativeQrDecoder({ BarcodeDetector })).toBe(null);
  });

  it("tells the texts of a picture, and uses it up even where it breaks", async () => {
    for (const texts of [["a", "b"], [], null]) {
      const BarcodeDetector = detecting(["qr_code"], texts);
      const decoder = await openNativeQrDecoder({ BarcodeDetector });
      const { picture: seen, close } = picture();
      const read = decoder?.decode(seen);
      if (texts === null) await expect(read).rejects.toThrow("broken");
      else expect(await read).toEqual(texts);
      expect(close).toHaveBeenCalledOnce();
    }
  });
});

/** A worker that a test speaks for. */
function worker() {
  const stand = new EventTarget();
  const posted: unknown[] = [];
  const terminate = vi.fn<() => void>();
  const postMessage = (message: unknown) => posted.push(message);
  const logic = Object.assign(stand, { postMessage, terminate }) as unknown as Worker;
  const say = (data: unknown) => stand.dispatchEvent(new MessageEvent("message", { data }));
  return { logic, say, posted, terminate, fail: () => stand.dispatchEvent(new Event("error")) };
}

describe("the decoder of the product", () => {
  it("answers for each picture once it is ready", async () => {
    const { logic, say, posted, terminate } = worker();
    const opening = openWorkerQrDecoder(() => logic);
    say({ type: "ready" });
    const decoder = await opening;
    const { picture: seen } = picture();
    const reading = decoder.decode(seen);
    expect(posted).toEqual([seen]);
    say({ type: "texts", texts: ["a"] });
    expect(await reading).toEqual(["a"]);
    decoder.close();
    expect(terminate).toHaveBeenCalledOnce();
  });

  it("is none where it does not start, in whatever way", async () => {
    for (const way of ["broken", "error"] as const) {
      const { logic, say, fail, terminate } = worker();
      const opening = openWorkerQrDecoder(() => logic);
      if (way === "error") fail();
      else say({ type: "broken" });
      await expect(opening).rejects.toThrow("the decoder does not start");
      expect(terminate).toHaveBeenCalledOnce();
    }
    vi.useFakeTimers();
    const { logic, terminate } = worker();
    const opening = openWorkerQrDecoder(() => logic);
    const refused = opening.catch(String);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await refused).toBe("Error: the decoder does not start");
    expect(terminate).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it("says that it cannot read a picture", async () => {
    const { logic, say } = worker();
    const opening = openWorkerQrDecoder(() => logic);
    say({ type: "ready" });
    const reading = (await opening).decode(picture().picture);
    say({ type: "broken" });
    await expect(reading).rejects.toThrow("the decoder does not read");
  });
});
