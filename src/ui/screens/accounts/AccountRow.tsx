import { Pencil } from "lucide-react";
import { accountForm } from "../../../application/accounts/account-form.ts";
import type { ShownAccount } from "../../../application/accounts/view-accounts.ts";
import type { Account } from "../../../domain/accounts/account.ts";
import { isPending } from "../../../domain/ledger/revision.ts";
import { accountTexts as texts, knownBy } from "../../../text/accounts/accounts.ts";
import { components } from "../../../text/components.ts";
import { Button } from "../../components/Button/Button.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { SpinnerIcon } from "../../components/Spinner/SpinnerIcon.tsx";
import { useToday } from "../../signed-in-context.ts";
import { neighbourOf, useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import type { AccountActors } from "./accounts-feature.ts";
import * as styles from "./accounts.css.ts";
import { AccountName } from "./AccountName.tsx";
import { AccountSheet } from "./AccountSheet.tsx";

type AccountRowProps = {
  readonly account: ShownAccount;
  readonly actors: AccountActors;
  readonly onTell: (account: Account) => void;
};

/** An open account with its current balance, the basis of that balance, and its actions. */
export function AccountRow({ account, actors, onTell }: AccountRowProps) {
  const { held, label } = account;
  const today = useToday();
  const pending = isPending(account);
  const edit = () =>
    actors.dialog.send({ type: "OPEN_EDIT", id: account, fields: accountForm.show(account) });
  const tell = () => onTell(account);
  return (
    <li ref={useFocusAfterRemoval<HTMLLIElement>(neighbourOf)} className={styles.row}>
      <AccountName account={account} />
      <div className={styles.held}>
        {held === null ? (
          <>
            <p className={styles.known}>{texts.untold}</p>
            <Button
              variant="secondary"
              size="small"
              aria-label={texts.tellOf(label)}
              onClick={tell}
            >
              {texts.tell}
            </Button>
          </>
        ) : (
          <>
            <p className={styles.amount}>
              <Money amount={held.amount} tone={held.amount < 0 ? "negative" : "plain"} />
            </p>
            <p className={styles.known}>{knownBy(held, today)}</p>
          </>
        )}
      </div>
      <div className={styles.actions}>
        <span className={styles.wideOnly}>
          <IconButton
            label={pending ? components.saving : texts.editOf(label)}
            icon={pending ? <SpinnerIcon size={16} /> : <Pencil size={16} aria-hidden />}
            pending={pending}
            onClick={edit}
          />
        </span>
        <AccountSheet account={account} actors={actors} onEdit={edit} onTell={tell} />
      </div>
    </li>
  );
}
