import type { Book } from "../../domain/ledger/book.ts";
import { findRow } from "../../domain/ledger/row-index.ts";
import type { NotificationSubject } from "../../domain/notifications/subject.ts";
import { daysOf, type YearMonth } from "../../domain/shared/year-month.ts";
import type { TransactionFilter } from "../../domain/transactions/filter.ts";

/** The place that shows the subject of a notification. */
export type SubjectPlace =
  | { readonly screen: "history"; readonly filter: Partial<TransactionFilter> }
  | { readonly screen: "budgets"; readonly month: YearMonth }
  | { readonly screen: "goals" }
  | { readonly screen: "recurrences" }
  | { readonly screen: "forecast" };

/** Finds a subject in a book; null if it is gone, or not there yet. */
export const findSubject =
  (subject: NotificationSubject | null) =>
  (book: Book): SubjectPlace | null => {
    switch (subject?.type) {
      case undefined:
        return null;
      case "budgets":
        return { screen: "budgets", month: subject.month };
      case "month":
        return { screen: "history", filter: daysOf(subject.month) };
      case "category": {
        const category = book.categories.get(subject.category)?.record.name ?? null;
        return {
          screen: "history",
          filter: { ...daysOf(subject.month), kind: "expense", category },
        };
      }
      case "expense": {
        const row = findRow(book.index, subject.id);
        if (row === null) return null;
        const { kind, category, date, amount } = row;
        const on = { from: date, to: date, least: amount, most: amount };
        return { screen: "history", filter: { ...on, kind, category } };
      }
      case "forecast":
        return { screen: "forecast" };
      case "recurrence":
        return { screen: "recurrences" };
      case "goal":
        return book.goals.has(subject.id) ? { screen: "goals" } : null;
    }
  };
