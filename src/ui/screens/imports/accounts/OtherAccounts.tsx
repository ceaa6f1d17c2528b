import { useSelector } from "@xstate/react";
import { otherAccounts } from "../../../../application/imports/other-accounts.ts";
import { severalAccountsTexts as texts } from "../../../../text/imports/several-accounts.ts";
import { Button } from "../../../components/Button/Button.tsx";
import type { ImportActor } from "../imports-feature.ts";
import * as styles from "./accounts.css.ts";

type OtherAccountsProps = { readonly actor: ImportActor; readonly file: number };

/** Offers the accounts of a file that are not in the review yet. */
export function OtherAccounts({ actor, file }: OtherAccountsProps) {
  const read = useSelector(actor, ({ context }) => context.read);
  const others = otherAccounts(read, file);
  if (others.length === 0) return null;
  return (
    <p className={styles.others}>
      {others.map((account) => (
        <Button
          key={account.number}
          variant="secondary"
          size="small"
          onClick={() => actor.send({ type: "JOIN_ACCOUNT", file, number: account.number })}
        >
          {texts.join(account)}
        </Button>
      ))}
    </p>
  );
}
