import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { beforeEach, describe, expect, it, vi } from "vitest";

const ORIGIN = "https://fincontrol.example";
const script = readFileSync("public/offline.js", "utf8");

const FIRST = ["/app.html", "/assets/index.js"];
const REST = ["/assets/over.js", "/assets/list.js", "/assets/pdf.js"];

type Answers = Map<string, Response>;

/** The caches of a browser, in the order in which they were made. */
function makeCaches() {
  const all = new Map<string, Answers>();
  const addressOf = (request: string) => new URL(request, ORIGIN).pathname;
  const found = (answers: Answers | undefined, request: string) =>
    answers?.get(addressOf(request))?.clone();
  const open = async (name: string) => {
    const answers = all.get(name) ?? new Map<string, Response>();
    all.set(name, answers);
    return {
      match: async (request: string) => found(answers, request),
      put: async (request: string, answer: Response) => void answers.set(request, answer),
    };
  };
  const match = async (request: string, { cacheName }: { readonly cacheName?: string } = {}) =>
    cacheName === undefined
      ? [...all.values()].map((answers) => found(answers, request)).find(Boolean)
      : found(all.get(cacheName), request);
  const keys = async () => [...all.keys()];
  /** The locks that the tabs of the browser hold. */
  const locks: string[] = [];
  return {
    all,
    locks,
    caches: { open, match, keys, delete: async (name: string) => all.delete(name) },
  };
}

type Handled = { readonly waitUntil: (work: Promise<unknown>) => void };
type Listener = (event: Handled & Readonly<Record<string, unknown>>) => void;

/** Runs the worker of a version beside the caches of the browser, and the server. */
function start(version: string, given: ReturnType<typeof makeCaches>, server: typeof fetch) {
  const listeners = new Map<string, Listener>();
  const scope = {
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
    skipWaiting: vi.fn<() => Promise<void>>(async () => undefined),
    clients: { claim: vi.fn<() => Promise<void>>(async () => undefined) },
    navigator: { locks: { query: async () => ({ held: given.locks.map((name) => ({ name })) }) } },
    registration: { waiting: null as { readonly state: string } | null },
  };
  const files = JSON.stringify({ version, first: FIRST, rest: REST });
  const built = script.replace('{ version: "", first: [], rest: [] }', files);
  const surroundings = {
    globalThis: scope,
    caches: given.caches,
    fetch: server,
    location: { origin: ORIGIN },
  };
  const run: unknown = runInThisContext(`({ ${Object.keys(surroundings).join()} }) => {${built}}`);
  (run as (parts: typeof surroundings) => void)(surroundings);
  const send = async (name: string, event: object = {}) => {
    const works: unknown[] = [];
    const waitUntil = (work: unknown) => void works.push(work);
    listeners.get(name)?.({ waitUntil, ...event });
    await Promise.all(works);
  };
  const asked = async (pathname: string, mode = "cors") => {
    const answers: Promise<Response>[] = [];
    const request = { method: "GET", url: ORIGIN + pathname, mode };
    listeners.get("fetch")?.({
      waitUntil: () => undefined,
      request,
      respondWith: (answer: Promise<Response>) => answers.push(answer),
    });
    return (await answers[0])?.text();
  };
  /** The page that a device is given for what it shares. */
  const shared = async (fields: string) => {
    const answers: Promise<Response>[] = [];
    const request = {
      method: "POST",
      url: `${ORIGIN}/abrir`,
      mode: "navigate",
      text: async () => fields,
    };
    const respondWith = (answer: Promise<Response>) => answers.push(answer);
    listeners.get("fetch")?.({ waitUntil: () => undefined, request, respondWith });
    return (await answers[0])?.text();
  };
  const idle = () => send("message", { data: { type: "idle" }, ports: [] });
  return { scope, send, asked, shared, idle };
}

const pathOf = (request: unknown) =>
  new URL(typeof request === "string" ? request : (request as Request).url, ORIGIN).pathname;

