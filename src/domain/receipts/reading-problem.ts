import type { PictureFault } from "./picture.ts";
import type { ReceiptFault } from "./receipt.ts";

/**
 * Why there is no camera picture: the user does not allow it, the page may not ask for it, there is no camera, another
 * program uses it, or the decoder could not be fetched.
 */
export type CameraFault = "denied" | "forbidden" | "missing" | "busy" | "no-reader";

/** Why no receipt was read: because of the camera, of the picture, or of the receipt itself. */
export type ReadingProblem =
  | { readonly type: "camera"; readonly fault: CameraFault }
  | { readonly type: "picture"; readonly fault: PictureFault }
  | { readonly type: "receipt"; readonly fault: ReceiptFault };
