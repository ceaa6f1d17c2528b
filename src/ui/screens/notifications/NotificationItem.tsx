import { Check, Trash } from "lucide-react";
import { use } from "react";
import type {
  Notification,
  NotificationChange,
} from "../../../domain/notifications/notification.ts";
import { formatInstant } from "../../../text/format-instant.ts";
import { notificationTexts as texts } from "../../../text/notifications/notifications.ts";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { NotificationAction } from "./NotificationAction.tsx";
import { NotificationTitle } from "./NotificationTitle.tsx";
import * as styles from "./notifications.css.ts";
import { useFocusAfterRemoval } from "../../use-focus-after-removal.ts";
import type { NotificationSubject } from "../../../domain/notifications/subject.ts";
import { recurrencesOf } from "../../../domain/ledger/recurrences-of.ts";
import { occurrenceOn } from "../../../domain/recurrences/occurrences.ts";
import { useLedgerView } from "../../use-ledger-view.ts";
import { useSignedIn } from "../../signed-in-context.ts";
import { WaitingAnswer } from "../recurrences/WaitingAnswer.tsx";
import { question } from "./notifications.css.ts";

type NotificationItemProps = {
  readonly notification: Notification;
  /** The change of the notification that is in progress, if any. */
  readonly pending: NotificationChange["type"] | null;
  readonly onRead: () => void;
  /** Called when the user opens the subject of the notification. */
  readonly onFollow: () => void;
  readonly onRemove: () => void;
};

const removalIn = (item: Element | null) => item?.querySelector("button:last-of-type") ?? null;

/** One notification with its actions. */
export function NotificationItem(props: NotificationItemProps) {
  const { notification, pending, onRead, onFollow, onRemove } = props;
  const { title, message, read, createdAt, subject } = notification;
  const item = useFocusAfterRemoval<HTMLLIElement>(
    (left) =>
      removalIn(left.nextElementSibling ?? left.previousElementSibling) ??
      left.closest("[popover]"),
  );
  return (
    <li ref={item} className={styles.item}>
      <span className={styles.dots[read ? "read" : "unread"]} aria-hidden />
      <div className={styles.words}>
        <h3 className={styles.titles[read ? "read" : "unread"]}>
          {!read && <span className={visuallyHidden}>{texts.unread}: </span>}
          <NotificationTitle notification={notification} onFollow={onFollow} />
        </h3>
        <p className={styles.message}>{message}</p>
        <time className={styles.when} dateTime={new Date(createdAt).toISOString()}>
          {formatInstant(createdAt)}
        </time>
      </div>
      {subject?.type === "recurrence" && <PlannedQuestion subject={subject} message={message} />}
      <div className={styles.actions}>
        {!read && (
          <NotificationAction
            label={texts.markRead(title)}
            icon={<Check size={18} aria-hidden />}
            variant="ghost"
            pending={pending === "read"}
            held={pending !== null}
            onClick={onRead}
          />
        )}
        <NotificationAction
          label={texts.remove(title)}
          icon={<Trash size={18} aria-hidden />}
          variant="danger"
          pending={pending === "removed"}
          held={pending !== null}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

type PlannedQuestionProps = {
  readonly subject: Extract<NotificationSubject, { readonly type: "recurrence" }>;
  readonly message: string;
};

/** The buttons that answer a notification about a planned movement, until it is answered. */
function PlannedQuestion({ subject: { id, day }, message }: PlannedQuestionProps) {
  const { actors } = use(useSignedIn().overlays).recurrences;
  const of = useLedgerView(recurrencesOf).find((one) => one.id === id);
  const occurrence = of === undefined ? null : occurrenceOn(of, day);
  if (of === undefined || occurrence === null) return null;
  return (
    <div className={question}>
      <WaitingAnswer of={of} occurrence={occurrence} acts={actors.acts} said={message} />
    </div>
  );
}
