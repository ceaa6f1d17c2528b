import { createActor, fromCallback, fromPromise, type Actor } from "xstate";
import type { Ledger } from "../../application/ledger/ledger.ts";
import { receiptReadingMachine } from "../../application/receipts/receipt-reading.machine.ts";
import { overwrittenBy } from "../../application/entries/record-filling.ts";
import type { PageVisibility } from "../../application/device/page-visibility.ts";
import type { PictureReader } from "../../application/receipts/picture-reader.ts";
import type { ReceiptCamera } from "../../application/receipts/receipt-camera.ts";
import type { Receipts } from "../../application/receipts/receipts.ts";
import { fillFromReceipt } from "../../application/receipts/fill-from-receipt.ts";
import {
  browserReceiptCamera,
  frameOfVideo,
  mayAskFor,
} from "../../infrastructure/camera/browser-receipt-camera.ts";
import { browserPictureReader } from "../../infrastructure/camera/browser-picture-reader.ts";
import { openQrDecoder } from "../../infrastructure/camera/open-qr-decoder.ts";
import { httpReceipts } from "../../infrastructure/http/http-receipts.ts";
import type { OverlayActors } from "../../ui/overlay-context.ts";
import { bind, key } from "../container/bind.ts";
import { feature } from "../container/feature.ts";
import { keys } from "../container/keys.ts";
import { transactionsFeature } from "./transactions.ts";

const RECEIPTS = key<Receipts>("receipts");
const CAMERA = key<ReceiptCamera>("camera");
const PICTURES = key<PictureReader>("pictures");

type Needs = {
  readonly receipts: Receipts;
  readonly camera: ReceiptCamera;
  readonly pictures: PictureReader;
  readonly visibility: PageVisibility;
  readonly ledger: Pick<Ledger, "getSnapshot">;
  readonly transactions: Pick<OverlayActors, "entry">;
};

/** The reading of receipts, which fills in the entries of income and expenses. */
export const receiptsFeature = feature(
  [
    bind(RECEIPTS, [keys.api], httpReceipts),
    bind(CAMERA, [], () =>
      browserReceiptCamera({
        media: navigator.mediaDevices,
        mayAsk: mayAskFor(document),
        openDecoder: openQrDecoder,
        frameOf: frameOfVideo,
      }),
    ),
    bind(PICTURES, [], () => browserPictureReader(openQrDecoder)),
    ...transactionsFeature.bindings,
  ],
  {
    receipts: RECEIPTS,
    camera: CAMERA,
    pictures: PICTURES,
    visibility: keys.visibility,
    ledger: keys.ledger,
    transactions: transactionsFeature.made,
  },
  startReceipts,
);

/** Starts the reading of receipts; the result fills in the open entry, or that of a refund. */
export function startReceipts(given: Needs): Actor<typeof receiptReadingMachine> {
  const { receipts, camera, pictures, visibility, ledger, transactions } = given;
  const { dialog, blank } = transactions.entry;
  const reading = createActor(
    receiptReadingMachine.provide({
      actors: {
        camera: fromCallback(({ sendBack }) => camera.watch(sendBack)),
        hidden: fromCallback(({ sendBack }) =>
          visibility.onHidden(() => sendBack({ type: "HIDDEN" })),
        ),
        search: fromPromise(({ input, signal }) => {
          const { texts, cancel } = pictures.search(input.file);
          signal.addEventListener("abort", cancel);
          return texts;
        }),
        lookUp: fromPromise(({ input }) => receipts.lookUp(input.mark)),
      },
    }),
  );
  reading.on("FOUND", ({ receipt, known }) => {
    const { kind, filling } = fillFromReceipt(ledger.getSnapshot(), receipt, known);
    const shown = dialog.getSnapshot();
    if (!shown.hasTag("open") || shown.context.fields.kind !== kind) {
      // The typed fields stay a draft.
      dialog.send({ type: "CLOSE" });
      dialog.send({ type: "OPEN_CREATE", fields: blank(kind) });
    }
    const overwritten = overwrittenBy(dialog.getSnapshot().context, filling);
    dialog.send({ type: "FILL", ...filling });
    reading.send({ type: "FILLED", overwritten });
  });
  return reading.start();
}
