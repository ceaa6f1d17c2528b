// Measures how many logins a second the server answers, each with a full argon2id hash.
import { runServer } from "../../tests/server/support/run-server.ts";
import { temporaryDirectory } from "../../tests/server/support/temporary-directory.ts";
import { newAccount } from "../../tests/reliability/account.ts";

const LOGINS = 300;
const MAX_CONCURRENT = 8;

const directory = await temporaryDirectory();
const server = await runServer({ DATA_DIR: directory.path, RATE_LIMIT_FACTOR: "1000000" });
await newAccount(() => server.url, "entradas");
const body = JSON.stringify({ username: "entradas", password: "Segredo!1" });
const headers = { "content-type": "application/json" };

let left = LOGINS;
const begin = performance.now();
const work = async () => {
  while (left > 0) {
    left -= 1;
    const answer = await fetch(`${server.url}/api/auth/login`, { method: "POST", headers, body });
    if (answer.status !== 200) throw new Error(`a login answered ${answer.status}`);
    await answer.arrayBuffer();
  }
};
await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
const rate = LOGINS / ((performance.now() - begin) / 1000);
await server.stop();
await directory.remove();

console.log(`${rate.toFixed(1)} logins a second`);
if (rate < 15) process.exitCode = 1;
