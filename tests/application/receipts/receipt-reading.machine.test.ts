import { describe, expect, it } from "vitest";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import { receiptReadingMachine } from "../../../src/application/receipts/receipt-reading.machine.ts";
import {
  SEARCH_TIMEOUT_MS,
  FACTS_TIMEOUT_MS,
  CAMERA_TIMEOUT_MS,
  type ReceiptReadingEvent,
} from "../../../src/application/receipts/receipt-reading-setup.ts";
import type { CameraNews } from "../../../src/application/receipts/receipt-camera.ts";
import type { PhotoFile } from "../../../src/application/photos/photos.ts";
import type { PictureFault } from "../../../src/domain/receipts/picture.ts";
import type { ReadingProblem } from "../../../src/domain/receipts/reading-problem.ts";
import { UNKNOWN_RECEIPT, type KnownReceipt } from "../../../src/domain/receipts/receipt.ts";
import type { ReceiptMark } from "../../../src/domain/receipts/receipt-mark.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { photoFileWith } from "../../support/photo-file.ts";
import { RECEIPT, RECEIPT_TEXT } from "../../support/receipts.ts";
import { byHand } from "../machines/by-hand.ts";
import { done, failed, passed } from "../machines/synthetic.ts";
import { errorOf } from "../machines/not-provided.ts";
import { EVERYWHERE, silent, walk } from "../machines/walk.ts";

const FILE = photoFileWith();
const FOREIGN = "https://exemplo.pt";
const showIn = () => undefined;
const ON: CameraNews = { type: "CAMERA_ON", showIn };
const SEEN: CameraNews = { type: "CODES_SEEN", texts: [RECEIPT_TEXT] };
const BY_CAMERA: ReceiptReadingEvent = { type: "OPEN", camera: true };
const BY_PICTURE: ReceiptReadingEvent = { type: "OPEN", camera: false };
const PICK: ReceiptReadingEvent = { type: "PICK", file: FILE };
const CLOSE: ReceiptReadingEvent = { type: "CLOSE" };
const KNOWN: KnownReceipt = {
  shop: { description: "Mercearia", category: "Compras" },
  recorded: null,
};
const RECORDED: KnownReceipt = {
  ...KNOWN,
  recorded: { kind: "expense", id: transactionId("t1"), date: civilDate(2026, 11, 12) },
};

function start() {
  const clock = new SimulatedClock();
  const search = byHand<Result<readonly string[], PictureFault>, { readonly file: PhotoFile }>();
  const lookUp = byHand<KnownReceipt, { readonly mark: ReceiptMark }>();
  let cameras = 0;
  let hide: (() => void) | null = null;
  const actor = createActor(
    receiptReadingMachine.provide({
      actors: {
        camera: fromCallback(() => {
          cameras += 1;
          return () => {
            cameras -= 1;
          };
        }),
        hidden: fromCallback(({ sendBack }) => {
          hide = () => sendBack({ type: "HIDDEN" });
          return () => {
            hide = null;
          };
        }),
        search: search.logic,
        lookUp: lookUp.logic,
      },
    }),
    { clock },
  );
  const found: unknown[] = [];
  actor.on("FOUND", (event) => found.push(event));
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    send: (...events: readonly ReceiptReadingEvent[]) =>
      events.forEach((event) => actor.send(event)),
    clock,
    search,
    lookUp,
    found,
    hide: () => hide?.(),
    cameras: () => cameras,
    state: () => actor.getSnapshot().value,
    is: (tag: "open" | "busy") => actor.getSnapshot().hasTag(tag),
    context,
    problem: () => context().problem,
  };
}

const ASKING = { open: { looking: "asking" } };
const WATCHING = { open: { looking: "watching" } };
const CHOOSING = { open: "choosing" };

