import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepTrying } from "../../../src/infrastructure/browser/keep-trying.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const page = Object.assign(new EventTarget(), {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
  }) as unknown as Window;
  const retry = vi.fn<() => void>();
  return { page, retry, failed: keepTrying(page, retry) };
}

it("tries once after each failure, ever more rarely, and at least every 30 s", () => {
  const { retry, failed } = setUp();
  for (const pause of [2, 4, 8, 16, 30, 30]) {
    retry.mockClear();
    failed();
    vi.advanceTimersByTime(pause * 1000 - 1);
    expect(retry).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(retry).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(120_000);
    expect(retry).toHaveBeenCalledOnce();
  }
});

it("tries as soon as there is a network again, and is patient no longer than at first", () => {
  const { page, retry, failed } = setUp();
  failed();
  vi.advanceTimersByTime(2000);
  failed();
  page.dispatchEvent(new Event("online"));
  expect(retry).toHaveBeenCalledTimes(2);
  failed();
  vi.advanceTimersByTime(2000);
  expect(retry).toHaveBeenCalledTimes(3);
});

it("does no more once it is left", () => {
  const { page, retry, failed } = setUp();
  failed()();
  vi.advanceTimersByTime(120_000);
  page.dispatchEvent(new Event("online"));
  expect(retry).not.toHaveBeenCalled();
});
