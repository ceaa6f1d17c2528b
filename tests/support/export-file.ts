import { exportJson } from "../../src/contract/exports/export-content.ts";
import { readCopy } from "./read-copy.ts";
import type { ExportContent, ExportSource } from "../../src/domain/exports/export-content.ts";

/** Reads the whole file of an export. */
export function readExport(text: string): ExportContent {
  const read = readCopy(text);
  if (!read.ok) throw new Error(read.reason);
  const { version: _, lists, ...head } = read.value;
  return { ...head, ...lists } as ExportContent;
}

async function* inParts<One>(all: readonly One[], size: number) {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}

/** The source of an export, read in pages of `size`. */
export function sourceOf(content: ExportContent, size = 1_000): ExportSource {
  const { createdAt, profile, achievements, accountReserve, dismissedProposals } = content;
  return {
    createdAt,
    profile,
    achievements,
    accountReserve,
    dismissedProposals,
    pages: {
      incomes: inParts(content.incomes, size),
      expenses: inParts(content.expenses, size),
      goals: inParts(content.goals, size),
      budgets: inParts(content.budgets, size),
      categories: inParts(content.categories, size),
      rules: inParts(content.rules, size),
      recurrences: inParts(content.recurrences, size),
      accounts: inParts(content.accounts, size),
      imports: inParts(content.imports, size),
      lines: inParts(content.lines, size),
      receipts: inParts(content.receipts, size),
      notifications: inParts(content.notifications, size),
      dismissed: inParts(content.dismissed, size),
    },
  };
}

/** Returns the whole file of an export. */
export async function exportText(source: ExportSource): Promise<string> {
  let text = "";
  for await (const part of exportJson(source)) text += part;
  return text;
}
