import type {
  CameraNews,
  ReceiptCamera,
  Viewfinder,
} from "../../application/receipts/receipt-camera.ts";
import type { CameraFault } from "../../domain/receipts/reading-problem.ts";
import { lookedAt } from "../../domain/receipts/picture.ts";
import type { OpenQrDecoder, QrDecoder } from "./qr-decoder.ts";

/** The browser APIs that a camera needs. */
export type CameraParts = {
  /** Missing on an insecure connection. */
  readonly media: Pick<MediaDevices, "getUserMedia"> | undefined;
  /** Whether the page may ask for the camera at all, as far as the browser reports it. */
  readonly mayAsk: () => boolean;
  readonly openDecoder: OpenQrDecoder;
  /** The current picture of a video, no larger than needed; null while it shows none. */
  readonly frameOf: (place: Viewfinder) => Promise<ImageBitmap | null>;
};

/** The pause between two looks at the picture. */
const LOOK_INTERVAL_MS = 100;

/** The longer side of the picture that is searched, in pixels. */
const FRAME_SIDE_PX = 1280;

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
};

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: "denied",
  SecurityError: "forbidden",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
};

/** The camera of the device, on as long as somebody watches. */
export const browserReceiptCamera = (parts: CameraParts): ReceiptCamera => ({
  watch: (listener) => {
    const watching = new AbortController();
    void look(parts, listener, watching.signal);
    return () => watching.abort();
  },
});

async function look(
  { media, mayAsk, openDecoder, frameOf }: CameraParts,
  listener: (news: CameraNews) => void,
  signal: AbortSignal,
): Promise<void> {
  const refuse = (fault: CameraFault) => {
    if (!signal.aborted) listener({ type: "CAMERA_REFUSED", fault });
  };
  if (media === undefined || !mayAsk()) {
    refuse(media === undefined ? "missing" : "forbidden");
    return;
  }
  // Loaded while the permission is asked for.
  const opening = openDecoder().catch(() => null);
  const stream = await media.getUserMedia(WANTED).catch((reason: unknown) => {
    refuse(FAULTS[reason instanceof Error ? reason.name : ""] ?? "busy");
    return null;
  });
  let place: Viewfinder | null = null;
  const turnOff = () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
    if (place !== null) place.srcObject = null;
    void opening.then((decoder) => decoder?.close());
  };
  if (stream === null || signal.aborted) {
    turnOff();
    return;
  }
  signal.addEventListener("abort", turnOff);
  // Ended by another program, or by the user.
  for (const track of stream.getTracks()) track.addEventListener("ended", () => refuse("busy"));
  const showIn = (shown: Viewfinder | null) => {
    place = shown;
    if (shown !== null && !signal.aborted) shown.srcObject = stream;
  };
  listener({ type: "CAMERA_ON", showIn });
  try {
    const decoder = await openOrThrow(opening);
    while (!signal.aborted) {
      // A video that has just begun, or a busy device, may have a picture a moment later.
      const frame = place && (await frameOf(place).catch(() => null));
      const texts = frame && !signal.aborted ? await decoder.decode(frame) : [];
      if (texts.length > 0 && !signal.aborted) listener({ type: "CODES_SEEN", texts });
      await new Promise((resolve) => {
        setTimeout(resolve, LOOK_INTERVAL_MS);
      });
    }
  } catch {
    refuse("no-reader");
  }
}

async function openOrThrow(opening: Promise<QrDecoder | null>): Promise<QrDecoder> {
  const decoder = await opening;
  if (decoder === null) throw new Error("no decoder");
  return decoder;
}

/** The current picture of a video. */
export async function frameOfVideo(place: Viewfinder): Promise<ImageBitmap | null> {
  const video = place as HTMLVideoElement;
  const size = lookedAt(video.videoWidth, video.videoHeight, FRAME_SIDE_PX);
  if (size === null || video.readyState < video.HAVE_CURRENT_DATA) return null;
  return createImageBitmap(video, { resizeWidth: size.width, resizeHeight: size.height });
}

/** Whether a page may ask for the camera; true where the browser does not report it. */
export const mayAskFor = (page: object) => (): boolean => {
  const { featurePolicy } = page as {
    readonly featurePolicy?: { readonly allowsFeature: (name: string) => boolean };
  };
  return featurePolicy?.allowsFeature("camera") ?? true;
};
