import type { Account, AccountKind } from "../../../domain/accounts/account.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import type { CategoryIcon } from "../../../domain/categories/category-look.ts";
import { accountKindNames, accountTexts as texts } from "../../../text/accounts/accounts.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { CategoryMark } from "../../components/CategoryMark/CategoryMark.tsx";
import { UnsentMark } from "../unsent/UnsentMark.tsx";
import * as styles from "./accounts.css.ts";

const ICONS: Readonly<Record<AccountKind, CategoryIcon>> = {
  current: "landmark",
  savings: "piggy-bank",
  card: "credit-card",
  cash: "banknote",
};

/** The name of an account, its bank, and its use as long as it is open. */
export function AccountName({ account }: { readonly account: WithRevision<Account> }) {
  const { label, bank, digits, kind, main, ofTheDay, closed } = account;
  const details = [bank, digits && texts.digits(digits), accountKindNames[kind]];
  return (
    <>
      <CategoryMark colour={null} icon={ICONS[kind]} />
      <div className={styles.what}>
        <div className={styles.head}>
          <p className={styles.name}>
            {label}
            <UnsentMark record={account} />
          </p>
          {!closed && (
            <>
              {main && <Badge>{texts.main}</Badge>}
              <Badge>{ofTheDay ? texts.ofTheDay : texts.apart}</Badge>
            </>
          )}
        </div>
        <p className={styles.detail}>{details.filter(Boolean).join(" · ")}</p>
      </div>
    </>
  );
}
