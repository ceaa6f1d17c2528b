import { readdir } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { badVariables } from "../../../src/text/pages/start-problems.ts";
import { DEMONSTRATION, runServer } from "../support/run-server.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

// A machine that has much else to do may take long to start a process.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

type User = { readonly plano: string; readonly is_admin: boolean };
type Login = { readonly access_token: string; readonly user: User };
type Notification = { readonly lida: boolean };
type Gamification = { readonly total_conquistas: number };
type Goal = { readonly foto_url: string | null };

const LOGIN = /o nome de utilizador «(\w+)» e a senha «(\S+)»\./g;

describe("the demonstration", () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  beforeEach(async () => {
    directory = await temporaryDirectory();
  });
  afterEach(() => directory.remove());

  const start = () => runServer({ TMPDIR: directory.path }, DEMONSTRATION);

  async function logIn(url: string, [, username, password]: readonly string[]): Promise<Login> {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password }),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Login;
  }

  it("tells a login of each kind, and each of them opens a session with records of its own", async () => {
    const demo = await start();
    const logins = [...demo.output().matchAll(LOGIN)];
    const sessions = await Promise.all(logins.map((login) => logIn(demo.url, login)));
    const kinds = sessions.map(({ user }) => (user.is_admin ? "admin" : user.plano));
    expect(kinds).toEqual(["premium", "free", "admin"]);
    const read = async <Answer>(path: string, { access_token: token }: Login) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await (await fetch(`${demo.url}/api${path}`, { headers })).json()) as Answer;
    };
    const counts = await Promise.all(
      sessions.map(async (session) => (await read<unknown[]>("/despesas", session)).length),
    );
    expect(counts[0]).toBeGreaterThan(counts[1] ?? 0);
    expect(counts[1]).toBeGreaterThan(100);
    expect(counts[2]).toBe(0);
    const [premium] = sessions;
    const told = await read<readonly Notification[]>("/notificacoes", premium!);
    expect(new Set(told.map(({ lida }) => lida))).toEqual(new Set([true, false]));
    const won = await read<Gamification>("/gamificacao/status", premium!);
    expect(won.total_conquistas).toBeGreaterThan(5);
    const goals = await Promise.all(
      sessions.map((session) => read<readonly Goal[]>("/objetivos", session)),
    );
    expect(goals.map(({ length }) => length)).toEqual([5, 2, 0]);
    const photo = goals.flat().find(({ foto_url: address }) => address !== null)?.foto_url ?? "";
    expect((await fetch(demo.url + photo)).headers.get("content-type")).toBe("image/webp");
    await demo.stop();
  });

  it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "leaves nothing behind after %s",
    async (signal) => {
      const demo = await start();
      expect(await readdir(directory.path)).toHaveLength(1);
      expect(await demo.stop(signal)).toBe(0);
      expect(await readdir(directory.path)).toEqual([]);
    },
  );

  it("leaves nothing behind when it cannot start", async () => {
    const settings = { TMPDIR: directory.path, PORT: "70000" };
    await expect(runServer(settings, DEMONSTRATION)).rejects.toThrow(badVariables.PORT);
    expect(await readdir(directory.path)).toEqual([]);
  });
});
