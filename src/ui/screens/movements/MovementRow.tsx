import type { ComponentProps } from "react";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import type { Transaction } from "../../../domain/transactions/transaction.ts";
import { neighbourOf, useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import { MovementCells } from "./MovementCells.tsx";
import * as styles from "./movement-row.css.ts";
import type { RowFocus } from "../../use-row-keys.ts";

type MovementRowProps = Pick<ComponentProps<"li">, "style" | "aria-setsize" | "aria-posinset"> & {
  readonly transaction: WithRevision<Transaction>;
  readonly focus: RowFocus;
};

/** A row of a list; when its record is removed, the focus moves to the next row. */
export const ListedMovement = ({ transaction, focus, ...place }: MovementRowProps) => (
  <li
    ref={useFocusAfterRemoval<HTMLLIElement>(neighbourOf)}
    className={styles.listed}
    {...place}
    {...focus}
  >
    <MovementCells transaction={transaction} place="list" active={focus.tabIndex === 0} />
  </li>
);

/** A row of a table. */
export const TabledMovement = ({ transaction, focus }: MovementRowProps) => (
  <tr
    ref={useFocusAfterRemoval<HTMLTableRowElement>(neighbourOf)}
    role="row"
    className={styles.tabled}
    {...focus}
  >
    <MovementCells transaction={transaction} place="table" active={focus.tabIndex === 0} />
  </tr>
);
