import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { COPY_MAX_BYTES } from "../../../src/contract/restore/restore.ts";
import { changeId } from "../../../src/domain/shared/ids.ts";
import { httpApi } from "../../../src/infrastructure/http/api.ts";
import { httpRestores } from "../../../src/infrastructure/http/http-restores.ts";
import { copyFile } from "../../support/copy-file.ts";
import { answering, standIn } from "./stand-in.ts";

const NOTHING = {
  novos: 0,
  iguais: 0,
  alterados: 0,
  removidos: 0,
  recorrentes_antigos: 0,
  recusados: [],
};

let server: Awaited<ReturnType<typeof standIn>>;
beforeAll(async () => {
  server = await standIn();
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  server.behave(answering(200, JSON.stringify(NOTHING)));
});

const restores = () => {
  const ignore = () => undefined;
  const session = { token: () => "t1", onUnauthenticated: ignore, onForbidden: ignore };
  return httpRestores(httpApi(session, server.url));
};
const never = () => undefined;

describe("the call of a restore", () => {
  it.each([
    ["a JSON", "{}", "cópia.zip", "application/json"],
    ["a zip", "PK\u0003\u0004", "cópia.json", "application/zip"],
  ])("sends %s as what it is, whatever it is called", async (_, text, name, type) => {
    await restores().restore(copyFile(text, name), "replace", changeId("c1"));
    const [asked] = server.asked;
    expect(asked!.url).toBe("/api/reposicao?simular=false&modo=substituir");
    expect(asked!.headers).toMatchObject({
      "content-type": type,
      "content-length": `${text.length}`,
    });
  });

  it.each([
    ["JSON", "{}", COPY_MAX_BYTES.json],
    ["zip", "PK", COPY_MAX_BYTES.zip],
  ])("sends no %s that is too large", async (_, text, most) => {
    const file = copyFile(text);
    const sized = (size: number) => ({
      name: file.name,
      size,
      slice: (from: number, to: number, type?: string) => file.slice(from, to, type),
    });
    await restores().simulate(sized(most), "join", never);
    await expect(restores().simulate(sized(most + 1), "join", never)).rejects.toMatchObject({
      status: 413,
      code: "file-too-large",
    });
    expect(server.asked).toHaveLength(1);
  });

  it("tells that a file is gone, and asks nothing then", async () => {
    const gone = {
      name: "fincontrol.json",
      size: 2,
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException("gone")) }),
    };
    await expect(restores().simulate(gone, "join", never)).rejects.toMatchObject({
      code: "file-gone",
    });
    expect(server.asked).toEqual([]);
  });

  it("breaks a comparison off that is wanted no more", async () => {
    const closed = Promise.withResolvers<null>();
    const came = Promise.withResolvers<null>();
    server.behave((request) => {
      request.on("close", () => closed.resolve(null));
      came.resolve(null);
    });
    let stop = () => undefined as void;
    const asked = restores().simulate(copyFile("{}"), "join", (how) => {
      stop = how;
    });
    await came.promise;
    stop();
    await expect(asked).rejects.toMatchObject({ type: "offline" });
    await closed.promise;
  });
});
