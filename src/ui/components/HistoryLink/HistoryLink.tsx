import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { TransactionFilter } from "../../../domain/transactions/filter.ts";
import { seeRecords } from "../../../text/transactions/history-link.ts";
import { link } from "./history-link.css.ts";
import { historyOf } from "./history-of.ts";

type HistoryLinkProps = {
  /** What the figure or the name is made of. */
  readonly filter: Partial<TransactionFilter>;
  readonly children: ReactNode;
};

/** A figure or a name that leads to the records behind it. */
export const HistoryLink = ({ filter, children }: HistoryLinkProps) => (
  <Link {...historyOf(filter)} title={seeRecords} className={link}>
    {children}
  </Link>
);
