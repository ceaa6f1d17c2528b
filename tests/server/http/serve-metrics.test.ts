import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { serveMetrics } from "../../../server/http/serve-metrics.ts";
import { partsOf, rawExchange } from "../support/raw-http.ts";

const TEXT = "up 1\n";
const TYPE = "text/plain; version=0.0.4; charset=utf-8";

let told: () => Promise<string>;
let faults: unknown[];
let served: Awaited<ReturnType<typeof serveMetrics>>;
beforeEach(async () => {
  told = async () => TEXT;
  faults = [];
  const tellFault = (error: unknown) => faults.push(error);
  served = await serveMetrics(0, { contentType: TYPE, text: () => told() }, tellFault, 200);
});
afterEach(() => served.close());

const open = async (host = "127.0.0.1") => {
  const socket = connect(Number(new URL(served.url).port), host);
  await once(socket, "connect");
  return socket.on("error", () => {});
};

it("the metrics are answered to GET and to HEAD", async () => {
  const answer = await fetch(served.url);
  expect([answer.status, await answer.text()]).toEqual([200, TEXT]);
  expect(answer.headers.get("content-type")).toBe(TYPE);
  const head = await fetch(served.url, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("content-length")).toBe(String(TEXT.length));
});

it.each([
  ["GET", "/", 404],
  ["GET", "/metrics/", 404],
  ["GET", "/metrics?a=b", 404],
  ["GET", "/api/saude", 404],
  ["POST", "/metrics", 405],
  ["DELETE", "/metrics", 405],
])("%s %s gets nothing", async (method, path, status) => {
  const answer = await fetch(new URL(path, served.url), { method });
  expect([answer.status, await answer.text()]).toEqual([status, ""]);
});

const askAs = async (hosts: readonly string[], version = "1.1") => {
  const lines = hosts.map((host) => `Host: ${host}\r\n`).join("");
  const bytes = `GET /metrics HTTP/${version}\r\n${lines}Connection: close\r\n\r\n`;
  return partsOf(await rawExchange(served.url, bytes));
};

it.each(["127.0.0.1", "127.0.0.1:9464", "localhost", "LOCALHOST:1", "[::1]", "[::1]:65535"])(
  "who asks %s, as a program of this machine or a tunnel to it does, is answered",
  async (host) => {
    const { status, body } = await askAs([host]);
    expect([status, body]).toEqual([200, TEXT]);
  },
);

it.each([
  [["exemplo.pt"]],
  [["exemplo.pt:9464"]],
  [["localhost.exemplo.pt"]],
  [["127.0.0.1.exemplo.pt:9464"]],
  [["127.0.0.1@exemplo.pt"]],
  [["localhost:80:80"]],
  [["localhost:exemplo.pt"]],
  [["192.0.2.1"]],
  [["[::2]"]],
  [[""]],
  [["localhost", "exemplo.pt"]],
  [["localhost", "localhost"]],
])(
  "who names the host %s, as a page whose name was led here does, reads nothing",
  async (hosts) => {
    const { status, body } = await askAs(hosts);
    expect([status, body]).toEqual([421, ""]);
  },
);

it("who names no host gets nothing", async () => {
  expect((await askAs([], "1.0")).status).toBe(421);
});

it("metrics that cannot be told are a 500 whose cause is told to the operator, and the next ones are told", async () => {
  const fault = new Error("secret");
  told = () => Promise.reject(fault);
  const broken = await fetch(served.url);
  expect([broken.status, await broken.text()]).toEqual([500, ""]);
  expect(faults).toEqual([fault]);
  told = async () => TEXT;
  expect((await fetch(served.url)).status).toBe(200);
});

it("nobody reaches them but at the loopback address", async () => {
  await expect(open("127.0.0.2")).rejects.toThrow("ECONNREFUSED");
});

it("of many connections eight are kept", async () => {
  const sockets = await Promise.all(Array.from({ length: 12 }, () => open()));
  await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(4);
  for (const socket of sockets) socket.destroy();
});

it("who says half of what they want is not waited for", async () => {
  const socket = await open();
  socket.write("GET /metrics HTTP/1.1\r\nHost: a\r\n");
  socket.resume();
  await once(socket, "close");
  expect((await fetch(served.url)).status).toBe(200);
});
