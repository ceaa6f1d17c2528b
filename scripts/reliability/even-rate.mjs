// Sends requests one after the other at an even rate, whether they are answered or not, over connections that stay open.
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** After so long an answer no longer counts as one, in milliseconds. */
const PATIENCE = 30_000;

/** How long a request waits for all of its answer from the moment it was due, in milliseconds, and what that is. */
function send(url, agent, { method, path, headers, body }, due) {
  return new Promise((resolve) => {
    const tell = (status) => resolve({ status, wait: performance.now() - due });
    const options = { agent, method, headers, timeout: PATIENCE };
    const sent = request(url + path, options, (answer) => {
      answer.resume();
      answer.on("end", () => tell(answer.statusCode));
      answer.on("error", () => tell(0));
    });
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => tell(0));
    sent.end(body);
  });
}

/** Answers the status, 0 without one, and the wait of each request that `make` gives by its number. */
export async function evenRate({ url, connections, rate, seconds, make }) {
  const agents = Array.from(
    { length: connections },
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  );
  const begin = performance.now();
  const answers = [];
  for (let number = 0; number < rate * seconds; number += 1) {
    const due = begin + (number * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    answers.push(send(url, agents[number % connections], make(number), due));
  }
  const all = await Promise.all(answers);
  for (const agent of agents) agent.destroy();
  return all;
}
