import { useSelector } from "@xstate/react";
import { useMemo, type RefObject } from "react";
import { flushSync } from "react-dom";
import {
  knownFilling,
  movedIn,
  NO_REST,
  type TransactionFields,
} from "../../../application/entries/transaction-form.ts";
import { suggestEntries } from "../../../application/entries/suggest-entries.ts";
import { firstAccount } from "../../../domain/accounts/main-account.ts";
import { accountsOf } from "../../../domain/ledger/accounts-of.ts";
import type { KnownEntry } from "../../../domain/ledger/known-entries.ts";
import { transactionId } from "../../../domain/shared/ids.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import { dateText } from "../../../text/format.ts";
import { knownText } from "../../../text/record-labels.ts";
import {
  transactionChanged,
  transactionFormTexts as texts,
} from "../../../text/transactions/transactions.ts";
import { altogetherText } from "../../../text/transactions/uncounted.ts";
import { components } from "../../../text/components.ts";
import { Button } from "../../components/Button/Button.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { AmountField } from "../../components/Field/AmountField.tsx";
import { DateField } from "../../components/Field/DateField.tsx";
import { SmallAmountField } from "../../components/Field/SmallAmountField.tsx";
import { SuggestField } from "../../components/Field/SuggestField.tsx";
import type { TransactionDialogActor } from "../../overlay-context.ts";
import { useLedgerView } from "../../use-ledger-view.ts";
import { usePhone } from "../../use-media.ts";
import * as styles from "../shared/dialog-form.css.ts";
import { CategoryField } from "../shared/CategoryField.tsx";
import { RecordForm } from "../shared/RecordForm.tsx";
import type { ShownFields } from "../shared/VersionChoice.tsx";
import { PurchaseNote } from "../movements/RefundNote.tsx";
import { AccountField, accountShown } from "./AccountField.tsx";
import { PlannedCheck } from "./PlannedCheck.tsx";
import { ReadReceipt } from "./ReadReceipt.tsx";
import { UsualEntries } from "./UsualEntries.tsx";

type TransactionFormProps = {
  readonly dialog: TransactionDialogActor;
  readonly categories: readonly string[];
  readonly amount: RefObject<HTMLInputElement | null>;
};

const SHOWN: ShownFields<TransactionFields> = [
  { name: "amount", label: texts.amount },
  { name: "description", label: texts.description },
  { name: "category", label: texts.category },
  { name: "date", label: texts.date, read: dateText },
];

const REST: ShownFields<TransactionFields> = [
  {
    name: "uncounted",
    label: texts.uncounted,
    read: (text) => (text === NO_REST ? "" : text),
  },
];

export function TransactionForm({ dialog, categories, amount }: TransactionFormProps) {
  const { mode, fields, saved, tries, versions } = useSelector(dialog, ({ context }) => context);
  const { kind } = fields;
  const creating = mode.type === "create";
  const moved = movedIn(fields);
  const accounts = useLedgerView(accountsOf);
  const named = creating ? null : (mode.id.account ?? firstAccount(accounts));
  const hasRest = [fields, versions?.theirs ?? fields].some((one) => one.uncounted !== NO_REST);
  const shown = [
    ...SHOWN,
    ...(hasRest ? REST : []),
    ...(accounts.length > 1 ? [accountShown(accounts, named)] : []),
  ];
  const known = useKnown(kind, fields.description);
  const usual = useKnown(kind, usePhone() && creating ? "" : null);
  const fillIn = (entry: KnownEntry) => dialog.send({ type: "FILL", ...knownFilling(entry) });
  const fillInAndAsk = (entry: KnownEntry) => {
    // The amount is rendered before it is selected, so that the next digit replaces it.
    flushSync(() => fillIn(entry));
    if ("amount" in dialog.getSnapshot().context.filled) amount.current?.select();
  };
  const addAnother = () => {
    dialog.send({ type: "SUBMIT_AND_ADD" });
    amount.current?.focus();
  };
  return (
    <RecordForm dialog={dialog} incomplete={texts.incomplete} shown={shown}>
      {(field) => (
        <>
          <p role="status" className={styles.saved}>
            {saved > 0 && transactionChanged(kind, "created")}
          </p>
          {/* For an entry that may have been saved already, a receipt would come too late. */}
          <ReadReceipt
            mark={fields.receipt}
            readable={creating && kind === "expense" && tries.length === 0}
          />
          {kind === "income" && fields.refundOf !== "" && (
            <PurchaseNote id={transactionId(fields.refundOf)} />
          )}
          {usual.length > 0 && <UsualEntries entries={usual} onPick={fillInAndAsk} />}
          <AmountField {...field("amount", texts.amount)} ref={amount} required />
          {!creating && fields.uncounted !== NO_REST && (
            <SmallAmountField
              {...field("uncounted", texts.uncounted)}
              {...(moved !== null && { hint: altogetherText(moved) })}
              optional
            />
          )}
          <SuggestField
            {...field("description", texts.description)}
            listLabel={texts.suggestions}
            suggestions={known.map(knownText)}
            onPick={(index) => fillIn(known[index] as KnownEntry)}
            maxLength={200}
            optional
          />
          <CategoryField
            {...field("category", texts.category)}
            categories={categories}
            placeholder={texts.choose}
          />
          <AccountField {...field("account", texts.account)} accounts={accounts} named={named} />
          <DateField {...field("date", texts.date)} required />
          {creating && <PlannedCheck fields={fields} onChange={field("planned", "").onChange} />}
          <DialogActions>
            {creating && (
              <Button variant="ghost" onClick={addAnother}>
                {texts.saveAndAdd}
              </Button>
            )}
            <Button type="submit">{components.save}</Button>
          </DialogActions>
        </>
      )}
    </RecordForm>
  );
}

const NONE: readonly KnownEntry[] = [];

/** The known entries that match a description; none for null. */
function useKnown(kind: TransactionKind, description: string | null): readonly KnownEntry[] {
  const view = useMemo(
    () => (description === null ? null : suggestEntries(kind, description)),
    [kind, description],
  );
  return useLedgerView(view) ?? NONE;
}
