import { FileClock } from "lucide-react";
import { isPending } from "../../../domain/ledger/revision.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import type { Account } from "../../../domain/accounts/account.ts";
import { accountTexts as texts } from "../../../text/accounts/accounts.ts";
import { components } from "../../../text/components.ts";
import { recordChangesTexts } from "../../../text/versions/record-changes.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { useSeeHistory } from "../versions/use-see-history.ts";
import { Button } from "../../components/Button/Button.tsx";
import { neighbourOf, useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import type { AccountActors } from "./accounts-feature.ts";
import * as styles from "./accounts.css.ts";
import { AccountName } from "./AccountName.tsx";

type ClosedAccountProps = {
  readonly account: WithRevision<Account>;
  readonly actors: AccountActors;
};

/** A closed account, which can be reopened. */
export function ClosedAccount({ account, actors }: ClosedAccountProps) {
  const { label } = account;
  const seeHistory = useSeeHistory();
  const pending = isPending(account);
  const reopen = () => actors.arrange([{ record: account, patch: { closed: false } }]);
  return (
    <li ref={useFocusAfterRemoval<HTMLLIElement>(neighbourOf)} className={styles.row}>
      <AccountName account={account} />
      <IconButton
        label={recordChangesTexts.openOf(label)}
        icon={<FileClock size={16} aria-hidden />}
        pending={pending}
        onClick={() => seeHistory("accounts", account)}
      />
      <Button
        variant="secondary"
        size="small"
        aria-label={texts.reopenOf(label)}
        pending={pending}
        pendingLabel={components.saving}
        onClick={reopen}
      >
        {texts.reopen}
      </Button>
    </li>
  );
}
