import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { findSubject, type SubjectPlace } from "../../../application/notifications/find-subject.ts";
import type { Notification } from "../../../domain/notifications/notification.ts";
import { historyOf } from "../../components/HistoryLink/history-of.ts";
import { GOALS } from "../../goals-anchor.ts";
import { monthAddress } from "../../month-address.ts";
import { useLedgerView } from "../../use-ledger-view.ts";
import * as styles from "./notifications.css.ts";

type NotificationTitleProps = {
  readonly notification: Notification;
  readonly onFollow: () => void;
};

/** The title of a notification; it links to the subject while that exists. */
export function NotificationTitle({ notification, onFollow }: NotificationTitleProps) {
  const { title, subject } = notification;
  const place = useLedgerView(useMemo(() => findSubject(subject), [subject]));
  if (place === null) return title;
  return (
    <Link {...addressOf(place)} className={styles.link} onClick={onFollow}>
      {title}
    </Link>
  );
}

function addressOf(place: SubjectPlace) {
  switch (place.screen) {
    case "history":
      return historyOf(place.filter);
    case "budgets":
      return { to: "/orcamento", search: monthAddress.write({ month: place.month }) } as const;
    case "forecast":
      return { to: "/previsao" } as const;
    case "recurrences":
      return { to: "/recorrentes" } as const;
    case "goals":
      return { to: "/perfil", hash: GOALS } as const;
  }
}
