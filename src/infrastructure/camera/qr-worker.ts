import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import address from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { QrAnswer } from "./qr-answer.ts";

// Runs in a worker: only the worker's own response headers allow WebAssembly, and the page stays responsive.
const worker = globalThis as unknown as Worker;
const answer = (said: QrAnswer) => worker.postMessage(said, []);
const broken = () => answer({ type: "broken" });

/** The most codes to look for; a receipt may have others beside its own. */
const MAX_CODES = 4;

async function textsIn(picture: ImageBitmap): Promise<readonly string[]> {
  const { width, height } = picture;
  const paper = new OffscreenCanvas(width, height).getContext("2d");
  if (paper === null) throw new Error("nothing to draw on");
  paper.drawImage(picture, 0, 0);
  picture.close();
  const found = await readBarcodes(paper.getImageData(0, 0, width, height), {
    formats: ["QRCode"],
    maxNumberOfSymbols: MAX_CODES,
  });
  return found.map(({ text }) => text);
}

globalThis.addEventListener("message", ({ data }: MessageEvent<ImageBitmap>) => {
  textsIn(data).then((texts) => answer({ type: "texts", texts }), broken);
});

prepareZXingModule({ overrides: { locateFile: () => address }, fireImmediately: true }).then(
  () => answer({ type: "ready" }),
  broken,
);
