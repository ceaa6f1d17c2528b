import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import {
  dataDownloadMachine,
  type DataDownloadInput,
} from "../../../src/application/exports/data-download.machine.ts";
import { byHand, settled } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const DOWNLOADING = "dataDownload.downloading";
const HALF = { loaded: 50, total: 100 };

function start() {
  const download = byHand<void, DataDownloadInput>();
  const actor = createActor(dataDownloadMachine.provide({ actors: { download: download.logic } }));
  const told: unknown[] = [];
  actor.on("FAILED", (event) => told.push(event));
  actor.start();
  const now = () => {
    const snapshot = actor.getSnapshot();
    return [snapshot.hasTag("busy"), snapshot.context.progress];
  };
  return { actor, download, told, now };
}

describe("a download", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const machine = dataDownloadMachine.provide({ actors: { download: silent() } });
    const events = [
      { type: "DOWNLOAD" },
      { type: "PROGRESS", progress: HALF },
      done(DOWNLOADING),
      failed(DOWNLOADING, "?"),
    ];
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("is made once at a time, and tells how far it is while it is made", async () => {
    const { actor, download, now, told } = start();
    expect(now()).toEqual([false, null]);
    actor.send({ type: "DOWNLOAD" });
    actor.send({ type: "DOWNLOAD" });
    await settled();
    expect(download.inputs).toHaveLength(1);
    expect(now()).toEqual([true, null]);
    download.inputs[0]?.onProgress(HALF);
    expect(now()).toEqual([true, HALF]);
    await download.answer();
    expect(now()).toEqual([false, null]);
    expect(told).toEqual([]);
  });

  it("that failed says why, forgets how far it was, and may be made again", async () => {
    const { actor, download, now, told } = start();
    actor.send({ type: "DOWNLOAD" });
    await settled();
    download.inputs[0]?.onProgress(HALF);
    await download.fail({ type: "offline" });
    expect(told).toEqual([{ type: "FAILED", failure: { type: "offline" } }]);
    expect(now()).toEqual([false, null]);
    actor.send({ type: "DOWNLOAD" });
    expect(now()).toEqual([true, null]);
  });

  it("hears nothing of a progress that comes too late", async () => {
    const { actor, download, now } = start();
    actor.send({ type: "DOWNLOAD" });
    await settled();
    await download.answer();
    download.inputs[0]?.onProgress(HALF);
    expect(now()).toEqual([false, null]);
  });
});
