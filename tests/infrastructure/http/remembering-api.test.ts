import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import { paths } from "../../../src/contract/paths.ts";
import type { Api } from "../../../src/infrastructure/http/api.ts";
import { rememberingApi } from "../../../src/infrastructure/http/remembering-api.ts";

const OFFLINE: Failure = { type: "offline" };
const schema = v.object({ valor: v.number() });
const ANSWER = { valor: 12 };

/** A server that answers, or fails for a reason; and the memory of a device. */
function setUp() {
  const kept = new Map<string, unknown>();
  const stoodIn = vi.fn<() => void>();
  let failure: Failure | null = null;
  let answer: unknown = ANSWER;
  let slow = Promise.resolve();
  const patience = Promise.withResolvers<void>();
  const server: Api = async (_method, _path, shape) => {
    await slow;
    if (failure !== null) throw failure;
    return v.parse(shape, answer);
  };
  const read = vi.fn<(name: string) => Promise<unknown>>(async (name) => kept.get(name));
  const api = rememberingApi(server, {
    read,
    keep: async (name, said) => void kept.set(name, structuredClone(said)),
    late: () => patience.promise,
    stoodIn,
  });
  return {
    api,
    kept,
    read,
    stoodIn,
    fail: (reason: Failure) => {
      failure = reason;
    },
    say: (said: unknown) => {
      answer = said;
    },
    /** Has the server answer once the returned function is called. */
    hang: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      slow = promise;
      return resolve;
    },
    losePatience: patience.resolve,
  };
}

describe("without a network", () => {
  it("gives the last answer, as the server said it, and tells that it stands in", async () => {
    const { api, stoodIn, fail, say } = setUp();
    await api("get", paths.accountReserve, schema);
    say({ valor: 30 });
    expect(await api("get", paths.accountReserve, schema)).toEqual({ valor: 30 });
    expect(stoodIn).not.toHaveBeenCalled();
    fail(OFFLINE);
    expect(await api("get", paths.accountReserve, schema)).toEqual({ valor: 30 });
    expect(stoodIn).toHaveBeenCalledOnce();
  });

  it.each([
    ["there is none", new Map<string, unknown>()],
    [
      "it has another shape",
      new Map([[paths.accountReserve, { asked: "{}", answer: { valor: "x" } }]]),
    ],
    [
      "it is of another question",
      new Map([[paths.accountReserve, { asked: "{1}", answer: ANSWER }]]),
    ],
    ["it is damaged", new Map<string, unknown>([[paths.accountReserve, 7]])],
  ])("fails as before where %s", async (_, lying) => {
    const { api, kept, stoodIn, fail } = setUp();
    for (const [name, answer] of lying) kept.set(name, answer);
    fail(OFFLINE);
    await expect(api("get", paths.accountReserve, schema)).rejects.toEqual(OFFLINE);
    expect(stoodIn).not.toHaveBeenCalled();
  });

  it("gives nothing in place of a refusal", async () => {
    const { api, fail } = setUp();
    await api("get", paths.accountReserve, schema);
    const refused: Failure = { type: "rejected", status: 403, detail: "Não." };
    fail(refused);
    await expect(api("get", paths.accountReserve, schema)).rejects.toEqual(refused);
  });
});

describe("where the server is slow", () => {
  it("gives the last answer after a while, and keeps the server's once it is there", async () => {
    const { api, kept, stoodIn, say, hang, losePatience } = setUp();
    await api("get", paths.accountReserve, schema);
    say({ valor: 30 });
    const answer = hang();
    const asked = api("get", paths.accountReserve, schema);
    losePatience();
    expect(await asked).toEqual({ valor: 12 });
    expect(stoodIn).toHaveBeenCalledOnce();
    answer();
    await vi.waitFor(() =>
      expect(kept.get(paths.accountReserve)).toMatchObject({ answer: { valor: 30 } }),
    );
  });

  it("waits for the server where nothing can stand in", async () => {
    const { api, read, stoodIn, hang, losePatience } = setUp();
    const answer = hang();
    const asked = api("get", paths.accountReserve, schema);
    losePatience();
    await vi.waitFor(() => expect(read).toHaveBeenCalled());
    answer();
    expect(await asked).toEqual(ANSWER);
    expect(stoodIn).not.toHaveBeenCalled();
  });
});

it("keeps one answer of each of six questions, whatever else is asked", async () => {
  const { api, kept } = setUp();
  const all = Object.values(paths).filter((path) => typeof path === "string");
  for (const path of all)
    for (const method of ["get", "post", "put", "delete"] as const)
      for (const de of [undefined, "2026-01-01", "2026-02-01"])
        await api(method, path, schema, { query: { de } });
  const questions = [
    paths.profile,
    paths.accountReserve,
    paths.imports,
    paths.importLines,
    paths.recurrenceProposals,
    paths.notifications,
  ];
  expect([...kept.keys()].toSorted()).toEqual(questions.toSorted());
});

it("keeps the movements since a day whole or not at all, and never those of one import", async () => {
  const { api, kept } = setUp();
  for (const query of [{}, { importacao: "i" }, { de: "2026-01-01", depois: "x" }])
    await api("get", paths.importLines, schema, { query });
  expect(kept.size).toBe(0);
  await api("get", paths.importLines, schema, { query: { de: "2026-01-01" } });
  expect([...kept.keys()]).toEqual([paths.importLines]);
});
