import type { FileExample } from "../../../application/imports/statement-files.ts";
import { readExample } from "./read-example.ts";

/** The task of the worker, sent once: the file, and the lines that its example is about. */
export type ExampleTask = { readonly bytes: ArrayBuffer; readonly lines: readonly number[] };

/** The worker's answer: an example of the file, or null if there can be none. */
export type ExampleAnswer = FileExample | null;

/** A random number from 0 up to, but not including, 1. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

async function answer({ bytes, lines }: ExampleTask): Promise<ExampleAnswer> {
  try {
    return await readExample(new Uint8Array(bytes), lines, random);
  } catch {
    return null;
  }
}

addEventListener("message", ({ data }: MessageEvent<ExampleTask>) => {
  void answer(data).then((example) => postMessage(example));
});
