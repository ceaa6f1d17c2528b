import { describe, expect, it, vi } from "vitest";
import type { Letter } from "../../../server/application/mail.ts";
import {
  MAX_CONCURRENT_MAILS,
  mailOutbox,
  MAIL_TIMEOUT_MS,
  MAX_QUEUED_MAILS,
  type LostMail,
} from "../../../server/infrastructure/mail/mail-outbox.ts";

const letterTo = (to: string): Letter => ({ to, subject: "Assunto", text: "Texto" });

const soon = (to: string) => async () => letterTo(to);

function outboxThat(send: (letter: Letter) => Promise<void>) {
  const lost: LostMail[] = [];
  let now = 0;
  const outbox = mailOutbox(
    { send, clock: { now: () => now }, tellLost: (one) => lost.push(one) },
    { begin: 1, again: 1, lastWait: 50 },
  );
  return {
    outbox,
    lost,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

/** Sends that last until they are let go. */
function held() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = ({ to }: Letter) => {
    begun.push(to);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const release = () => ends.splice(0).forEach((end) => end());
  return { begun, send, release };
}

const settled = { interval: 1 };

describe("the outbox", () => {
  it("sends each letter once, and nothing where none is written", async () => {
    const sent: string[] = [];
    const { outbox, lost } = outboxThat(async ({ to }) => void sent.push(to));
    for (const to of ["ana", "rui"]) outbox.post(soon(to));
    outbox.post(async () => null);
    await outbox.close();
    expect([sent, lost]).toEqual([["ana", "rui"], []]);
  });

  it("begins nothing before its caller has gone on", async () => {
    const write = vi.fn<() => Promise<Letter>>(soon("ana"));
    const { outbox } = outboxThat(async () => {});
    outbox.post(write);
    await Promise.resolve();
    expect(write).not.toHaveBeenCalled();
    await outbox.close();
    expect(write).toHaveBeenCalledOnce();
  });

  it("tries once more what failed by chance, and then lets it go", async () => {
    const fault = new Error("cut off");
    let tries = 0;
    const { outbox, lost } = outboxThat(async () => {
      tries += 1;
      throw fault;
    });
    outbox.post(soon("ana"));
    await expect.poll(() => lost, settled).toEqual([{ why: "failed", error: fault }]);
    expect(tries).toBe(2);
  });

  it.each([
    [451, 2],
    [550, 1],
  ])("takes a server's %i for what it says, and tries %i times", async (responseCode, expected) => {
    let tries = 0;
    const { outbox, lost } = outboxThat(async () => {
      tries += 1;
      throw Object.assign(new Error("refused"), { responseCode });
    });
    outbox.post(soon("ana"));
    await expect.poll(() => lost.length, settled).toBe(1);
    expect(tries).toBe(expected);
  });

  it("loses a letter that cannot be written, and none after it", async () => {
    const sent: string[] = [];
    const { outbox, lost } = outboxThat(async ({ to }) => void sent.push(to));
    const fault = new Error("no database");
    outbox.post(async () => {
      throw fault;
    });
    outbox.post(soon("rui"));
    await expect.poll(() => sent, settled).toEqual(["rui"]);
    expect(lost).toEqual([{ why: "failed", error: fault }]);
  });

  it("has few connections at once, and a place for so many letters and no more", async () => {
    const { begun, send, release } = held();
    const { outbox, lost } = outboxThat(send);
    const all = MAX_CONCURRENT_MAILS + MAX_QUEUED_MAILS;
    for (let count = 0; count < all + 3; count += 1) outbox.post(soon(`${count}`));
    await expect.poll(() => begun.length, settled).toBe(MAX_CONCURRENT_MAILS);
    expect(lost).toEqual([{ why: "full" }]);
    const letGo = setInterval(release, 1);
    await expect.poll(() => begun.length, { interval: 5, timeout: 30_000 }).toBe(all);
    clearInterval(letGo);
    release();
    await outbox.close();
    expect(new Set(begun).size).toBe(all);
  });

  it("forgets what has waited until it is of no use", async () => {
    const { begun, send, release } = held();
    const { outbox, lost, pass } = outboxThat(send);
    for (let count = 0; count <= MAX_CONCURRENT_MAILS; count += 1) outbox.post(soon(`${count}`));
    await expect.poll(() => begun.length, settled).toBe(MAX_CONCURRENT_MAILS);
    pass(MAIL_TIMEOUT_MS);
    release();
    await expect.poll(() => lost, settled).toEqual([{ why: "old" }]);
    await outbox.close();
    expect(begun).toHaveLength(MAX_CONCURRENT_MAILS);
  });

  it("takes nothing more once it is closed", async () => {
    const sent: string[] = [];
    const { outbox, lost } = outboxThat(async ({ to }) => void sent.push(to));
    await outbox.close();
    outbox.post(soon("ana"));
    expect([sent, lost]).toEqual([[], [{ why: "full" }]]);
  });

  it("does not keep a stop waiting for a server that does not answer", async () => {
    const { begun, send, release } = held();
    const { outbox } = outboxThat(send);
    outbox.post(soon("ana"));
    await expect.poll(() => begun, settled).toEqual(["ana"]);
    const begin = performance.now();
    await outbox.close();
    expect(performance.now() - begin).toBeLessThan(3_000);
    release();
  });
});
