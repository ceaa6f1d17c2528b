import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { Applicant } from "../../application/login/password-hasher.ts";
import { fairLine } from "./fair-line.ts";

export type TurnBounds = {
  readonly running: number;
  readonly waiting: number;
  /** The longest wait, in milliseconds. */
  readonly patience: number;
};

/** Runs a limited number of jobs at a time, in fair turns; refuses those that are too many or have waited too long. */
export function fairTurns({ running, waiting, patience }: TurnBounds) {
  let free = running;
  const line = fairLine<(hasTurn: boolean) => void>(waiting);

  const turn = (applicant: Applicant) => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve(true);
    }
    return new Promise<boolean>((resolve) => {
      const waiter = (hasTurn: boolean) => {
        clearTimeout(timer);
        resolve(hasTurn);
      };
      const timer = setTimeout(() => {
        line.leave(waiter);
        resolve(false);
      }, patience);
      line.join(applicant, waiter)?.(false);
    });
  };

  const done = () => {
    const next = line.next();
    if (next === undefined) free += 1;
    else next(true);
  };

  return async <Value>(
    applicant: Applicant,
    work: () => Promise<Value>,
  ): Promise<Result<Value, "busy">> => {
    if (!(await turn(applicant))) return refused("busy");
    try {
      return accepted(await work());
    } finally {
      done();
    }
  };
}
