import { notificationTexts as texts } from "../../../text/notifications/notifications.ts";
import { Button } from "../../components/Button/Button.tsx";
import { useHeir } from "../../use-heir.ts";

type MarkAllReadProps = { readonly pending: boolean; readonly onMark: () => void };

export const MarkAllRead = ({ pending, onMark }: MarkAllReadProps) => (
  <Button
    ref={useHeir<HTMLButtonElement>((left) => left.closest("[popover]"))}
    variant="ghost"
    size="small"
    pending={pending}
    pendingLabel={texts.markingAllRead}
    onClick={onMark}
  >
    {texts.markAllRead}
  </Button>
);
