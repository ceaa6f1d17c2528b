import { Archive, FileClock, Pencil, Scale, Trash } from "lucide-react";
import { isPending } from "../../../domain/ledger/revision.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import type { Account } from "../../../domain/accounts/account.ts";
import { accountTexts as texts } from "../../../text/accounts/accounts.ts";
import { components } from "../../../text/components.ts";
import { recordChangesTexts } from "../../../text/versions/record-changes.ts";
import { useSeeHistory } from "../versions/use-see-history.ts";
import { ActionSheet } from "../shared/ActionSheet.tsx";
import type { AccountActors } from "./accounts-feature.ts";
import { hint } from "./accounts.css.ts";

type AccountSheetProps = {
  readonly account: WithRevision<Account>;
  readonly actors: AccountActors;
  readonly onEdit: () => void;
  readonly onTell: () => void;
};

/** All actions on an open account, with their names. */
export function AccountSheet({ account, actors, onEdit, onTell }: AccountSheetProps) {
  const { id, revision, label } = account;
  const seeHistory = useSeeHistory();
  const close = () => actors.arrange([{ record: account, patch: { closed: true } }]);
  return (
    <ActionSheet label={texts.moreOf(label)} title={label} pending={isPending(account)}>
      {(action) => (
        <>
          {action(texts.tell, <Scale size={16} aria-hidden />, onTell)}
          {action(texts.edit, <Pencil size={16} aria-hidden />, onEdit)}
          {action(texts.close, <Archive size={16} aria-hidden />, close)}
          <p className={hint}>{texts.closeHint}</p>
          {action(recordChangesTexts.open, <FileClock size={16} aria-hidden />, () =>
            seeHistory("accounts", account),
          )}
          {action(components.remove, <Trash size={16} aria-hidden />, () =>
            actors.removal.send({ type: "REMOVE", target: { id, revision, label } }),
          )}
        </>
      )}
    </ActionSheet>
  );
}
