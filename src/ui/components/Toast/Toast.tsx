import * as RadixToast from "@radix-ui/react-toast";
import { CircleExclamationPoint, CircleCheck, Info, X } from "lucide-react";
import { components } from "../../../text/components.ts";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./toast.css.ts";

type ToastProps = {
  /** Differs for every toast, even with the same text, so that it appears and is read out anew. */
  readonly count: number;
  readonly title: string;
  readonly message: string;
  readonly tone?: keyof typeof styles.tones;
  /** The one action of the toast. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | null;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** How long the toast is shown, in milliseconds; Infinity where another clock decides. */
  readonly duration: number;
};

const ICONS = {
  success: CircleCheck,
  warning: Info,
  failure: CircleExclamationPoint,
} as const;

/** The one toast of the app, with its place on the screen. */
export function Toast(props: ToastProps) {
  const { count, title, message, tone = "success", action, open, onOpenChange, duration } = props;
  const Icon = ICONS[tone];
  return (
    <RadixToast.Provider label={components.notifications} swipeThreshold={50} duration={duration}>
      <RadixToast.Root
        key={count}
        className={styles.tones[tone]}
        type={tone === "failure" ? "foreground" : "background"}
        open={open}
        onOpenChange={onOpenChange}
      >
        <Icon className={styles.icons[tone]} size={18} aria-hidden />
        <div className={styles.body}>
          <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
          <RadixToast.Description className={styles.message}>{message}</RadixToast.Description>
          {action && (
            <RadixToast.Action asChild altText={action.label}>
              <Button variant="secondary" size="small" onClick={action.onClick}>
                {action.label}
              </Button>
            </RadixToast.Action>
          )}
        </div>
        <RadixToast.Close asChild>
          <IconButton label={components.close} icon={<X size={16} aria-hidden />} />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport className={styles.viewport} label={components.notifications} />
    </RadixToast.Provider>
  );
}
