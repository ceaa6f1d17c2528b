import type { ReactNode } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { onePress } from "../../components/RemoveButton/one-press.ts";
import { SpinnerIcon } from "../../components/Spinner/SpinnerIcon.tsx";
import { useFocusAfterRemoval } from "../../use-focus-after-removal.ts";

type NotificationActionProps = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant: "ghost" | "danger";
  /** Whether this action is in progress, and whether any action is. */
  readonly pending: boolean;
  readonly held: boolean;
  readonly onClick: () => void;
};

const NOTHING = () => undefined;

/** A button of a notification; when it disappears after its action, the one beside it gets the focus. */
export function NotificationAction(props: NotificationActionProps) {
  const { label, icon, variant, pending, held, onClick } = props;
  return (
    <IconButton
      ref={useFocusAfterRemoval<HTMLButtonElement>((left) => left.nextElementSibling)}
      label={label}
      icon={pending ? <SpinnerIcon /> : icon}
      variant={variant}
      aria-disabled={held}
      aria-busy={pending}
      {...onePress(held ? NOTHING : onClick)}
    />
  );
}
