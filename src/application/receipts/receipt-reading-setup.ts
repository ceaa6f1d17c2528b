import { assign, fromCallback, setup } from "xstate";
import type { PictureFault } from "../../domain/receipts/picture.ts";
import type { ReadingProblem } from "../../domain/receipts/reading-problem.ts";
import { readReceipts } from "../../domain/receipts/read-receipt.ts";
import { UNKNOWN_RECEIPT, type KnownReceipt, type Receipt } from "../../domain/receipts/receipt.ts";
import type { ReceiptMark } from "../../domain/receipts/receipt-mark.ts";
import type { Result } from "../../domain/shared/result.ts";
import type { TransactionFields } from "../entries/transaction-form.ts";
import type { CameraNews, Viewfinder } from "./receipt-camera.ts";
import type { PhotoFile } from "../photos/photos.ts";
import { notProvided, unprovidedListener } from "../acts/not-provided.ts";

/** How long to watch with the camera, to search a picture, and to wait for the known facts of a receipt, in ms. */
export const CAMERA_TIMEOUT_MS = 120_000;
export const SEARCH_TIMEOUT_MS = 15_000;
export const FACTS_TIMEOUT_MS = 3000;

export type ReceiptReadingEvent =
  /** Opens with the camera, or with a choice between camera and picture. */
  | { readonly type: "OPEN"; readonly camera: boolean }
  | { readonly type: "USE_CAMERA" }
  | { readonly type: "PICK"; readonly file: PhotoFile }
  | { readonly type: "CLOSE" }
  /** The typed fields that the receipt has replaced. */
  | { readonly type: "FILLED"; readonly overwritten: Partial<TransactionFields> }
  | { readonly type: "HIDDEN" }
  | CameraNews;

type Context = {
  readonly file: PhotoFile | null;
  readonly showIn: ((place: Viewfinder | null) => void) | null;
  readonly problem: ReadingProblem | null;
  /** The last receipt, and what is known of it; it stays after the end, for the form to show. */
  readonly receipt: Receipt | null;
  readonly known: KnownReceipt;
  readonly overwritten: Partial<TransactionFields>;
};

/** The context before anything is read. */
export const NOTHING: Context = {
  file: null,
  showIn: null,
  problem: null,
  receipt: null,
  known: UNKNOWN_RECEIPT,
  overwritten: {},
};

/** Reads the texts of codes as a receipt, or returns why they are none. */
export function reading(texts: readonly string[]): Pick<Context, "receipt" | "problem"> {
  const read = readReceipts(texts);
  if (read === null) return { receipt: null, problem: { type: "picture", fault: "no-code" } };
  if (read.ok) return { receipt: read.value, problem: null };
  return { receipt: null, problem: { type: "receipt", fault: read.reason } };
}

/** The types of reading a receipt: its context and events, and its actors. */
export const receiptReadingSetup = setup({
  types: {
    context: {} as Context,
    events: {} as ReceiptReadingEvent,
    emitted: {} as {
      readonly type: "FOUND";
      readonly receipt: Receipt;
      readonly known: KnownReceipt;
    },
    tags: {} as "open" | "busy",
  },
  actors: {
    camera: fromCallback<CameraNews>(() => undefined),
    hidden: unprovidedListener(),
    search: notProvided<Result<readonly string[], PictureFault>, { readonly file: PhotoFile }>(),
    lookUp: notProvided<KnownReceipt, { readonly mark: ReceiptMark }>(),
  },
  guards: {
    read: ({ context }) => context.receipt !== null,
    recorded: ({ context }) => context.known.recorded !== null,
  },
  actions: {
    complain: assign((_, problem: ReadingProblem) => ({ problem })),
  },
  delays: { watched: CAMERA_TIMEOUT_MS, searched: SEARCH_TIMEOUT_MS, waited: FACTS_TIMEOUT_MS },
});
