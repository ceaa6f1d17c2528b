import { afterEach, describe, expect, it, vi } from "vitest";
import { ownId } from "../../../src/contract/fields.ts";
import { compareText } from "../../../src/domain/shared/compare-text.ts";
import { randomIds } from "../../../src/infrastructure/browser/random-ids.ts";
import { refusals } from "../../support/read.ts";

afterEach(() => void vi.useRealTimers());

describe("random identifiers", () => {
  it("never occur twice, and are such as the server takes", () => {
    const ids = Array.from({ length: 1_000 }, () => randomIds.next());
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(refusals(ownId, id)).toEqual({});
  });

  it("are the greater the later they are made, even while the clock stands still or is put back", () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    const ids = Array.from({ length: 5_000 }, () => randomIds.next());
    vi.setSystemTime(1_700_000_000_000);
    ids.push(randomIds.next());
    vi.setSystemTime(1_900_000_000_000);
    ids.push(randomIds.next());
    expect(ids).toEqual(ids.toSorted(compareText));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
