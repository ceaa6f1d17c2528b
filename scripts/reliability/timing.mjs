// Measures whether response times reveal who has an account: a login with a known and an unknown name, both with a
// wrong password, and a request for a new password with a known and an unknown email.
import { setTimeout as pause } from "node:timers/promises";
import { newAccount } from "../../tests/reliability/account.ts";
import { runServer } from "../../tests/server/support/run-server.ts";
import { startSmtpServer } from "../../tests/server/support/smtp-server.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";

const PAIRS = 400;
const WARM_UP = 20;
/** The largest relative difference of the medians. */
const MAX_DIFFERENCE = 0.05;
/** The pause between two calls: mails are begun 40 times a second, and their queue must not fill. */
const PAUSE_MS = 30;
/** Of equal length, and requested again and again. */
const [KNOWN, UNKNOWN] = ["conhecida", "ninguem_x"];

const directory = await temporaryDirectory();
const post = await startSmtpServer();
const server = await runServer({
  DATA_DIR: directory.path,
  RATE_LIMIT_FACTOR: "1000000",
  PUBLIC_URL: "https://financas.exemplo.pt",
  SMTP_URL: post.url,
  MAIL_FROM: "contas@exemplo.pt",
});
await newAccount(() => server.url, KNOWN);

const headers = { "content-type": "application/json" };

/** Returns the time of a response, in milliseconds. */
async function timeOf(path, body, status) {
  const begin = performance.now();
  const call = { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(`${server.url}/api${path}`, call);
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - begin;
}

const median = (times) => times.toSorted((one, two) => one - two)[Math.floor(times.length / 2)];

/** Sends pairs of requests in alternating order, so that each follows each equally often. */
async function compare(path, status, bodyFor) {
  const times = { [KNOWN]: [], [UNKNOWN]: [] };
  for (let pair = -WARM_UP; pair < PAIRS; pair += 1) {
    for (const who of pair % 2 === 0 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN]) {
      await pause(PAUSE_MS);
      const time = await timeOf(path, bodyFor(who), status);
      if (pair >= 0) times[who].push(time);
    }
  }
  const [known, unknown] = [median(times[KNOWN]), median(times[UNKNOWN])];
  const ratio = known / unknown;
  console.log(
    `${path}: ${known.toFixed(2)} ms known, ${unknown.toFixed(2)} ms unknown, ratio ${ratio.toFixed(3)}`,
  );
  if (Math.abs(ratio - 1) > MAX_DIFFERENCE) process.exitCode = 1;
}

await compare("/auth/recuperar", 202, (who) => ({ email: `${who}@exemplo.pt` }));
await compare("/auth/login", 401, (username) => ({ username, password: "errada!1" }));

await server.stop();
await post.close();
await directory.remove();