/** A server of some files, which counts what it is asked for. */
function makeServer(version: string, has: (path: string) => boolean = () => true) {
  const asked: string[] = [];
  const answer = async (request: unknown) => {
    const path = pathOf(request);
    asked.push(path);
    if (!has(path)) return new Response("", { status: 404 });
    return new Response(`${version}: ${path}`);
  };
  return { asked, fetch: answer as typeof fetch };
}

const cacheOf = (version: string) => `fincontrol-${version}`;

const keptIn = ({ all }: ReturnType<typeof makeCaches>, version: string) => [
  ...(all.get(cacheOf(version))?.keys() ?? []),
];

const down = (() => Promise.reject(new TypeError("down"))) as typeof fetch;

describe("the worker of a device that is one's own", () => {
  let given: ReturnType<typeof makeCaches>;
  beforeEach(() => {
    given = makeCaches();
  });

  it("puts a shared text on the root of the application, without telling the server", async () => {
    const asked: string[] = [];
    const page = async (request: unknown) => {
      asked.push(JSON.stringify(request));
      return new Response("<html lang><p>");
    };
    const there = start("v1", given, page);
    expect(await there.shared("titulo=&texto=%22%3E&x='")).toBe(
      '<html data-launch="titulo=&amp;texto=%22%3E&amp;x=%27" lang><p>',
    );
    expect(asked).toEqual(['"/app.html"']);
  });

  it("does so without a network, from what it keeps", async () => {
    const server = makeServer("v1");
    await start("v1", given, server.fetch).send("install");
    expect(await start("v1", given, down).shared("texto=a")).toBe("v1: /app.html");
  });

  it("keeps what the first screen needs at once, and the rest when the page is idle, in order", async () => {
    const server = makeServer("v1");
    const { send, idle } = start("v1", given, server.fetch);
    await send("install");
    expect(server.asked).toEqual(FIRST);
    expect(keptIn(given, "v1")).toEqual(FIRST);
    await idle();
    expect(server.asked).toEqual([...FIRST, ...REST]);
    expect(keptIn(given, "v1")).toEqual([...FIRST, ...REST]);
  });

  it("goes on where it broke off, and asks for nothing twice", async () => {
    let reach = 1;
    const server = makeServer("v1", (path) => !REST.includes(path) || REST.indexOf(path) < reach);
    const { send, idle } = start("v1", given, server.fetch);
    await send("install");
    await idle();
    expect(keptIn(given, "v1")).toEqual([...FIRST, "/assets/over.js"]);
    reach = REST.length;
    await idle();
    expect(keptIn(given, "v1")).toEqual([...FIRST, ...REST]);
    expect(server.asked.filter((path) => path === "/assets/over.js")).toHaveLength(1);
  });

  it("breaks off once a newer version waits, which may begin only when it has nothing to do", async () => {
    const server = makeServer("v1");
    const { scope, send, idle } = start("v1", given, async (...call) => {
      if (pathOf(call[0]) === "/assets/over.js")
        scope.registration.waiting = { state: "installed" };
      return server.fetch(...call);
    });
    await send("install");
    await idle();
    expect(keptIn(given, "v1")).toEqual([...FIRST, "/assets/over.js"]);
  });

  it("is not installed without all that the first screen needs", async () => {
    const server = makeServer("v1", (path) => path !== "/assets/index.js");
    await expect(start("v1", given, server.fetch).send("install")).rejects.toThrow("404");
  });

  it("waits with a new version until it is told to begin, and then claims every tab", async () => {
    const { scope, send } = start("v2", given, makeServer("v2").fetch);
    await send("install");
    await send("message", { data: { type: "idle" }, ports: [] });
    await send("message", { data: { type: "toString" }, ports: [] });
    expect(scope.skipWaiting).not.toHaveBeenCalled();
    await send("message", { data: { type: "take-over" }, ports: [] });
    expect(scope.skipWaiting).toHaveBeenCalledOnce();
    await send("activate");
    expect(scope.clients.claim).toHaveBeenCalledOnce();
  });

  it("fetches of a new version only what the version before does not have, but its pages always", async () => {
    await start("v1", given, makeServer("v1").fetch).send("install");
    const server = makeServer("v2");
    await start("v2", given, server.fetch).send("install");
    expect(server.asked).toEqual(["/app.html"]);
  });

  it("keeps the files of the version before for tabs that are still at work with it, of no other", async () => {
    for (const version of ["v1", "v2", "v3"]) {
      const { send } = start(version, given, makeServer(version).fetch);
      await send("install");
      await send("activate");
    }
    expect([...given.all.keys()]).toEqual(["fincontrol-v2", "fincontrol-v3"]);
    const { asked } = start("v3", given, down);
    given.all.get("fincontrol-v2")?.set("/assets/old.js", new Response("old"));
    expect(await asked("/assets/old.js")).toBe("old");
  });

  it("keeps the files of a version as long as a tab is open with it, however many follow", async () => {
    given.locks.push("fincontrol-outbox", "/assets/index.js-v1");
    for (const version of ["v1", "v2", "v3", "v4"]) {
      const { send } = start(version, given, makeServer(version).fetch);
      await send("install");
      given.all.get(cacheOf(version))?.set(`/assets/index.js-${version}`, new Response(""));
      await send("activate");
    }
    expect([...given.all.keys()]).toEqual(["v1", "v3", "v4"].map(cacheOf));
    given.locks.length = 0;
    const { send } = start("v5", given, makeServer("v5").fetch);
    await send("install");
    await send("activate");
    expect([...given.all.keys()]).toEqual(["v4", "v5"].map(cacheOf));
  });

  it("keeps its own files when the server goes back to an earlier version", async () => {
    for (const version of ["v1", "v2", "v1"]) {
      const { send } = start(version, given, makeServer(version).fetch);
      await send("install");
      await send("activate");
    }
    expect(keptIn(given, "v1")).toEqual(FIRST);
  });

  it("asks the server for pages first, and has its own without it", async () => {
    await start("v1", given, makeServer("v1").fetch).send("install");
    const { asked } = start("v1", given, makeServer("v2").fetch);
    expect(await asked("/historico", "navigate")).toBe("v2: /historico");
    expect(await start("v1", given, down).asked("/historico", "navigate")).toBe("v1: /app.html");
  });

  it("shows the product in the place of a screen, of no other page", async () => {
    await start("v1", given, makeServer("v1").fetch).send("install");
    expect(await start("v1", given, down).asked("/licencas.txt", "navigate")).toBe(undefined);
  });

  it("asks for the page of a shared text without the text", async () => {
    const server = makeServer("v1");
    await start("v1", given, server.fetch).asked("/abrir?texto=segredo", "navigate");
    expect(server.asked).toEqual(["/app.html"]);
  });

  it("never answers for the API, and is not woken by it where the browser can do that", async () => {
    const routes = vi.fn<(all: readonly object[]) => Promise<void>>(async () => undefined);
    await start("v1", given, makeServer("v1").fetch).send("install", { addRoutes: routes });
    const of = (urlPattern: string) => ({ condition: { urlPattern }, source: "network" });
    expect(routes.mock.calls).toEqual([[[of("/api/*"), of("/offline.js")]]]);
    const { asked } = start("v1", given, makeServer("v1").fetch);
    expect(await asked("/api/receitas", "navigate")).toBe(undefined);
  });

  it("says of which version a page is, by its script", async () => {
    const { send } = start("v1", given, down);
    const postMessage = vi.fn<(answer: boolean) => void>();
    for (const name of ["/assets/index.js", "/assets/other.js"])
      await send("message", { data: { type: "is-yours", script: name }, ports: [{ postMessage }] });
    expect(postMessage.mock.calls).toEqual([[true], [false]]);
  });
});
