import { use, useRef, type ToggleEvent } from "react";
import { bellName } from "../../../text/notifications/bell.ts";
import { BackButtonContext } from "../../back-button-context.ts";
import { SpinnerIcon } from "../../components/Spinner/SpinnerIcon.tsx";
import { NOTIFICATIONS, awaited, popover } from "./notification-popover.css.ts";
import { prefetchedComponent } from "../../prefetched-component.tsx";

const Panel = prefetchedComponent(
  async () => (await import("../notifications/NotificationPanel.tsx")).NotificationPanel,
  <span className={awaited}>
    <SpinnerIcon size={24} />
  </span>,
);

/** The popover of the bells, opened by the browser itself: a bell pressed early shows a spinner at once. */
export const NotificationPopover = () => (
  <div
    id={NOTIFICATIONS}
    popover="auto"
    role="dialog"
    aria-label={bellName(0)}
    tabIndex={-1}
    className={popover}
    onBeforeToggle={useStepBack()}
    onToggle={focusOpened}
  >
    <Panel popover={NOTIFICATIONS} />
  </div>
);

/** Closes an open popover on a step back; registered before the popover can be seen. */
function useStepBack() {
  const backButton = use(BackButtonContext);
  const letGo = useRef(() => {});
  return ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    letGo.current();
    if (newState === "open") {
      letGo.current = backButton.closes(() => currentTarget.hidePopover());
    }
  };
}

/** Takes the focus in, unless somebody was quicker: the browser tells of the opening some time after it. */
function focusOpened({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
  const isIn = currentTarget.contains(document.activeElement);
  if (newState === "open" && !isIn) currentTarget.focus();
}
