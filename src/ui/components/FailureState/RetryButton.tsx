import { RotateCw } from "lucide-react";
import { components } from "../../../text/components.ts";
import { Button } from "../Button/Button.tsx";

type RetryButtonProps = {
  readonly onRetry: () => void;
  readonly retrying: boolean;
};

/** Asks once more for what could not be loaded. */
export const RetryButton = ({ onRetry, retrying }: RetryButtonProps) => (
  <Button
    variant="secondary"
    icon={<RotateCw size={16} aria-hidden />}
    onClick={onRetry}
    pending={retrying}
    pendingLabel={components.loading}
  >
    {components.retry}
  </Button>
);
