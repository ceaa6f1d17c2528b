import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { httpApi, nothing } from "../../../src/infrastructure/http/api.ts";
import { lookingApi } from "../../../src/infrastructure/http/ledger/looking-api.ts";
import { answering, standIn } from "./stand-in.ts";

let server: Awaited<ReturnType<typeof standIn>>;

beforeAll(async () => {
  server = await standIn();
});
afterAll(() => server.close());

const PROBLEM = JSON.stringify({ detail: "Não pode ser." });
const silent = () => undefined;

/** How often the changes of others are fetched after an answer of this status. */
async function looksAfter(method: "get" | "put" | "post" | "delete", status: number) {
  const catchUp = vi.fn<() => void>();
  server.behave(answering(status, PROBLEM));
  const session = { token: () => "t", onUnauthenticated: silent, onForbidden: silent };
  const api = lookingApi(httpApi(session, server.url), catchUp);
  await api(method, "/despesas/1", nothing).catch(silent);
  return catchUp.mock.calls.length;
}

it.each(["put", "post", "delete"] as const)(
  "fetches what others did once a %s is refused because of it",
  async (method) => {
    for (const status of [404, 409, 410, 412]) expect(await looksAfter(method, status)).toBe(1);
    for (const status of [200, 401, 403, 422, 429, 500])
      expect(await looksAfter(method, status)).toBe(0);
  },
);

it("fetches nothing after a read", async () => {
  for (const status of [200, 404, 410, 412]) expect(await looksAfter("get", status)).toBe(0);
});
