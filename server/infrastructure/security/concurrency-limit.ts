import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";

/** Runs a limited number of jobs at a time; refuses a job if too many are waiting. */
export function concurrencyLimit(running: number, waiting: number) {
  let free = running;
  const queue: (() => void)[] = [];

  const turn = () => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve) => queue.push(resolve));
  };

  const done = () => {
    const next = queue.shift();
    if (next === undefined) free += 1;
    else next();
  };

  return async <Value>(work: () => Promise<Value>): Promise<Result<Value, "busy">> => {
    if (free === 0 && queue.length >= waiting) return refused("busy");
    await turn();
    try {
      return accepted(await work());
    } finally {
      done();
    }
  };
}
