import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { DownloadProgress } from "../../../src/application/exports/data-exports.ts";
import { failureOf } from "../../../src/application/failure.ts";
import { httpDownload } from "../../../src/infrastructure/http/download.ts";
import { answering, standIn } from "./stand-in.ts";

let server: Awaited<ReturnType<typeof standIn>>;
const onUnauthenticated = vi.fn<() => void>();

beforeAll(async () => {
  server = await standIn();
});
afterAll(() => server.close());
beforeEach(() => {
  onUnauthenticated.mockClear();
  server.asked.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

function download(onProgress: (progress: DownloadProgress) => void = () => undefined) {
  const session = { token: () => "t1", onUnauthenticated, onForbidden: () => undefined };
  return httpDownload(session, server.url)("/exportacao/json", "fincontrol.json", onProgress);
}

const textIn = (content: unknown) => new TextDecoder().decode(content as Uint8Array);

describe("a file", () => {
  it("comes whole, with the name and the type that the server gives it", async () => {
    server.behave((_, response) =>
      response
        .writeHead(200, {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": 'attachment; filename="dados.json"',
        })
        .end("Data;Valor\r\n"),
    );
    const { name, type, content } = await download();
    expect([name, type, textIn(content)]).toEqual([
      "dados.json",
      "text/csv; charset=utf-8",
      "Data;Valor\r\n",
    ]);
    expect(server.asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ["/api/exportacao/json", "Bearer t1"],
    ]);
  });

  it("without a name, a type or anything in it is a file all the same", async () => {
    server.behave((_, response) => response.writeHead(200, { "content-length": "0" }).end());
    expect(await download()).toEqual({
      name: "fincontrol.json",
      type: "application/octet-stream",
      content: new Uint8Array(),
    });
  });

  it("tells how much of it has come, piece by piece", async () => {
    const heard: DownloadProgress[] = [];
    const half = Promise.withResolvers<void>();
    server.behave((_, response) => {
      response.writeHead(200, { "content-length": "8" });
      response.write("meta");
      void half.promise.then(() => response.end("de!!"));
    });
    const { content } = await download((progress) => {
      heard.push(progress);
      half.resolve();
    });
    expect(heard).toEqual([
      { loaded: 4, total: 8 },
      { loaded: 8, total: 8 },
    ]);
    expect(textIn(content)).toBe("metade!!");
  });

  it("of a size that nobody tells has no whole to be a part of", async () => {
    const heard: DownloadProgress[] = [];
    server.behave((_, response) => response.writeHead(200).end("abc"));
    await download((progress) => heard.push(progress));
    expect(heard.at(-1)).toEqual({ loaded: 3, total: null });
  });

  it("that breaks off is no file", async () => {
    server.behave((request, response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write("{", () => request.socket.destroy());
    });
    await expect(download()).rejects.toEqual({ type: "offline" });
  });

  it("that is refused says why", async () => {
    server.behave(answering(403, '{"detail":"Só com o Premium."}'));
    const detail = "Só com o Premium.";
    await expect(download()).rejects.toEqual({ type: "rejected", status: 403, detail });
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it("that is asked for without a session ends the session, once", async () => {
    server.behave(answering(401, '{"detail":"Sessão inválida"}'));
    await expect(download()).rejects.toEqual({ type: "unauthenticated" });
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  it("may take its time, but is given up when nothing more comes for 30 s", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const heard = Promise.withResolvers<ServerResponse>();
    server.behave((_, response) => {
      response.writeHead(200, { "content-length": "1000" }).write("{");
      heard.resolve(response);
    });
    let pieces = Promise.withResolvers<void>();
    let outcome = "none";
    const call = download(() => pieces.resolve()).then(
      () => (outcome = "answered"),
      (reason: unknown) => (outcome = failureOf(reason).type),
    );
    const response = await heard.promise;
    await pieces.promise;
    await vi.advanceTimersByTimeAsync(29_000);
    pieces = Promise.withResolvers<void>();
    response.write("more");
    await pieces.promise;
    await vi.advanceTimersByTimeAsync(29_999);
    expect(outcome).toBe("none");
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(outcome).toBe("offline");
  });
});
