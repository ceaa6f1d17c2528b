import { useSelector } from "@xstate/react";
import { Download, Lock } from "lucide-react";
import { accessTo } from "../../../domain/plans/features.ts";
import type { ListView } from "../../../domain/shared/list-view.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { historyTexts as texts } from "../../../text/transactions/history.ts";
import { Button } from "../../components/Button/Button.tsx";
import { useOverlayNotify } from "../../signed-in-context.ts";
import { useUser } from "../../use-user.ts";
import type { HistoryActors } from "./history-feature.ts";

type HistoryExportProps = {
  readonly actor: HistoryActors["exporting"];
  /** The records of the list. */
  readonly transactions: ListView<Transaction>;
  /** Whether some records are still being loaded: an export waits for all of them. */
  readonly unfinished: boolean;
};

/** Exports the filtered list; without Premium the button has a lock and opens the offer. */
export function HistoryExport({ actor, transactions, unfinished }: HistoryExportProps) {
  const notify = useOverlayNotify();
  const plan = useUser()?.plan ?? "free";
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  return accessTo("advanced-history", plan) === "locked" ? (
    <Button
      variant="secondary"
      icon={<Lock size={16} aria-hidden />}
      aria-label={`${texts.export} ${texts.premiumOnly}`}
      onClick={() => notify(({ premium }) => premium.send({ type: "OPEN" }))}
    >
      {texts.export}
    </Button>
  ) : (
    <Button
      variant="secondary"
      icon={<Download size={16} aria-hidden />}
      pending={busy}
      disabled={unfinished}
      pendingLabel={texts.exporting}
      onClick={() => actor.send({ type: "DO", of: transactions })}
    >
      {texts.export}
    </Button>
  );
}
