import { Plus } from "lucide-react";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { layoutTexts } from "../../../text/pages/layout.ts";
import { Button } from "../../components/Button/Button.tsx";
import { useOverlayNotify } from "../../signed-in-context.ts";
import { quickEntry } from "./transactions.css.ts";

/** Buttons for an entry of either kind; the phone has its round button instead. */
export function QuickEntry({ primary }: { readonly primary: TransactionKind }) {
  const notify = useOverlayNotify();
  const kinds =
    primary === "income" ? (["expense", "income"] as const) : (["income", "expense"] as const);
  return (
    <div className={quickEntry}>
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant={kind === primary ? "primary" : "secondary"}
          icon={<Plus size={16} aria-hidden />}
          onClick={() => notify(({ entry }) => entry.add(kind))}
        >
          {layoutTexts.entry[kind]}
        </Button>
      ))}
    </div>
  );
}
