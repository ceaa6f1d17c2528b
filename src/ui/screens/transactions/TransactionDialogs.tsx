import type { CategoryLists } from "../../../application/categories/view-categories.ts";
import { ReceiptDialog } from "./ReceiptDialog.tsx";
import { TransactionDialog } from "./TransactionDialog.tsx";
import { TransactionDivision } from "./TransactionDivision.tsx";
import { TransactionRemoval } from "./TransactionRemoval.tsx";

const KINDS = ["income", "expense"] as const;

/** The dialogs that open with one key on every screen. */
export const TransactionDialogs = ({ categories }: { readonly categories: CategoryLists }) => (
  <>
    {KINDS.map((kind) => (
      <TransactionDialog key={`dialog-${kind}`} kind={kind} categories={categories[kind]} />
    ))}
    {KINDS.map((kind) => (
      <TransactionRemoval key={`removal-${kind}`} kind={kind} />
    ))}
    <TransactionDivision categories={categories} />
    <ReceiptDialog />
  </>
);
