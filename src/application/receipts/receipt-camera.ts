import type { CameraFault } from "../../domain/receipts/reading-problem.ts";

/** A video element, as the browser has it. */
export type Viewfinder = { srcObject: unknown };

export type CameraNews =
  /** The camera is on; its picture is shown and searched in the given place; null removes it. */
  | { readonly type: "CAMERA_ON"; readonly showIn: (place: Viewfinder | null) => void }
  | { readonly type: "CAMERA_REFUSED"; readonly fault: CameraFault }
  /** The texts of the visible codes, at least one. */
  | { readonly type: "CODES_SEEN"; readonly texts: readonly string[] };

/** The camera at the back of the device. */
export type ReceiptCamera = {
  /** Asks for the camera and searches its picture for codes; returns a function that turns it off at any time. */
  watch(listener: (news: CameraNews) => void): () => void;
};
