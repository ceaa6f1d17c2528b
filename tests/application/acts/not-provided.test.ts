import { createActor, toPromise } from "xstate";
import { describe, expect, it } from "vitest";
import {
  notProvided,
  unprovidedEffect,
  unprovidedListener,
} from "../../../src/application/acts/not-provided.ts";
import { PORT_NOT_PROVIDED } from "../machines/not-provided.ts";

describe("what composition did not provide", () => {
  it("rejects when it is asked for an answer", async () => {
    const actor = createActor(notProvided<string>());
    const answer = toPromise(actor);
    actor.start();
    await expect(answer).rejects.toEqual(PORT_NOT_PROVIDED);
  });

  it("throws when it is asked for an effect", () => {
    expect(unprovidedEffect).toThrow(PORT_NOT_PROVIDED);
  });

  it("hears nothing when it is asked to listen", () => {
    const actor = createActor(unprovidedListener()).start();
    expect(actor.getSnapshot().status).toBe("active");
  });
});
