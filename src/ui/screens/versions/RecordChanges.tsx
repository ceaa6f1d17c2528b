import { useSelector } from "@xstate/react";
import { isOffline } from "../../../application/offline.ts";
import { firstAccount } from "../../../domain/accounts/main-account.ts";
import { accountsOf } from "../../../domain/ledger/accounts-of.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import { purchaseIn } from "../../../application/budgets/refunds-of.ts";
import type { WrittenRecord } from "../../../domain/ledger/written.ts";
import { components } from "../../../text/components.ts";
import { loadFailureText } from "../../../text/failures.ts";
import { needsServerParts as needs } from "../../../text/pages/needs-server.ts";
import { transactionLabel } from "../../../text/record-labels.ts";
import { recordChangesTexts as texts } from "../../../text/versions/record-changes.ts";
import { transactionFormTexts } from "../../../text/transactions/transactions.ts";
import type { FieldLabels } from "../../../text/versions/version-fields.ts";
import { FailureState } from "../../components/FailureState/FailureState.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { useSignedIn } from "../../signed-in-context.ts";
import { useOverlays } from "../../overlay-context.ts";
import { useLedgerView } from "../../use-ledger-view.ts";
import { NeedsServerPart } from "../needs-server/NeedsServerPart.tsx";
import * as styles from "./record-history.css.ts";
import { ChangeItem } from "./ChangeItem.tsx";
import { Version } from "./Version.tsx";

const labelsIn = (book: Book): FieldLabels => ({
  account: (of) => {
    const accounts = accountsOf(book);
    const named = of ?? firstAccount(accounts);
    return (
      accounts.find(({ id }) => id === named)?.label ?? named ?? transactionFormTexts.noAccount
    );
  },
  purchase: (id) => {
    const purchase = purchaseIn(book, id);
    return purchase && transactionLabel(purchase);
  },
});

/** The changes of a record, newest first; or that they are being loaded, could not be, or that there are none. */
export function RecordChanges({ of }: { readonly of: WrittenRecord }) {
  const { dialog } = useOverlays().versions;
  const { isOwnDevice } = useSignedIn();
  const changes = useSelector(dialog, ({ context }) => context.preview);
  const failure = useSelector(dialog, ({ context }) => context.failure);
  const loading = useSelector(dialog, (snapshot) => snapshot.hasTag("loading"));
  const labels = useLedgerView(labelsIn);
  if (isOffline(failure) && isOwnDevice())
    return <NeedsServerPart failure={failure} sentence={needs.changes} />;
  if (failure !== null)
    return (
      <FailureState
        message={loadFailureText(failure)}
        retrying={loading}
        onRetry={() => dialog.send({ type: "RELOAD" })}
      />
    );
  if (changes === null)
    return (
      <div role="status" className={styles.loading}>
        <span className={visuallyHidden}>{components.loading}</span>
        <Skeleton height={56} />
        <Skeleton height={56} />
      </div>
    );
  if (changes.length === 0) return <p>{texts.empty}</p>;
  const now = changes[0]?.after ?? null;
  const first = changes.at(-1);
  return (
    <ol className={styles.list} aria-label={texts.list}>
      {changes.map((change, at) => (
        <ChangeItem
          key={change.id}
          {...{ of, change, now, labels }}
          next={changes[at - 1]?.id ?? null}
        />
      ))}
      {first?.before && (
        <li className={styles.item}>
          <div className={styles.foot}>
            <p className={styles.sentence}>{texts.earliest}</p>
            <Version
              {...{ of, now }}
              version={first.before}
              before={first.id}
              name={texts.earliest}
            />
          </div>
        </li>
      )}
    </ol>
  );
}
