import type { CameraFault } from "../../domain/receipts/reading-problem.ts";

/** A place of the page that shows a moving picture: a video, as the browser has it. */
export type Viewfinder = { srcObject: unknown };

export type CameraNews =
  /** The camera is on; its picture is shown where it is told, until that is gone, and looked at there. */
  | { readonly type: "CAMERA_ON"; readonly showIn: (place: Viewfinder | null) => void }
  | { readonly type: "CAMERA_REFUSED"; readonly fault: CameraFault }
  /** The texts of the codes that it sees, at least one. */
  | { readonly type: "CODES_SEEN"; readonly texts: readonly string[] };

/** The camera at the back of the device. */
export type ReceiptCamera = {
  /** Asks for the camera and looks for codes with it; answers how to turn it off, asked or not. */
  watch(hear: (news: CameraNews) => void): () => void;
};
