import type {
  CameraNews,
  ReceiptCamera,
} from "../../../src/application/receipts/receipt-camera.ts";
import type { PictureReader } from "../../../src/application/receipts/picture-reader.ts";
import type { Receipts } from "../../../src/application/receipts/receipts.ts";
import type { PictureFault } from "../../../src/domain/receipts/picture.ts";
import { UNKNOWN_RECEIPT, type KnownReceipt } from "../../../src/domain/receipts/receipt.ts";
import { accepted, refused } from "../../../src/domain/shared/result.ts";

type Set = {
  readonly known?: KnownReceipt;
  /** The texts in every picture, or why none is found. */
  readonly found?: readonly string[] | PictureFault;
};

/** A camera controlled by the test, pictures with the same codes, and the same known facts of every receipt. */
export function fakeReceipts({ known = UNKNOWN_RECEIPT, found = "no-code" }: Set = {}) {
  let hear: ((news: CameraNews) => void) | null = null;
  const camera: ReceiptCamera = {
    watch: (listener) => {
      hear = listener;
      return () => {
        hear = null;
      };
    },
  };
  const pictures: PictureReader = {
    search: () => ({
      texts: Promise.resolve(typeof found === "string" ? refused(found) : accepted(found)),
      cancel: () => undefined,
    }),
  };
  const receipts: Receipts = { lookUp: () => Promise.resolve(known) };
  return {
    camera,
    pictures,
    receipts,
    say: (news: CameraNews) => hear?.(news),
    isOn: () => hear !== null,
  };
}

export type FakeReceipts = Pick<
  ReturnType<typeof fakeReceipts>,
  "camera" | "pictures" | "receipts"
>;
