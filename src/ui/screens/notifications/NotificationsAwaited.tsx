import { CloudExclamationPoint } from "lucide-react";
import { components } from "../../../text/components.ts";
import { notificationTexts as texts } from "../../../text/notifications/notifications.ts";
import { Button } from "../../components/Button/Button.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";

type NotificationsAwaitedProps = { readonly loading: boolean; readonly onRetry: () => void };

/** Replaces notifications that could not be loaded; the failure is reported nowhere else. */
export const NotificationsAwaited = ({ loading, onRetry }: NotificationsAwaitedProps) => (
  <EmptyState
    icon={<CloudExclamationPoint size={24} />}
    message={texts.notLoaded}
    hint={texts.notLoadedHint}
    action={
      <Button
        variant="secondary"
        pending={loading}
        pendingLabel={components.loading}
        onClick={onRetry}
      >
        {components.retry}
      </Button>
    }
  />
);
