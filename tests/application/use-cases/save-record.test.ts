import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Failure } from "../../../src/application/failure.ts";
import type { Transactions } from "../../../src/application/ports/transactions.ts";
import { saveTransaction } from "../../../src/application/use-cases/save-transaction.ts";
import type { TransactionDraft } from "../../../src/domain/transactions/transaction.ts";
import { draftOf } from "../../support/arbitraries/transaction.ts";
import { fakeTransactions } from "../../support/fakes/fake-transactions.ts";
import { noBook } from "../../support/no-book.ts";

const OFFLINE: Failure = { type: "offline" };
const REFUSED: Failure = { type: "rejected", status: 422, detail: null };

/** What becomes of a call: it arrives and is answered, it arrives unanswered, never arrives, or is refused. */
const anyFate = fc.constantFrom("answered", "unanswered", "lost", "refused");
type Fate = "answered" | "unanswered" | "lost" | "refused";

/** A server behind a line of which each call meets its fate. */
function behind(fates: readonly Fate[]) {
  const server = fakeTransactions();
  let calls = 0;
  const meet = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const fate = fates[calls] ?? "answered";
    calls += 1;
    if (fate === "refused") throw REFUSED;
    if (fate === "lost") throw OFFLINE;
    const answer = await call();
    if (fate === "unanswered") throw OFFLINE;
    return answer;
  };
  const port: Transactions = {
    create: (...call) => meet(() => server.create(...call)),
    update: (...call) => meet(() => server.update(...call)),
    remove: (...call) => meet(() => server.remove(...call)),
    divide: (...call) => meet(() => server.divide(...call)),
  };
  return { port, list: () => server.list("expense") };
}

/** Saves a draft, and after each failure the next one, as somebody does who changes their mind meanwhile. */
async function insist(port: Transactions, drafts: readonly TransactionDraft[]) {
  const save = saveTransaction(port, noBook, "expense");
  let tries: readonly { readonly draft: TransactionDraft; readonly key: string }[] = [];
  for (const [at, draft] of drafts.entries()) {
    const next = [...tries, { draft, key: `key-${at}` }];
    try {
      return await save({ mode: { type: "create" }, tries: next });
    } catch (failure) {
      if (failure === OFFLINE) tries = next;
    }
  }
  return save({
    mode: { type: "create" },
    tries: [...tries, { draft: drafts.at(-1)!, key: "end" }],
  });
}

describe("an entry that is saved until it works", () => {
  it("is one record in the end, as it was last wanted, whatever became of the calls before", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(draftOf("expense"), { minLength: 1, maxLength: 5 }),
        fc.array(anyFate, { maxLength: 12 }),
        async (drafts, fates) => {
          const { port, list } = behind(fates);
          const kept = await insist(port, drafts).catch(() => null);
          expect(list().length).toBeLessThanOrEqual(1);
          if (kept !== null) expect(list()).toEqual([kept.record]);
        },
      ),
    );
  });
});
