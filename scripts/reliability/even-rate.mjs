// Sends requests at an even rate, whether or not they are answered, over keep-alive connections.
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** The timeout of a response, in milliseconds. */
const PATIENCE = 30_000;

/** Returns a response, and the time from when its request was due until its end, in milliseconds. */
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

/** Returns the status (0 without a response) and the wait of each request; `make` makes a request by its number. */
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
