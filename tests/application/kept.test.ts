import { describe, expect, it, vi } from "vitest";
import { kept } from "../../src/application/kept.ts";

describe("an answer that is kept", () => {
  it("is asked for once, until it is forgotten, of which those hear who want to", async () => {
    let asked = 0;
    const answer = kept(async () => (asked += 1));
    const hear = vi.fn<() => void>();
    const leave = answer.subscribe(hear);
    expect(asked).toBe(0);
    expect(answer.read()).toBe(answer.read());
    expect(await answer.read()).toBe(1);
    answer.forget();
    expect(hear).toHaveBeenCalledOnce();
    expect(await answer.read()).toBe(2);
    leave();
    answer.forget();
    expect(hear).toHaveBeenCalledOnce();
  });
});
