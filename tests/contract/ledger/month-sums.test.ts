import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeMonthSum,
  encodeMonthSum,
  monthSumsSchema,
} from "../../../src/contract/ledger/month-sums.ts";
import { anyMonthSum } from "../../support/arbitraries/ledger.ts";
import { overTheWire, read } from "../../support/read.ts";

describe("the sums of months", () => {
  it("are after their way over the wire what they were before", () => {
    fc.assert(
      fc.property(fc.array(anyMonthSum), (sums) => {
        const sent = { revisao: 1, epoca: "e", meses: sums.map(encodeMonthSum) };
        const { meses } = read(monthSumsSchema, overTheWire(sent));
        expect(meses.map(decodeMonthSum)).toEqual(sums);
      }),
    );
  });
});
