import { doubtsOf } from "../../../../src/domain/imports/columns/doubts.ts";
import { isComplete } from "../../../../src/domain/imports/mapping/mapping.ts";
import type { Statement } from "../../../../src/domain/imports/statements/statement.ts";
import { readBytes } from "../read.ts";
import { lineKey, rowKey } from "../line-keys.ts";
import type { Line } from "../line.ts";
import type { Draft, Outcome } from "./draft.ts";

/** What the reading of a file came to; `wrong` is money that nobody said anything about. */
export type Verdict = Outcome | "wrong";

/** Reads a file as somebody does who accepts every proposal and answers no question, and compares it with the truth. */
export async function verdictOf(bytes: Uint8Array, draft: Draft): Promise<Verdict> {
  const truth = draft.rows.filter(({ counts }) => counts);
  const read = await readBytes(bytes);
  if (read.type === "fault") return "refuses";
  if (read.type === "several-accounts") return "asks";
  if (read.type === "statement") return compared(read.statement, truth);
  const { sign } = read.proposal;
  if (
    sign === "unknown" ||
    !isComplete(read.proposal) ||
    doubtsOf(read.proposal, read.profiles).length > 0
  )
    return "asks";
  const mapped = await readBytes(bytes, [read.proposal]);
  if (mapped.type === "statement") return compared(mapped.statement, truth);
  return mapped.type === "fault" ? "refuses" : "asks";
}

function compared({ rows, unread, closing }: Statement, truth: readonly Line[]): Verdict {
  const missing = truth.map(lineKey);
  for (const row of rows) {
    const at = missing.indexOf(rowKey(row));
    if (at === -1) return "wrong";
    missing.splice(at, 1);
  }
  if (closing !== null && !isTold(closing.amount, truth)) return "wrong";
  if (missing.length === 0) return "right";
  return missing.length <= unread.length ? "said" : "wrong";
}

const isTold = (amount: number, truth: readonly Line[]) =>
  truth.length === 0 || truth.some((line) => "balance" in line && line.balance === amount);
