import { setTimeout as pause } from "node:timers/promises";
import { IDEMPOTENCY_HEADER } from "../../src/contract/api-base.ts";

/** Calls of a signed-in user over real sockets. */
export type Account = {
  readonly token: string;
  readonly get: (path: string) => Promise<Response>;
  readonly post: (path: string, body: object, key?: string) => Promise<Response>;
};

const json = (body: object, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});

/** Makes a call, perhaps with retries. */
type Asking = (ask: () => Promise<Response>) => Promise<Response>;

/** A busy machine makes a server refuse for a moment; like every client this retries when the response says so. */
export const patiently: Asking = async (ask) => {
  for (;;) {
    const answer = await ask();
    const wait = Number(answer.headers.get("retry-after"));
    if (answer.status !== 503 || wait === 0) return answer;
    await answer.arrayBuffer();
    await pause(wait * 1_000);
  }
};

/** Makes the calls of a token's user; `url` is called for each, since a restarted server has another address. */
export function accountOf(url: () => string, token: string, asking: Asking = patiently): Account {
  const authorization = `Bearer ${token}`;
  return {
    token,
    get: (path) => asking(() => fetch(`${url()}/api${path}`, { headers: { authorization } })),
    post: (path, body, key) => {
      const once = key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key };
      return asking(() => fetch(`${url()}/api${path}`, json(body, { authorization, ...once })));
    },
  };
}

export const PASSWORD = "Segredo!1";

/** Registers a user and signs in. */
export async function newAccount(url: () => string, username: string): Promise<Account> {
  const person = { username, password: PASSWORD };
  const made = await fetch(
    `${url()}/api/auth/register`,
    json({ ...person, email: `${username}@exemplo.pt` }),
  );
  if (made.status !== 201) throw new Error(`registration answered ${made.status}`);
  const login = await fetch(`${url()}/api/auth/login`, json(person));
  if (login.status !== 200) throw new Error(`login answered ${login.status}`);
  const { access_token } = (await login.json()) as { access_token: string };
  return accountOf(url, access_token);
}
