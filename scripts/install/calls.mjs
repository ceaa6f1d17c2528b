// Calls of an installation on trial.
import { setTimeout as pause } from "node:timers/promises";
import { patiently } from "../../tests/reliability/account.ts";

/** How often something is looked for, a tenth of a second apart. */
const LOOKS = 900;

/** Rejects unless an answer is good. */
export async function good(answer) {
  if (answer.ok) return answer;
  throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
}

/** Calls an API with JSON or a file, as a person or as nobody. */
export const call = async (url, method, path, { body, token, type = "application/json" } = {}) =>
  good(
    await patiently(() =>
      fetch(`${url}/api${path}`, {
        method,
        headers: {
          ...(body !== undefined && { "content-type": type }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: body instanceof Uint8Array || body === undefined ? body : JSON.stringify(body),
      }),
    ),
  );

export const callJson = async (...given) => (await call(...given)).json();

/** Returns what a look finds; rejects if it finds nothing for a minute and a half. */
export async function comes(what, look) {
  for (let count = 0; count < LOOKS; count += 1) {
    const found = look();
    if (found) return found;
    await pause(100);
  }
  throw new Error(`nothing came of ${what}`);
}

/** Rejects with a sentence unless something is so. */
export function mustBe(isSo, otherwise) {
  if (!isSo) throw new Error(otherwise);
}

/** Finds the entry of a product that was tried. */
export async function findEntry(url, token) {
  const listed = await (await call(url, "GET", "/despesas", { token })).text();
  mustBe(listed.includes("Cinema"), "the entry is not there");
}
