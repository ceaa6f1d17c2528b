import type { QrAnswer } from "./qr-answer.ts";
import type { QrDecoder } from "./qr-decoder.ts";

/** How long the decoder may take to load and start. */
const START_TIMEOUT_MS = 20_000;

const startWorker = () =>
  new Worker(new URL("./qr-worker.ts", import.meta.url), { type: "module" });

/** The decoder that ships with the product, in a worker; one picture at a time. */
export async function openWorkerQrDecoder(start = startWorker): Promise<QrDecoder> {
  const worker = start();
  const said = () =>
    new Promise<QrAnswer>((resolve) => {
      const done = new AbortController();
      const settle = (answer: QrAnswer) => {
        done.abort();
        resolve(answer);
      };
      const { signal } = done;
      worker.addEventListener("message", ({ data }) => settle(data as QrAnswer), { signal });
      worker.addEventListener("error", () => settle({ type: "broken" }), { signal });
    });
  const tooLate = new Promise<QrAnswer>((resolve) => {
    setTimeout(() => resolve({ type: "broken" }), START_TIMEOUT_MS);
  });
  const first = await Promise.race([said(), tooLate]);
  if (first.type !== "ready") {
    worker.terminate();
    throw new Error("the decoder does not start");
  }
  return {
    decode: async (picture) => {
      const answer = said();
      worker.postMessage(picture, [picture]);
      const read = await answer;
      if (read.type !== "texts") throw new Error("the decoder does not read");
      return read.texts;
    },
    close: () => worker.terminate(),
  };
}
