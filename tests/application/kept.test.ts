import { expect, it, vi } from "vitest";
import { kept } from "../../src/application/kept.ts";

it("an answer that is kept is asked for once, until it is forgotten", async () => {
  let asked = 0;
  const answer = kept(async () => (asked += 1));
  expect([asked, answer.latest()]).toEqual([0, null]);
  expect(answer.read()).toBe(answer.read());
  expect(await answer.read()).toBe(1);
  answer.forget();
  expect([asked, answer.latest()]).toEqual([1, 1]);
  expect(await answer.read()).toBe(2);
});

it("who wants to hear of it hears each answer, and of none once they have left", async () => {
  let asked = 0;
  const answer = kept(async () => (asked += 1));
  const hear = vi.fn<() => void>();
  const leave = answer.subscribe(hear);
  await answer.read();
  expect(hear).toHaveBeenCalledOnce();
  answer.forget();
  await answer.read();
  expect([asked, hear.mock.calls.length, answer.latest()]).toEqual([2, 2, 2]);
  leave();
  answer.forget();
  expect(asked).toBe(2);
});

it("whoever begins to look has it asked for anew, and those who look at once share the answer", async () => {
  let asked = 0;
  const answer = kept(async () => (asked += 1));
  const leave = answer.subscribe(() => undefined);
  answer.subscribe(() => undefined)();
  expect(await answer.read()).toBe(1);
  leave();
  answer.subscribe(() => undefined);
  expect(answer.latest()).toBe(1);
  expect(await answer.read()).toBe(2);
});

it("an answer that does not come leaves the last one as it is", async () => {
  const answers = ["first", null, "second"];
  const answer = kept(async () => answers.shift() ?? null);
  expect(await answer.read()).toBe("first");
  answer.forget();
  expect([await answer.read(), answer.latest()]).toEqual(["first", "first"]);
  answer.forget();
  expect(await answer.read()).toBe("second");
});

it("an answer that comes late never takes the place of a newer one", async () => {
  const asked = [
    Promise.withResolvers<string | null>(),
    Promise.withResolvers<string | null>(),
    Promise.withResolvers<string | null>(),
  ] as const;
  let questions = 0;
  const answer = kept(() => asked[questions++]!.promise);
  const first = answer.read();
  answer.forget();
  const second = answer.read();
  asked[1].resolve("newer");
  expect(await second).toBe("newer");
  asked[0].resolve("older");
  expect([await first, answer.latest()]).toEqual(["newer", "newer"]);
  answer.forget();
  const third = answer.read();
  asked[2].resolve("newest");
  expect([await third, questions]).toEqual(["newest", 3]);
});

it("a question that gets no answer has a newer one on its way asked no second time", async () => {
  const asked = [Promise.withResolvers<null>(), Promise.withResolvers<string>()] as const;
  let questions = 0;
  const answer = kept<string>(() => asked[questions++]!.promise);
  const first = answer.read();
  answer.forget();
  const second = answer.read();
  asked[0].resolve(null);
  await first;
  expect(answer.read()).toBe(second);
});
