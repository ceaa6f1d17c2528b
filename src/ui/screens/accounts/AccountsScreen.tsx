import { Landmark, Plus } from "lucide-react";
import { blankBalance } from "../../../application/accounts/balance-form.ts";
import type { AccountsView } from "../../../application/accounts/view-accounts.ts";
import type { Account } from "../../../domain/accounts/account.ts";
import { accountTexts as texts } from "../../../text/accounts/accounts.ts";
import { layoutTexts } from "../../../text/pages/layout.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { Disclosure } from "../../components/Disclosure/Disclosure.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { useSignedIn } from "../../signed-in-context.ts";
import type { BalanceActor } from "../forecast/forecast-feature.ts";
import { TellBalance } from "../forecast/TellBalance.tsx";
import { ListSkeleton } from "../shared/ListSkeleton.tsx";
import type { AccountActors } from "./accounts-feature.ts";
import * as styles from "./accounts.css.ts";
import { AccountDialog } from "./AccountDialog.tsx";
import { AccountRemoval } from "./AccountRemoval.tsx";
import { AccountRow } from "./AccountRow.tsx";
import { ClosedAccount } from "./ClosedAccount.tsx";
import { HeldTotals } from "./HeldTotals.tsx";

type AccountsScreenProps = {
  readonly accounts: AccountsView;
  readonly actors: AccountActors;
  /** Saves the balance of an account. */
  readonly balance: BalanceActor;
};

/** The accounts that hold the user's money, each with its current balance. */
export function AccountsScreen({ accounts, actors, balance }: AccountsScreenProps) {
  const { clock } = useSignedIn();
  const { open, closed } = accounts === "reading" ? NONE : accounts;
  const tell = ({ id }: Account) =>
    balance.send({ type: "OPEN_CREATE", fields: { ...blankBalance(clock, open), account: id } });
  const add = (
    <Button
      icon={<Plus size={16} aria-hidden />}
      onClick={() => actors.dialog.send({ type: "OPEN_CREATE" })}
    >
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={layoutTexts.accounts}
        subtitle={texts.subtitle}
        {...(open.length > 0 && { actions: add })}
      />
      {accounts === "reading" ? (
        <div aria-busy aria-label={texts.reading}>
          <ListSkeleton />
        </div>
      ) : (
        <Card>
          {open.length === 0 ? (
            <EmptyState
              icon={<Landmark size={24} />}
              message={texts.empty}
              hint={texts.emptyHint}
              action={add}
            />
          ) : (
            <>
              <HeldTotals accounts={accounts} />
              <ul className={styles.list} aria-label={texts.list}>
                {open.map((account) => (
                  <AccountRow key={account.id} account={account} actors={actors} onTell={tell} />
                ))}
              </ul>
            </>
          )}
          {closed.length > 0 && (
            <Disclosure summary={texts.closed(closed.length)}>
              <ul className={styles.list}>
                {closed.map((account) => (
                  <ClosedAccount key={account.id} account={account} actors={actors} />
                ))}
              </ul>
            </Disclosure>
          )}
        </Card>
      )}
      <AccountDialog dialog={actors.dialog} />
      <AccountRemoval accounts={open} actors={actors} />
      <TellBalance accounts={open} dialog={balance} />
    </>
  );
}

const NONE = { open: [], closed: [] };
