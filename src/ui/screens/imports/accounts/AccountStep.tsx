import { useSelector } from "@xstate/react";
import { severalAccountsTexts as texts } from "../../../../text/imports/several-accounts.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { Card } from "../../../components/Card/Card.tsx";
import type { ImportActor } from "../imports-feature.ts";
import * as styles from "./accounts.css.ts";

/** Asks which account of a file with several is read. */
export function AccountStep({ actor }: { readonly actor: ImportActor }) {
  const shared = useSelector(actor, ({ context }) => context.shared[0]);
  if (shared === undefined) return null;
  const { file, accounts } = shared;
  return (
    <Card title={texts.title(accounts.length)}>
      <p className={styles.hint}>{texts.hint(file.name)}</p>
      <ul className={styles.list}>
        {accounts.map((account) => (
          <li key={account.number} className={styles.account}>
            <p className={styles.name}>{texts.account(account)}</p>
            <p className={styles.rows}>{texts.rows(account)}</p>
            <Button
              variant="secondary"
              size="small"
              aria-label={texts.chooseAccount(account)}
              onClick={() => actor.send({ type: "READ_AS", number: account.number })}
            >
              {texts.choose}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button variant="ghost" onClick={() => actor.send({ type: "LEAVE_OUT" })}>
          {texts.leaveOut}
        </Button>
      </div>
    </Card>
  );
}
