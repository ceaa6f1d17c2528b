import { expect, it } from "vitest";
import { shutAccountOf } from "../../../src/application/accounts/shut-account.ts";
import { EMPTY_BOOK } from "../../../src/domain/ledger/book.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate } from "../../../src/domain/shared/civil-date.ts";
import { accountId, transactionId } from "../../../src/domain/shared/ids.ts";
import { noticeText } from "../../../src/text/notices.ts";

const record = {
  id: transactionId("r"),
  kind: "expense",
  date: civilDate(2026, 11, 20),
  category: "Lazer",
  amount: cents(100),
  description: null,
} as const;
const [own, other] = [accountId("own"), accountId("other")];

it("an entry that got another account than it wanted is told of, and no other", () => {
  const found = (wanted: typeof own | null | undefined, account?: typeof own) =>
    shutAccountOf(EMPTY_BOOK, wanted, { ...record, ...(account && { account }) });
  expect(found(own, own)).toBeNull();
  expect(found(undefined, own)).toBeNull();
  expect(found(null)).toBeNull();
  expect(found(own)).toBe("");
  expect(found(own, other)).toBe("");
});

it("its toast says where it went, and why", () => {
  const toast = (shut: string) =>
    noticeText({ type: "transaction-changed", kind: "expense", change: "created", shut });
  expect(toast("Antiga")).toMatchObject({
    message: "Registado na conta principal: a conta «Antiga» está fechada.",
    tone: "warning",
  });
  expect(toast("").message).toContain("já não existe");
});
