import { describe, expect, it } from "vitest";
import { FILE_MAX } from "../../../src/domain/imports/file-limits.ts";
import { readStatementFile } from "../../../src/infrastructure/files/read-statement-file.ts";
import type { Task } from "../../../src/infrastructure/files/statement-file.worker.ts";
import { workerStatementFiles } from "../../../src/infrastructure/files/worker-statement-files.ts";
import { BANK_FILES } from "../../support/bank-files/bank-files.ts";
import { EXAMPLE, EXAMPLE_OPENING } from "../../support/bank-files/example.ts";

type Told =
  | { readonly type: "message"; readonly data: unknown }
  | { readonly type: "error" }
  | null;

/** A worker that tells what it is made to tell, and remembers whether it was ended. */
class StandIn extends EventTarget {
  ended = false;
  readonly #tells: (task: Task) => Promise<Told>;
  constructor(tells: (task: Task) => Promise<Told>) {
    super();
    this.#tells = tells;
  }
  postMessage(task: Task, transferred: readonly ArrayBuffer[]) {
    const sent = structuredClone(task, { transfer: [...transferred] });
    void this.#tell(sent);
  }
  async #tell(task: Task) {
    const told = await this.#tells(task);
    if (told?.type === "message") this.dispatchEvent(new MessageEvent("message", told));
    if (told?.type === "error") this.dispatchEvent(new Event("error"));
  }
  terminate() {
    this.ended = true;
  }
}

const reads = (tells: (task: Task) => Promise<Told>, patience?: number) => {
  const worker = new StandIn(tells);
  const files = workerStatementFiles(() => worker as unknown as Worker, patience);
  return { worker, files };
};

const bytes = BANK_FILES[0]!.write(EXAMPLE, EXAMPLE_OPENING);
const fileOf = (content: Uint8Array, size = content.length) => ({
  size,
  arrayBuffer: () => Promise.resolve(content.slice().buffer),
});

const honest = async (task: Task): Promise<Told> => ({
  type: "message",
  data: structuredClone(await readStatementFile(new Uint8Array(task.bytes), task.mappings)),
});

describe("a file that is read in a worker", () => {
  it("is read as it is outside of one, and its worker ends", async () => {
    const { files, worker } = reads(honest);
    expect(await files.read(fileOf(bytes), [])).toEqual(await readStatementFile(bytes, []));
    expect(worker.ended).toBe(true);
  });

  it("gives its worker up when that takes too long", async () => {
    const { files, worker } = reads(() => Promise.resolve(null), 1);
    expect(await files.read(fileOf(bytes), [])).toEqual({
      ok: false,
      reason: { type: "too-slow" },
    });
    expect(worker.ended).toBe(true);
  });

  it("is not even taken into memory when it is too big", async () => {
    const file = { size: FILE_MAX + 1, arrayBuffer: () => Promise.reject(new Error("taken")) };
    const { files } = reads(honest);
    expect(await files.read(file, [])).toEqual({ ok: false, reason: { type: "too-big" } });
  });

  it.each([
    ["a part of the product", { type: "message", data: null }],
    ["the worker itself", { type: "error" }],
  ] as const)("counts as a call without an answer where %s cannot be fetched", async (_, told) => {
    const { files, worker } = reads(() => Promise.resolve(told));
    await expect(files.read(fileOf(bytes), [])).rejects.toEqual({ type: "offline" });
    expect(worker.ended).toBe(true);
  });

  it("that has gone since it was chosen is unexpected", async () => {
    const file = { size: 1, arrayBuffer: () => Promise.reject(new DOMException("gone")) };
    const { files } = reads(honest);
    await expect(files.read(file, [])).rejects.toEqual({ type: "unexpected" });
  });
});
