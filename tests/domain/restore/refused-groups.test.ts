import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refusedGroups } from "../../../src/domain/restore/refused-groups.ts";
import { RESTORED_KINDS } from "../../../src/domain/restore/restore.ts";

const rows = fc.array(
  fc.record({
    kind: fc.constantFrom(null, ...RESTORED_KINDS.slice(0, 3)),
    id: fc.string({ maxLength: 3 }),
    reason: fc.constantFrom("Está mais do que uma vez.", "A conta não está."),
  }),
);

describe("refused rows", () => {
  it("are all in one group each, of their kind and reason, in the order in which they came", () => {
    fc.assert(
      fc.property(rows, (all) => {
        const groups = refusedGroups(all);
        const told = groups.flatMap(({ kind, reason, ids }) =>
          ids.map((id) => ({ kind, reason, id })),
        );
        expect(told).toHaveLength(all.length);
        for (const { kind, reason, ids } of groups)
          expect(ids).toEqual(
            all.filter((one) => one.kind === kind && one.reason === reason).map(({ id }) => id),
          );
        const names = groups.map(({ kind, reason }) => `${kind} ${reason}`);
        expect(names).toEqual([...new Set(all.map(({ kind, reason }) => `${kind} ${reason}`))]);
      }),
    );
  });
});
