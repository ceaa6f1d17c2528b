import { setTimeout } from "node:timers/promises";
import type { Clock, Instant } from "../../application/clock.ts";
import type { Letter, Mail } from "../../application/mail.ts";

type Errand = { readonly write: () => Promise<Letter | null>; readonly since: Instant };

/** Why a mail is not sent: there were too many, it waited too long, or it failed. */
export type LostMail = { readonly why: "full" | "old" | "failed"; readonly error?: unknown };

type Ports = {
  readonly send: (letter: Letter) => Promise<void>;
  readonly clock: Clock;
  /** Hears of every mail that is lost, but not to whom it was. */
  readonly tellLost: (lost: LostMail) => void;
};

/** How many mails may wait; a line that is full stays so for a while, and the server has other things to do. */
export const ROOM = 500;

/** How many are sent at once, each over a connection of its own. */
export const AT_ONCE = 4;

/** How long a mail may wait before it is of no use, in milliseconds. */
export const PATIENCE = 10 * 60_000;

/** Pauses in milliseconds. */
const PAUSES = {
  /** Before a mail is begun: what asked for it is answered first, and in the same time as if there were none. */
  begin: 100,
  /** Before the second and last try. */
  again: 10_000,
  /** For what is left at a stop, at most. */
  lastWait: 5_000,
};

export type MailOutbox = Mail & {
  /** Sends what is left, for a while, and takes nothing more. */
  readonly close: () => Promise<void>;
};

/** A line of mails that lives as long as the process: bounded in number, in time and in tries. */
export function mailOutbox({ send, clock, tellLost }: Ports, pauses = PAUSES): MailOutbox {
  const waiting: Errand[] = [];
  const underWay = new Set<Promise<void>>();
  /** Told once, and again once it was not. */
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
    while (underWay.size < AT_ONCE) {
      const errand = waiting.shift();
      if (errand === undefined) return;
      if (clock.now() - errand.since < PATIENCE) begin(errand);
      else tellLost({ why: "old" });
    }
  };

  const emptied = async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };

  return {
    post: (write) => {
      if (waiting.length >= ROOM || signal.aborted) {
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

/** Whether a server has said that it will not take a mail, whenever it is sent. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500;
