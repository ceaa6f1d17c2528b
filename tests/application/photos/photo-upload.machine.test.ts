import { createActor } from "xstate";
import { describe, expect, it } from "vitest";
import {
  photoUploadMachine,
  type PhotoUploadEvent,
  type PhotoUploadInput,
} from "../../../src/application/photos/photo-upload.machine.ts";
import { PHOTO_MAX_BYTES } from "../../../src/domain/goals/photo.ts";
import { photoFileWith } from "../../support/photo-file.ts";
import { byHand, settled } from "../machines/by-hand.ts";
import { done, failed } from "../machines/synthetic.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const FILE = photoFileWith();
const TEXT = photoFileWith({ type: "text/plain" });
const HUGE = photoFileWith({ size: PHOTO_MAX_BYTES + 1 });
const OLD = "/api/fotos/antiga";
const NEW = "/api/fotos/nova";
const OFFLINE = { type: "offline" } as const;

const PICK: PhotoUploadEvent = { type: "PICK", file: FILE };
const SHOW: PhotoUploadEvent = { type: "SHOW", photoUrl: OLD };
const SHOW_NONE: PhotoUploadEvent = { type: "SHOW", photoUrl: null };
const REMOVE: PhotoUploadEvent = { type: "REMOVE" };
const CANCEL: PhotoUploadEvent = { type: "CANCEL" };

function start(photoUrl: string | null = null) {
  const upload = byHand<string, PhotoUploadInput>();
  const actor = createActor(photoUploadMachine.provide({ actors: { upload: upload.logic } }));
  const told: unknown[] = [];
  actor.on("*", (event) => told.push(event));
  actor.start();
  const send = (...events: readonly PhotoUploadEvent[]) =>
    events.forEach((event) => actor.send(event));
  send({ type: "SHOW", photoUrl });
  return {
    send,
    upload,
    told,
    state: () => actor.getSnapshot().value,
    busy: () => actor.getSnapshot().hasTag("busy"),
    context: () => actor.getSnapshot().context,
  };
}

describe("the photo of a goal", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const events = [
      SHOW,
      SHOW_NONE,
      PICK,
      { type: "PICK", file: TEXT },
      { type: "PROGRESS", share: 0.5 },
      CANCEL,
      REMOVE,
      done("photoUpload.uploading", NEW),
      failed("photoUpload.uploading", OFFLINE),
    ];
    const machine = photoUploadMachine.provide({ actors: { upload: silent() } });
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("is none, or the one that the goal has", () => {
    const none = start();
    expect([none.state(), none.context().photoUrl]).toEqual([{ resting: "empty" }, null]);
    const old = start(OLD);
    expect([old.state(), old.context().photoUrl]).toEqual([{ resting: "shown" }, OLD]);
  });

  it("is sent when it is chosen, tells how far it has come, and is then the goal's", async () => {
    const { send, upload, told, state, busy, context } = start();
    send(PICK);
    expect([state(), busy(), context().share]).toEqual(["uploading", true, 0]);
    expect(upload.inputs.map(({ file }) => file)).toEqual([FILE]);
    upload.inputs[0]!.onProgress(0.4);
    expect(context().share).toBe(0.4);
    await upload.answer(NEW);
    expect([state(), busy(), context().photoUrl]).toEqual([{ resting: "uploaded" }, false, NEW]);
    expect(told).toEqual([{ type: "UPLOADED", photoUrl: NEW }]);
  });

  it.each([
    [TEXT, "not-an-image"],
    [HUGE, "too-large"],
  ] as const)("is not sent from the file %o, and says why", (file, fault) => {
    const { send, upload, told, state, context } = start(OLD);
    send({ type: "PICK", file });
    const problem = { type: "refused", fault };
    expect([state(), context().problem, context().photoUrl]).toEqual([
      { resting: "failed" },
      problem,
      OLD,
    ]);
    expect([upload.inputs, told]).toEqual([[], [{ type: "FAILED", problem }]]);
  });

  it("that fails on its way leaves the one before, and may be tried again", async () => {
    const { send, upload, told, state, context } = start(OLD);
    send(PICK);
    await upload.fail(OFFLINE);
    const problem = { type: "failed", failure: OFFLINE };
    expect([state(), context().problem, context().photoUrl]).toEqual([
      { resting: "failed" },
      problem,
      OLD,
    ]);
    send(PICK);
    expect([context().problem, context().share]).toEqual([null, 0]);
    await upload.answer(NEW);
    expect(context().photoUrl).toBe(NEW);
    expect(told).toEqual([
      { type: "FAILED", problem },
      { type: "UPLOADED", photoUrl: NEW },
    ]);
  });

  it("that is broken off leaves the one before, and a late answer changes nothing", async () => {
    const { send, upload, told, state, context } = start(OLD);
    send(PICK, CANCEL);
    expect([state(), context().photoUrl]).toEqual([{ resting: "shown" }, OLD]);
    upload.inputs[0]!.onProgress(1);
    await upload.answer(NEW);
    expect([context().photoUrl, context().share, told]).toEqual([OLD, 0, []]);
  });

  it("that is chosen while another is on its way takes its place", async () => {
    const { send, upload, context } = start();
    const other = photoFileWith({ size: 7 });
    send(PICK, { type: "PICK", file: other });
    expect(upload.inputs.map(({ file }) => file)).toEqual([FILE, other]);
    await upload.answer(NEW);
    expect(context().photoUrl).toBe(NEW);
  });

  it("that is removed is none, and says so", () => {
    const { send, told, state, context } = start(OLD);
    send(REMOVE);
    expect([state(), context().photoUrl, told]).toEqual([
      { resting: "empty" },
      null,
      [{ type: "REMOVED" }],
    ]);
  });

  it("is forgotten when another goal's is shown, also on its way", async () => {
    const { send, upload, told, state, context } = start();
    send(PICK, SHOW);
    await upload.answer(NEW);
    expect([state(), context().photoUrl, told]).toEqual([{ resting: "shown" }, OLD, []]);
    send({ type: "PICK", file: TEXT }, SHOW_NONE);
    expect([state(), context().problem]).toEqual([{ resting: "empty" }, null]);
  });

  it("fails when nobody provided how to send it", async () => {
    const actor = createActor(photoUploadMachine).start();
    actor.send(PICK);
    await settled();
    expect(actor.getSnapshot().context.problem).toEqual({
      type: "failed",
      failure: { type: "unexpected" },
    });
  });
});