describe("the reading of a receipt", () => {
  it("is nowhere but in its states, by no other way than its transitions", () => {
    const inOpen = (state: string) => `receiptReading.open.${state}`;
    const events = [
      BY_CAMERA,
      BY_PICTURE,
      PICK,
      CLOSE,
      ON,
      SEEN,
      { type: "CODES_SEEN", texts: [FOREIGN] },
      { type: "CAMERA_REFUSED", fault: "denied" },
      { type: "USE_CAMERA" },
      { type: "HIDDEN" },
      { type: "FILLED", overwritten: {} },
      done(inOpen("searching"), accepted([RECEIPT_TEXT])),
      done(inOpen("searching"), refused("no-code")),
      failed(inOpen("searching"), new Error("broken")),
      done(inOpen("lookingUp"), KNOWN),
      done(inOpen("lookingUp"), RECORDED),
      failed(inOpen("lookingUp"), { type: "offline" }),
      passed("watched", inOpen("looking.watching")),
      passed("searched", inOpen("searching")),
      passed("waited", inOpen("lookingUp")),
    ];
    const machine = receiptReadingMachine.provide({
      actors: { camera: fromCallback(() => undefined), search: silent(), lookUp: silent() },
    });
    expect(walk(machine, { events })).toEqual(EVERYWHERE);
  });

  it("asks for the camera only once it is opened with it, or told to use it", () => {
    const { send, cameras, state } = start();
    expect(cameras()).toBe(0);
    send(BY_PICTURE);
    expect([state(), cameras()]).toEqual([CHOOSING, 0]);
    send({ type: "USE_CAMERA" });
    expect([state(), cameras()]).toEqual([ASKING, 1]);
    send({ type: "USE_CAMERA" });
    expect([state(), cameras()]).toEqual([ASKING, 1]);
  });

  it("tells what the camera saw and what is known of it, and turns the camera off", async () => {
    const { send, cameras, state, lookUp, found, context, is } = start();
    send(BY_CAMERA);
    expect([is("open"), is("busy"), context().showIn]).toEqual([true, true, null]);
    send(ON);
    expect([state(), is("busy"), context().showIn]).toEqual([WATCHING, false, showIn]);
    send(SEEN);
    expect([cameras(), context().showIn, is("busy")]).toEqual([0, null, true]);
    expect(lookUp.inputs).toEqual([
      { mark: { taxNumber: RECEIPT.taxNumber, atcud: RECEIPT.atcud } },
    ]);
    await lookUp.answer(KNOWN);
    expect(state()).toBe("closed");
    expect(found).toEqual([{ type: "FOUND", receipt: RECEIPT, known: KNOWN }]);
  });

  it("keeps looking past a code that is none of a receipt, and says so", () => {
    const { send, state, problem, cameras } = start();
    send(BY_CAMERA, ON, { type: "CODES_SEEN", texts: [FOREIGN] });
    expect([state(), cameras()]).toEqual([WATCHING, 1]);
    expect(problem()).toEqual({ type: "receipt", fault: "not-a-receipt" });
    send({ type: "CODES_SEEN", texts: [FOREIGN, RECEIPT_TEXT] });
    expect([problem(), cameras()]).toEqual([null, 0]);
  });

  it.each(["denied", "forbidden", "missing", "busy", "no-reader"] as const)(
    "goes on without a camera that is %s, with a sentence",
    (fault) => {
      const { send, state, problem, cameras } = start();
      send(BY_CAMERA, { type: "CAMERA_REFUSED", fault });
      expect([state(), cameras()]).toEqual([CHOOSING, 0]);
      expect(problem()).toEqual({ type: "camera", fault });
    },
  );

  it.each([[[BY_CAMERA]], [[BY_CAMERA, ON]]])(
    "turns the camera off when it is closed, %#",
    (events) => {
      const { send, state, cameras } = start();
      send(...events, CLOSE);
      expect([state(), cameras()]).toEqual(["closed", 0]);
    },
  );

  it("turns the camera off when the page goes out of view, and when nothing is seen for long", () => {
    const { send, state, cameras, hide, clock, problem } = start();
    send(BY_CAMERA, ON);
    hide();
    expect([state(), cameras(), problem()]).toEqual([CHOOSING, 0, null]);
    send({ type: "USE_CAMERA" }, ON);
    clock.increment(CAMERA_TIMEOUT_MS - 1);
    expect(cameras()).toBe(1);
    clock.increment(1);
    expect([state(), cameras()]).toEqual([CHOOSING, 0]);
    expect(problem()).toEqual({ type: "picture", fault: "no-code" });
  });

  it("asks in a dialog of the device without being taken for out of view", () => {
    const { send, state, hide } = start();
    send(BY_CAMERA);
    hide();
    expect(state()).toEqual(ASKING);
  });

  it("reads a picture in the place of the camera", async () => {
    const { send, state, cameras, search, lookUp, found, is } = start();
    send(BY_CAMERA, ON, PICK);
    expect([state(), cameras(), is("busy")]).toEqual([{ open: "searching" }, 0, true]);
    expect(search.inputs).toEqual([{ file: FILE }]);
    await search.answer(accepted([FOREIGN, RECEIPT_TEXT]));
    await lookUp.answer(UNKNOWN_RECEIPT);
    expect(found).toMatchObject([{ receipt: RECEIPT, known: UNKNOWN_RECEIPT }]);
  });

  it.each<readonly [Result<readonly string[], PictureFault>, ReadingProblem]>([
    [refused("too-large"), { type: "picture", fault: "too-large" }],
    [refused("no-code"), { type: "picture", fault: "no-code" }],
    [accepted([]), { type: "picture", fault: "no-code" }],
    [accepted([FOREIGN]), { type: "receipt", fault: "not-a-receipt" }],
  ])("says why a picture gave nothing, %#", async (answer, told) => {
    const { send, state, search, problem, context } = start();
    send(BY_PICTURE, PICK);
    await search.answer(answer);
    expect([state(), problem(), context().file]).toEqual([CHOOSING, told, null]);
  });

  it("says that a picture cannot be read, at once or after too long", async () => {
    const { send, search, problem, clock, state } = start();
    send(BY_PICTURE, PICK);
    await search.fail(new Error("broken"));
    expect(problem()).toEqual({ type: "picture", fault: "no-reader" });
    send(PICK);
    expect(problem()).toBe(null);
    clock.increment(SEARCH_TIMEOUT_MS);
    expect([state(), problem()]).toEqual([CHOOSING, { type: "picture", fault: "too-slow" }]);
  });

  it("reads the last of two pictures", async () => {
    const { send, search } = start();
    const other = photoFileWith({ size: 2 });
    send(BY_PICTURE, PICK, { type: "PICK", file: other });
    expect(search.inputs).toEqual([{ file: FILE }, { file: other }]);
  });

  it("goes on without what is known, where that fails or takes too long", async () => {
    const { send, lookUp, found, clock } = start();
    send(BY_CAMERA, ON, SEEN);
    await lookUp.fail({ type: "offline" });
    send(BY_CAMERA, ON, SEEN);
    clock.increment(FACTS_TIMEOUT_MS);
    expect(found).toEqual(
      [1, 2].map(() => ({ type: "FOUND", receipt: RECEIPT, known: UNKNOWN_RECEIPT })),
    );
  });

  it("tells of a receipt that has its record, and does not fill it in again", async () => {
    const { send, lookUp, found, state, context } = start();
    send(BY_CAMERA, ON, SEEN);
    await lookUp.answer(RECORDED);
    expect([state(), found]).toEqual([{ open: "recorded" }, []]);
    expect(context().known).toEqual(RECORDED);
    send({ type: "USE_CAMERA" });
    expect([state(), context().known]).toEqual([ASKING, UNKNOWN_RECEIPT]);
  });

  it("remembers what was read and what had to make room for it, until the next reading", async () => {
    const { send, lookUp, context } = start();
    send(BY_CAMERA, ON, SEEN);
    await lookUp.answer(KNOWN);
    send({ type: "FILLED", overwritten: { amount: "7,00" } });
    expect(context()).toMatchObject({
      receipt: RECEIPT,
      known: KNOWN,
      overwritten: { amount: "7,00" },
    });
    send(BY_PICTURE);
    expect(context()).toMatchObject({ receipt: null, overwritten: {} });
  });

  it("says that a port is missing, as a picture that cannot be read", async () => {
    expect(await errorOf(receiptReadingMachine, [BY_PICTURE, PICK])).toBe(undefined);
  });
});
