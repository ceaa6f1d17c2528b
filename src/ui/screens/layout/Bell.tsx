import { useSelector } from "@xstate/react";
import { Bell as BellIcon } from "lucide-react";
import { Suspense, use } from "react";
import { unreadCount } from "../../../domain/notifications/notification.ts";
import { badgeText, bellName } from "../../../text/notifications/bell.ts";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { useSignedIn } from "../../signed-in-context.ts";
import { badge, bell, NOTIFICATIONS } from "./notification-popover.css.ts";

/** Opens the notifications, and shows the unread count once it is known. */
export const Bell = () => (
  <button type="button" className={bell} popoverTarget={NOTIFICATIONS} aria-haspopup="dialog">
    <BellIcon size={18} aria-hidden />
    <Suspense fallback={<Count unread={0} />}>
      <LiveCount />
    </Suspense>
  </button>
);

function LiveCount() {
  const { notifications } = use(useSignedIn().overlays);
  return (
    <Count
      unread={useSelector(notifications, ({ context }) => unreadCount(context.notifications ?? []))}
    />
  );
}

const Count = ({ unread }: { readonly unread: number }) => (
  <>
    <span className={visuallyHidden}>{bellName(unread)}</span>
    {unread > 0 && (
      <span className={badge} aria-hidden>
        {badgeText(unread)}
      </span>
    )}
  </>
);
