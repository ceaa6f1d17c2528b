import { describe, expect, it } from "vitest";
import type { NamedCall } from "../../../src/application/outbox/queued-write.ts";
import { ZERO, cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import {
  accountId,
  categoryId,
  changeId,
  recurrenceId,
  ruleId,
  transactionId,
} from "../../../src/domain/shared/ids.ts";
import { draftOf } from "../../../src/domain/recurrences/patch.ts";
import { httpBalances } from "../../../src/infrastructure/http/http-balances.ts";
import { httpCategoryMerge } from "../../../src/infrastructure/http/http-category-merge.ts";
import { httpRules } from "../../../src/infrastructure/http/http-rules.ts";
import { httpDivision } from "../../../src/infrastructure/http/http-transactions.ts";
import { httpUndo } from "../../../src/infrastructure/http/ledger/http-undo.ts";
import { readWriteKind } from "../../../src/infrastructure/http/ledger/read-write-kind.ts";
import { capturedCall, recurrenceCall } from "../../support/captured-call.ts";
import { creation, edit, removal, uuid } from "../../support/kept-writes.ts";
import { planned } from "../../support/recurrences.ts";

const CHANGE = changeId(uuid(1, "c"));
const as = { seen: 7, change: CHANGE };
const [ID, OTHER] = [uuid(1), uuid(2)];
const DAY = civilDate(2026, 5, 5);
const noIds = () => null;
const onThatDay = { today: () => DAY };

describe("what a write does", () => {
  it("is read from the call of every adapter that makes one", async () => {
    const id = recurrenceId(ID);
    const calls: readonly (readonly [Promise<NamedCall>, object])[] = [
      [
        recurrenceCall(1, (port) => port.change(id, { scope: "all" }, { paused: true }, as)),
        { type: "pause", record: ID },
      ],
      [
        recurrenceCall(1, (port) => port.change(id, { scope: "all" }, { paused: false }, as)),
        { type: "resume", record: ID },
      ],
      [
        recurrenceCall(1, (port) => port.change(id, { scope: "all" }, draftOf(planned()), as)),
        { type: "change", record: ID },
      ],
      [
        recurrenceCall(1, (port) => port.endPayment("expense ginasio", CHANGE)),
        { type: "end-payment", record: null, payment: "expense ginasio" },
      ],
      [
        recurrenceCall(1, (port) => port.remove(id, { scope: "all" }, as)),
        { type: "remove", record: ID },
      ],
      [
        recurrenceCall(1, (port) => port.settle(id, DAY, { amount: cents(5), date: DAY }, as)),
        { type: "confirm", record: ID, day: DAY },
      ],
      [
        recurrenceCall(1, (port) => port.settle(id, DAY, null, as)),
        { type: "skip", record: ID, day: DAY },
      ],
      [
        capturedCall((api) =>
          httpDivision(api)(
            "expense",
            transactionId(ID),
            { category: "Lazer", amount: cents(1), parts: [] },
            as,
          ),
        ),
        { type: "divide", record: ID },
      ],
      [
        capturedCall((api) => httpCategoryMerge(api)(categoryId(ID), categoryId(OTHER), as)),
        { type: "merge", record: ID },
      ],
      [
        capturedCall((api) => httpRules(api, noIds).apply(ruleId(ID), CHANGE)),
        { type: "apply", record: ID },
      ],
      [
        capturedCall((api) =>
          httpBalances(api, onThatDay).tell(
            { amount: ZERO, date: DAY },
            { id: accountId("main"), label: null },
            CHANGE,
          ),
        ),
        { type: "tell", record: "main" },
      ],
      [
        capturedCall((api) =>
          httpBalances(api, onThatDay).tell({ amount: ZERO, date: DAY }, null, CHANGE),
        ),
        { type: "tell", record: null },
      ],
      [
        capturedCall((api) => httpUndo(api)(changeId(OTHER), CHANGE)),
        { type: "undo", record: null },
      ],
    ];
    for (const [call, deed] of calls) expect(readWriteKind(await call)).toEqual(deed);
  });

  it("of a new recurrence is its whole plan", async () => {
    const id = recurrenceId(ID);
    for (const plan of [
      planned(),
      planned({
        cost: { of: "parts", total: cents(600_00), fee: cents(5_00) },
        times: 12,
        mode: "confirm",
      }),
    ]) {
      const draft = draftOf(plan);
      const call = await recurrenceCall(1, (port) =>
        port.create(draft, true, { id, change: CHANGE }),
      );
      expect(readWriteKind(call)).toEqual({ type: "plan", record: ID, draft });
    }
  });

  it("of any other record is its creation, change or removal", () => {
    expect(readWriteKind(creation(1, ID).call)).toEqual({ type: "create", record: ID });
    expect(readWriteKind(edit(1, ID, 3).call)).toEqual({ type: "change", record: ID });
    expect(readWriteKind(removal(1, ID, 3).call)).toEqual({ type: "remove", record: ID });
  });

  it("of a plan that this version cannot read is still a creation", () => {
    const odd = creation(1, ID, {}, { cada: "sempre" });
    const call = { ...odd.call, path: "/recorrentes" };
    expect(readWriteKind(call)).toEqual({ type: "create", record: ID });
  });
});
