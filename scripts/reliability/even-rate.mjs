// Sends requests at an even rate, whether or not they are answered, over keep-alive connections.
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** The timeout of a response. */
const ANSWER_TIMEOUT_MS = 30_000;

/** Returns the status of a response, 0 without one. */
function send(url, agent, { method, path, headers, body }) {
  return new Promise((resolve) => {
    const options = { agent, method, headers, timeout: ANSWER_TIMEOUT_MS };
    const sent = request(url + path, options, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode));
      answer.on("error", () => resolve(0));
    });
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => resolve(0));
    sent.end(body);
  });
}

/**
 * Calls `act` with a number at an even rate, answered or not; returns what it told of each, and the wait: the time from
 * when it was due until its end, in milliseconds.
 */
export async function evenly({ rate, seconds, act }) {
  const begin = performance.now();
  const answers = [];
  const timed = async (number, due) => {
    const told = await act(number);
    return { ...told, wait: performance.now() - due };
  };
  for (let number = 0; number < rate * seconds; number += 1) {
    const due = begin + (number * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    answers.push(timed(number, due));
  }
  return Promise.all(answers);
}

/** Returns the status (0 without a response) and the wait of each request; `make` makes a request by its number. */
export async function evenRate({ url, connections, rate, seconds, make }) {
  const agents = Array.from(
    { length: connections },
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  );
  const act = async (number) => ({
    status: await send(url, agents[number % connections], make(number)),
  });
  const all = await evenly({ rate, seconds, act });
  for (const agent of agents) agent.destroy();
  return all;
}

/** Returns the wait that a share of the answers did not exceed. */
export function waitsOf(answers) {
  const waits = answers.map(({ wait }) => wait).toSorted((one, other) => one - other);
  return (share) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))];
}

/** Tells the waits of answers as docs/benchmarks.md has them. */
export const tellWaits = (answers) =>
  [0.5, 0.975, 0.99, 1]
    .map(
      (share) =>
        `${share === 1 ? "most" : `p${share * 100}`} ${waitsOf(answers)(share).toFixed(0)} ms`,
    )
    .join(", ");
