import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CameraNews, Viewfinder } from "../../../src/application/receipts/receipt-camera.ts";
import {
  browserReceiptCamera,
  mayAskFor,
  type CameraParts,
} from "../../../src/infrastructure/camera/browser-receipt-camera.ts";
import type { QrDecoder } from "../../../src/infrastructure/camera/qr-decoder.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const FRAME = {} as ImageBitmap;

/** A camera of which a test knows whether it is on; every frame shows the codes that the test tells. */
function device(changes: Partial<CameraParts> = {}) {
  const track = Object.assign(new EventTarget(), { stop: vi.fn<() => void>() });
  const stream = { getTracks: () => [track] } as unknown as MediaStream;
  const answer = Promise.withResolvers<MediaStream>();
  const seen: string[][] = [];
  const decode = vi.fn<QrDecoder["decode"]>(async () => seen.shift() ?? []);
  const close = vi.fn<() => void>();
  const getUserMedia = vi.fn<MediaDevices["getUserMedia"]>(() => answer.promise);
  const camera = browserReceiptCamera({
    media: { getUserMedia },
    mayAsk: () => true,
    openDecoder: async () => ({ decode, close }),
    frameOf: async () => FRAME,
    ...changes,
  });
  const heard: CameraNews[] = [];
  const turnOff = camera.watch((news) => heard.push(news));
  const soon = () => vi.advanceTimersByTimeAsync(0);
  return {
    track,
    stream,
    seen,
    decode,
    close,
    getUserMedia,
    heard,
    turnOff,
    soon,
    allow: async () => {
      answer.resolve(stream);
      await soon();
    },
    refuse: async (name: string) => {
      answer.reject(Object.assign(new Error(name), { name }));
      await soon();
    },
    show: async (place: Viewfinder = { srcObject: null }) => {
      const on = heard.find((news) => news.type === "CAMERA_ON");
      on?.showIn(place);
      await vi.advanceTimersByTimeAsync(1000);
      return place;
    },
  };
}

describe("the camera of the browser", () => {
  it("is asked for at the back of the device, without sound", async () => {
    const { getUserMedia, turnOff } = device();
    expect(getUserMedia.mock.calls).toMatchObject([
      [{ audio: false, video: { facingMode: "environment" } }],
    ]);
    turnOff();
  });

  it("shows its picture and tells the codes in it, until it is turned off", async () => {
    const { allow, show, seen, heard, turnOff, track, close, stream, decode, soon } = device();
    await allow();
    expect(heard.map(({ type }) => type)).toEqual(["CAMERA_ON"]);
    seen.push([], ["a"], ["b", "c"]);
    const place = await show();
    expect(place.srcObject).toBe(stream);
    expect(heard.slice(1)).toEqual([
      { type: "CODES_SEEN", texts: ["a"] },
      { type: "CODES_SEEN", texts: ["b", "c"] },
    ]);
    turnOff();
    await soon();
    expect(place.srcObject).toBe(null);
    expect([track.stop.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
    const looked = decode.mock.calls.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(decode.mock.calls.length).toBe(looked);
  });

  it("passes over a frame that the browser cannot make", async () => {
    const frames = [async () => Promise.reject(new Error("no memory for it")), async () => FRAME];
    const frameOf: CameraParts["frameOf"] = () => (frames.shift() ?? (async () => null))();
    const { allow, show, seen, heard, turnOff } = device({ frameOf });
    await allow();
    seen.push(["a"]);
    await show();
    expect(heard.slice(1)).toEqual([{ type: "CODES_SEEN", texts: ["a"] }]);
    turnOff();
  });

  it("looks at nothing while its picture is shown nowhere", async () => {
    const { allow, decode, show, turnOff } = device();
    await allow();
    await vi.advanceTimersByTimeAsync(1000);
    expect(decode.mock.calls).toEqual([]);
    await show();
    expect(decode.mock.calls.length).toBeGreaterThan(0);
    turnOff();
  });

  it("is turned off at once when it comes too late", async () => {
    const { allow, turnOff, track, heard } = device();
    turnOff();
    await allow();
    expect([track.stop.mock.calls.length, heard]).toEqual([1, []]);
  });

  it("tells no code that it finds too late", async () => {
    const late = Promise.withResolvers<readonly string[]>();
    const decoder = { decode: () => late.promise, close: () => undefined };
    const { allow, show, heard, turnOff, soon } = device({ openDecoder: async () => decoder });
    await allow();
    await show();
    turnOff();
    late.resolve(["a"]);
    await soon();
    expect(heard.map(({ type }) => type)).toEqual(["CAMERA_ON"]);
  });

  it.each([
    ["NotAllowedError", "denied"],
    ["SecurityError", "forbidden"],
    ["NotFoundError", "missing"],
    ["OverconstrainedError", "missing"],
    ["NotReadableError", "busy"],
    ["AbortError", "busy"],
  ] as const)("is refused by %s as %s", async (name, fault) => {
    const { refuse, heard, close } = device();
    await refuse(name);
    expect(heard).toEqual([{ type: "CAMERA_REFUSED", fault }]);
    expect(close.mock.calls.length).toBe(1);
  });

  it("is not asked for where there is none to ask, or where the page may not", async () => {
    const none = device({ media: undefined });
    const forbidden = device({ mayAsk: () => false });
    await none.soon();
    expect(none.heard).toEqual([{ type: "CAMERA_REFUSED", fault: "missing" }]);
    expect(forbidden.heard).toEqual([{ type: "CAMERA_REFUSED", fault: "forbidden" }]);
    expect(forbidden.getUserMedia.mock.calls).toEqual([]);
  });

  it("tells when another program takes it away", async () => {
    const { allow, track, heard, turnOff } = device();
    await allow();
    track.dispatchEvent(new Event("ended"));
    expect(heard.at(-1)).toEqual({ type: "CAMERA_REFUSED", fault: "busy" });
    turnOff();
  });

  it("tells when its picture cannot be read, at first or later", async () => {
    const broken = () => Promise.reject(new Error("broken"));
    for (const openDecoder of [broken, async () => ({ decode: broken, close: () => undefined })]) {
      const { allow, show, heard, turnOff } = device({ openDecoder });
      await allow();
      await show();
      expect(heard.at(-1)).toEqual({ type: "CAMERA_REFUSED", fault: "no-reader" });
      turnOff();
    }
  });
});

describe("whether a page may ask for the camera", () => {
  it("is what the browser tells, and true where it tells nothing", () => {
    expect(mayAskFor({})()).toBe(true);
    for (const may of [true, false])
      expect(mayAskFor({ featurePolicy: { allowsFeature: () => may } })()).toBe(may);
  });
});
