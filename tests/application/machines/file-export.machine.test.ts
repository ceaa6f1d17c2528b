import { describe, expect, it, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { fileExportMachine } from "../../../src/application/machines/file-export.machine.ts";
import type { Failure } from "../../../src/application/failure.ts";

function start(work: (content: string) => Promise<void>) {
  const machine = fileExportMachine<string>().provide({
    actors: { exportFile: fromPromise(({ input }) => work(input.content)) },
  });
  const actor = createActor(machine);
  const failed = vi.fn<(failure: Failure) => void>();
  actor.on("FAILED", ({ failure }) => failed(failure));
  return { actor: actor.start(), failed };
}

describe("an export", () => {
  it("is made once, however often it is asked for while it is being made", async () => {
    const work = vi.fn<(content: string) => Promise<void>>(() => Promise.resolve());
    const { actor } = start(work);
    actor.send({ type: "EXPORT", content: "a" });
    actor.send({ type: "EXPORT", content: "b" });
    expect(actor.getSnapshot().hasTag("busy")).toBe(true);
    await waitFor(actor, (snapshot) => snapshot.matches({ ready: "done" }));
    expect(work.mock.calls).toEqual([["a"]]);
    actor.send({ type: "EXPORT", content: "c" });
    await waitFor(actor, (snapshot) => snapshot.matches({ ready: "done" }));
    expect(work.mock.calls).toEqual([["a"], ["c"]]);
  });

  it("says why it failed, and may be tried again", async () => {
    const { actor, failed } = start(() => Promise.reject(new TypeError("defect")));
    actor.send({ type: "EXPORT", content: "a" });
    await waitFor(actor, (snapshot) => snapshot.matches({ ready: "failed" }));
    expect(failed.mock.calls).toEqual([[{ type: "unexpected" }]]);
    actor.send({ type: "EXPORT", content: "b" });
    expect(actor.getSnapshot().hasTag("busy")).toBe(true);
  });
});
