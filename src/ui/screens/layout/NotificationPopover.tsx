import { lazy, Suspense } from "react";
import { bellName } from "../../../text/bell.ts";
import { SpinnerIcon } from "../../components/Spinner/SpinnerIcon.tsx";
import { NOTIFICATIONS } from "./bell.css.ts";
import { afterwards } from "../../afterwards.ts";
import { awaited, popover } from "./notification-popover.css.ts";

const Panel = lazy(async () => {
  const part = await afterwards(() => import("../notifications/NotificationPanel.tsx"));
  return { default: part.NotificationPanel };
});

/** What the bells open, by the browser's own means: a bell that is pressed early shows a spinner at once. */
export const NotificationPopover = () => (
  <div
    id={NOTIFICATIONS}
    popover="auto"
    role="dialog"
    aria-label={bellName(0)}
    tabIndex={-1}
    className={popover}
    onToggle={({ newState, currentTarget }) => {
      if (newState === "open") currentTarget.focus();
    }}
  >
    <Suspense
      fallback={
        <span className={awaited}>
          <SpinnerIcon size={24} />
        </span>
      }
    >
      <Panel popover={NOTIFICATIONS} />
    </Suspense>
  </div>
);
