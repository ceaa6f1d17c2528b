import { useSelector } from "@xstate/react";
import { BellOff, X } from "lucide-react";
import { use } from "react";
import { pendingChange } from "../../../application/notifications/notifications.machine.ts";
import {
  unreadCount,
  type Notification,
  type NotificationChange,
} from "../../../domain/notifications/notification.ts";
import { components } from "../../../text/components.ts";
import { notificationTexts as texts } from "../../../text/notifications/notifications.ts";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { useSignedIn } from "../../signed-in-context.ts";
import { WaitingCount } from "../recurrences/WaitingCount.tsx";
import { NotificationItem } from "./NotificationItem.tsx";
import { NotificationsAwaited } from "./NotificationsAwaited.tsx";
import * as styles from "./notifications.css.ts";
import { Button } from "../../components/Button/Button.tsx";
import { useFocusAfterRemoval } from "../../use-focus-after-removal.ts";

type NotificationPanelProps = {
  /** The id of the surrounding popover. */
  readonly popover: string;
};

/** The notifications of the user, newest first. */
export function NotificationPanel({ popover }: NotificationPanelProps) {
  const { notifications: actor } = use(useSignedIn().overlays);
  const { notifications, changes } = useSelector(actor, ({ context }) => context);
  const loading = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  const change = (wanted: NotificationChange) => actor.send({ type: "CHANGE", change: wanted });
  const follow = ({ id, read }: Notification) => {
    document.getElementById(popover)?.hidePopover();
    if (!read) change({ type: "read", id });
  };
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{texts.title}</h2>
        {unreadCount(notifications ?? []) > 0 && (
          <MarkAllRead
            pending={pendingChange(changes, null) !== null}
            onMark={() => change({ type: "all-read" })}
          />
        )}
        <IconButton
          label={components.close}
          icon={<X size={18} aria-hidden />}
          popoverTarget={popover}
          popoverTargetAction="hide"
        />
      </div>
      <WaitingCount onFollow={() => document.getElementById(popover)?.hidePopover()} />
      {notifications === null && (
        <NotificationsAwaited loading={loading} onRetry={() => actor.send({ type: "RELOAD" })} />
      )}
      {notifications?.length === 0 && (
        <EmptyState icon={<BellOff size={24} />} message={texts.empty} hint={texts.emptyHint} />
      )}
      {notifications !== null && notifications.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls by the keys
        <ul className={styles.list} tabIndex={0} aria-label={texts.title}>
          {notifications.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              pending={pendingChange(changes, notification.id)}
              onRead={() => change({ type: "read", id: notification.id })}
              onFollow={() => follow(notification)}
              onRemove={() => change({ type: "removed", id: notification.id })}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type MarkAllReadProps = { readonly pending: boolean; readonly onMark: () => void };

const MarkAllRead = ({ pending, onMark }: MarkAllReadProps) => (
  <Button
    ref={useFocusAfterRemoval<HTMLButtonElement>((left) => left.closest("[popover]"))}
    variant="ghost"
    size="small"
    pending={pending}
    pendingLabel={texts.markingAllRead}
    onClick={onMark}
  >
    {texts.markAllRead}
  </Button>
);
