import type { ReactNode } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { SpinnerIcon } from "../../components/Spinner/SpinnerIcon.tsx";
import { useHeir } from "../../use-heir.ts";

type NotificationActionProps = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant: "ghost" | "danger";
  /** Whether this is what is under way, and whether anything is. */
  readonly pending: boolean;
  readonly held: boolean;
  readonly onClick: () => void;
};

/** A button of a notification; one that has done its work leaves the focus to the one beside it. */
export function NotificationAction(props: NotificationActionProps) {
  const { label, icon, variant, pending, held, onClick } = props;
  return (
    <IconButton
      ref={useHeir<HTMLButtonElement>((left) => left.nextElementSibling)}
      label={label}
      icon={pending ? <SpinnerIcon /> : icon}
      variant={variant}
      aria-disabled={held}
      aria-busy={pending}
      onClick={held ? undefined : onClick}
    />
  );
}
