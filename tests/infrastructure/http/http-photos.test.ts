// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import { REVISION_HEADER } from "../../../src/contract/api-base.ts";
import type { Answered } from "../../../src/infrastructure/http/call.ts";
import { httpPhotos } from "../../../src/infrastructure/http/http-photos.ts";
import { revisionOf } from "../../../src/infrastructure/http/ledger/revision-of.ts";
import { photoFileWith } from "../../support/photo-file.ts";
import { closedPort } from "./closed-port.ts";
import { answering, standIn } from "./stand-in.ts";

const OFFLINE: Failure = { type: "offline" };
const UNEXPECTED: Failure = { type: "unexpected" };
const PHOTO = JSON.stringify({ foto_url: "/api/fotos/1", nova: true });

let server: Awaited<ReturnType<typeof standIn>>;
const onUnauthenticated = vi.fn<() => void>();
const onForbidden = vi.fn<() => void>();
const onAnswer = vi.fn<(answer: Answered) => void>();

declare const window: Window & { happyDOM: { setURL: (url: string) => void } };

beforeAll(async () => {
  server = await standIn();
  window.happyDOM.setURL(server.url);
});
afterAll(() => server.close());
beforeEach(() => {
  // Like a browser, happy-dom reports every call that is no success on its console.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const heard of [onUnauthenticated, onForbidden, onAnswer]) heard.mockClear();
  server.asked.length = 0;
});

const photosAt = (origin: string, token: string | null = "t1") =>
  httpPhotos({ token: () => token, onUnauthenticated, onForbidden, onAnswer }, origin);
const upload = (file = photoFileWith()) => photosAt(server.url).upload(file, () => undefined);

describe("the upload of a photo", () => {
  it("sends the file with the bearer token and gives its address", async () => {
    let body = "";
    server.behave((request, response) => {
      request.on("data", (chunk: Buffer) => (body += chunk.toString("latin1")));
      request.on("end", () => answering(201, PHOTO)(request, response));
    });
    expect(await upload().photoUrl).toBe("/api/fotos/1");
    const [asked] = server.asked;
    expect([asked!.method, asked!.url, asked!.headers.authorization]).toEqual([
      "POST",
      "/api/objetivos/upload-foto",
      "Bearer t1",
    ]);
    expect(asked!.headers["content-type"]).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(body).toContain('name="file"; filename=');
    expect(body).toContain("Content-Type: image/png\r\n\r\n\u0001\u0002\u0003\r\n");
  });

  it.each([
    ["413 with a sentence", 413, '{"detail":"Grande demais."}', "Grande demais."],
    ["415 with a list", 415, '{"detail":[{"loc":[],"msg":"Não é.","type":"x"}]}', "Não é."],
    ["500 with HTML", 500, "<h1>500</h1>", null],
    ["507 with nothing", 507, "", null],
  ])("that is answered %s is refused with its first sentence", async (_, status, body, detail) => {
    server.behave(answering(status, body));
    await expect(upload().photoUrl).rejects.toEqual({ type: "rejected", status, detail });
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it("that is answered 401 ends the session, and says so once", async () => {
    server.behave(answering(401, '{"detail":"Sessão inválida"}'));
    await expect(upload().photoUrl).rejects.toEqual({ type: "unauthenticated" });
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  it("that is answered 403 has the plan looked up again, and is heard as no answer", async () => {
    server.behave(answering(403, '{"detail":"Só com Premium."}'));
    await expect(upload().photoUrl).rejects.toMatchObject({ status: 403 });
    expect([onForbidden.mock.calls.length, onAnswer.mock.calls.length]).toEqual([1, 0]);
  });

  it("tells the revision of its answer as every call does", async () => {
    server.behave((_, response) =>
      response
        .writeHead(201, { "content-type": "application/json", [REVISION_HEADER]: "7" })
        .end(PHOTO),
    );
    await upload().photoUrl;
    expect(onAnswer.mock.calls.map(([answer]) => revisionOf(answer))).toEqual([7]);
    expect(onForbidden).not.toHaveBeenCalled();
  });

  it.each(["", "<p>", "{}", '{"foto_url":1}', '{"foto_url":'])(
    "that is answered %j is unexpected",
    async (body) => {
      server.behave(answering(201, body));
      await expect(upload().photoUrl).rejects.toEqual(UNEXPECTED);
    },
  );

  it("that nobody answers, or that breaks off, is offline", async () => {
    await expect(
      photosAt(await closedPort()).upload(photoFileWith(), () => undefined).photoUrl,
    ).rejects.toEqual(OFFLINE);
    server.behave((request) => request.socket.destroy());
    await expect(upload().photoUrl).rejects.toEqual(OFFLINE);
  });

  it("that is cancelled before its file is read never leaves", async () => {
    const { photoUrl, cancel } = upload();
    cancel();
    await expect(photoUrl).rejects.toEqual(OFFLINE);
    expect(server.asked).toEqual([]);
  });

  it("that is cancelled on its way breaks off", async () => {
    const { photoUrl, cancel } = upload();
    server.behave(() => cancel());
    await expect(photoUrl).rejects.toEqual(OFFLINE);
  });

  it("of a file that can no longer be read is unexpected", async () => {
    const gone = photoFileWith({ arrayBuffer: () => Promise.reject(new Error("gone")) });
    await expect(upload(gone).photoUrl).rejects.toEqual(UNEXPECTED);
    expect(server.asked).toEqual([]);
  });
});
