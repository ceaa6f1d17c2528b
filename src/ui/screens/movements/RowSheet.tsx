import { CalendarSync, Copy, Ellipsis, FileClock, Pencil, Split, Trash, Undo2 } from "lucide-react";
import { useState } from "react";
import { readableText, unreadText } from "../../../domain/guessing/readable-text.ts";
import { isPending } from "../../../domain/ledger/revision.ts";
import { components } from "../../../text/components.ts";
import { kindNames } from "../../../text/transactions/history.ts";
import { transactionFormTexts as texts } from "../../../text/transactions/transactions.ts";
import { uncountedText } from "../../../text/transactions/uncounted.ts";
import { refundTexts } from "../../../text/transactions/refunds.ts";
import { recordChangesTexts } from "../../../text/versions/record-changes.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { CategoryName } from "../../components/CategoryMark/CategoryName.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { RefundNote } from "./RefundNote.tsx";
import { RecordDate } from "./RecordDate.tsx";
import type { RowActionsProps } from "./row-actions-props.ts";
import * as styles from "./row-sheet.css.ts";
import { useRecordActions } from "./use-record-actions.ts";
import { accountsOf } from "../../../domain/ledger/accounts-of.ts";
import type { AccountId } from "../../../domain/shared/ids.ts";
import { firstAccount } from "../../../domain/accounts/main-account.ts";
import { useLedgerView } from "../../use-ledger-view.ts";
import { detail } from "./row-sheet.css.ts";

/** Covers its row and opens a sheet on touch: the whole record, and its actions. */
export function RowSheet({ transaction, tabIndex }: RowActionsProps) {
  const [open, setOpen] = useState(false);
  const { label, edit, duplicate, repeat, refund, divide, seeHistory, remove } =
    useRecordActions()(transaction);
  const { kind, description, category, date, amount, uncounted, account } = transaction;
  const unread = description === null ? null : unreadText(description);
  const pending = isPending(transaction);
  // The sheet closes first, so that the next dialog returns the focus to the row.
  const instead = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <>
      <button
        type="button"
        className={styles.cover}
        aria-label={texts.openOf(label)}
        aria-haspopup="dialog"
        tabIndex={tabIndex}
        onClick={() => setOpen(true)}
      >
        <Ellipsis className={styles.sign} size={16} aria-hidden />
      </button>
      <Dialog open={open} title={kindNames[kind]} onClose={() => setOpen(false)}>
        <div className={styles.record}>
          <Money amount={amount} tone={kind === "income" ? "positive" : "plain"} size="figure" />
          {uncounted !== undefined && <p className={styles.detail}>{uncountedText(uncounted)}</p>}
          {description !== null && (
            <p className={styles.description}>{readableText(description)}</p>
          )}
          <p className={styles.detail}>
            <CategoryName kind={kind} name={category} /> · <RecordDate date={date} />
          </p>
          <RecordAccount account={account} />
          <RefundNote transaction={transaction} />
          {unread !== null && <p className={styles.detail}>{texts.atBank(unread)}</p>}
        </div>
        <div className={styles.actions}>
          <Button
            variant="secondary"
            icon={<Pencil size={16} aria-hidden />}
            pending={pending}
            pendingLabel={components.saving}
            onClick={instead(edit)}
          >
            {texts.edit}
          </Button>
          <Button
            variant="secondary"
            icon={<Copy size={16} aria-hidden />}
            onClick={instead(duplicate)}
          >
            {texts.duplicate}
          </Button>
          <Button
            variant="secondary"
            icon={<CalendarSync size={16} aria-hidden />}
            onClick={instead(repeat)}
          >
            {texts.repeat}
          </Button>
          {refund !== null && (
            <Button
              variant="secondary"
              icon={<Undo2 size={16} aria-hidden />}
              onClick={instead(refund)}
            >
              {refundTexts.refund}
            </Button>
          )}
          <Button
            variant="secondary"
            icon={<Split size={16} aria-hidden />}
            disabled={pending}
            onClick={instead(divide)}
          >
            {texts.divide}
          </Button>
          <Button
            variant="secondary"
            icon={<FileClock size={16} aria-hidden />}
            disabled={pending}
            onClick={instead(seeHistory)}
          >
            {recordChangesTexts.open}
          </Button>
          <Button
            variant="secondary"
            icon={<Trash size={16} aria-hidden />}
            disabled={pending}
            onClick={instead(remove)}
          >
            {components.remove}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** The account of a movement, where the user has several; one that names none belongs to the first account. */
function RecordAccount({ account }: { readonly account: AccountId | undefined }) {
  const accounts = useLedgerView(accountsOf);
  const named = account ?? firstAccount(accounts);
  const own = accounts.find(({ id }) => id === named);
  return own && accounts.length > 1 && <p className={detail}>{texts.ofAccount(own.label)}</p>;
}
