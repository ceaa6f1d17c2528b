import { Landmark, Plus } from "lucide-react";
import { blankBalance } from "../../../application/accounts/balance-form.ts";
import type { AccountsView, AccountsBook } from "../../../application/accounts/view-accounts.ts";
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
import { Money } from "../../components/Money/Money.tsx";

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

type HeldTotalsProps = { readonly accounts: Pick<AccountsBook, "ofTheDay" | "apart"> };

/** The totals of the everyday accounts and of the savings, as in the forecast. */
function HeldTotals({ accounts: { ofTheDay, apart } }: HeldTotalsProps) {
  const totals = [
    { label: texts.totalOfTheDay, amount: ofTheDay },
    { label: texts.totalApart, amount: apart },
  ].flatMap(({ label, amount }) => (amount === null ? [] : [{ label, amount }]));
  if (totals.length === 0) return null;
  return (
    <div className={styles.totals}>
      {totals.map(({ label, amount }) => (
        <section key={label} className={styles.total} aria-label={label}>
          <h2 className={styles.totalLabel}>{label}</h2>
          <Money amount={amount} tone={amount < 0 ? "negative" : "plain"} size="figure" />
        </section>
      ))}
    </div>
  );
}
