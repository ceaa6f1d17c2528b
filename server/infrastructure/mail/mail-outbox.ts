import { setTimeout } from "node:timers/promises";
import type { Clock, Instant } from "../../application/clock.ts";
import type { Letter, Mail } from "../../application/mail.ts";

type Errand = { readonly write: () => Promise<Letter | null>; readonly since: Instant };

/** Why a mail is not sent: the queue was full, it waited too long, or sending failed. */
export type LostMail = { readonly why: "full" | "old" | "failed"; readonly error?: unknown };

type Ports = {
  readonly send: (letter: Letter) => Promise<void>;
  readonly clock: Clock;
  /** Called for every lost mail, without its recipient. */
  readonly tellLost: (lost: LostMail) => void;
};

/** The most mails in the queue. */
export const MAX_QUEUED_MAILS = 500;

/** The most mails sent at once, each over a connection of its own. */
export const MAX_CONCURRENT_MAILS = 4;

/** How long a mail may wait before it is useless. */
export const MAIL_TIMEOUT_MS = 10 * 60_000;

/** Pauses in milliseconds. */
const PAUSES = {
  /** Before a mail is begun: its request is answered first, after the same time as without a mail. */
  begin: 100,
  /** Before the second and last attempt. */
  again: 10_000,
  /** The longest wait for queued mails at a stop. */
  lastWait: 5_000,
};

export type MailOutbox = Mail & {
  /** Sends the queued mails, within a time limit, and accepts no more. */
  readonly close: () => Promise<void>;
};

/** Makes an in-memory queue of mails, limited in length, waiting time and attempts. */
export function mailOutbox({ send, clock, tellLost }: Ports, pauses = PAUSES): MailOutbox {
  const waiting: Errand[] = [];
  const underWay = new Set<Promise<void>>();
  /** So that a full queue is reported once, until it has had room again. */
  let isFull = false;
  const closing = new AbortController();
  const { signal } = closing;

  const pause = (milliseconds: number) =>
    setTimeout(milliseconds, undefined, { signal }).catch(() => {});

  const carryOut = async ({ write }: Errand) => {
    await pause(pauses.begin);
    const letter = await write();
    if (letter === null) return;
    try {
      await send(letter);
    } catch (error) {
      if (isFinal(error) || signal.aborted) throw error;
      await pause(pauses.again);
      await send(letter);
    }
  };

  const begin = (errand: Errand) => {
    const work = carryOut(errand)
      .catch((error: unknown) => tellLost({ why: "failed", error }))
      .finally(() => {
        underWay.delete(work);
        goOn();
      });
    underWay.add(work);
  };

  const goOn = () => {
    while (underWay.size < MAX_CONCURRENT_MAILS) {
      const errand = waiting.shift();
      if (errand === undefined) return;
      if (clock.now() - errand.since < MAIL_TIMEOUT_MS) begin(errand);
      else tellLost({ why: "old" });
    }
  };

  const emptied = async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };

  return {
    post: (write) => {
      if (waiting.length >= MAX_QUEUED_MAILS || signal.aborted) {
        if (!isFull) tellLost({ why: "full" });
        isFull = true;
        return;
      }
      isFull = false;
      waiting.push({ write, since: clock.now() });
      goOn();
    },
    close: async () => {
      closing.abort();
      const enough = new AbortController();
      const limit = setTimeout(pauses.lastWait, undefined, { signal: enough.signal }).catch(
        () => {},
      );
      await Promise.race([emptied(), limit]);
      enough.abort();
    },
  };
}

/** Whether a server has refused a mail permanently. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500;
