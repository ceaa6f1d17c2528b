import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { TransactionFilter } from "../../../domain/transactions/filter.ts";
import { seeRecords } from "../../../text/transactions/history-link.ts";
import { link } from "./history-link.css.ts";
import { historyOf } from "./history-of.ts";

type HistoryLinkProps = {
  /** The records behind the figure or the name. */
  readonly filter: Partial<TransactionFilter>;
  readonly children: ReactNode;
};

/** A link from a figure or a name to its records. */
export const HistoryLink = ({ filter, children }: HistoryLinkProps) => (
  <Link {...historyOf(filter)} title={seeRecords} className={link}>
    {children}
  </Link>
);
