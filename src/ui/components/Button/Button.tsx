import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { SpinnerIcon } from "../Spinner/SpinnerIcon.tsx";
import { button, type ButtonLook } from "./button-look.ts";
import { content, line } from "./button.css.ts";

type Pending =
  | { readonly pending?: never; readonly pendingLabel?: never }
  | { readonly pending: boolean; readonly pendingLabel: string };

type ButtonProps = Omit<ComponentProps<"button">, "children" | "className"> &
  Pending &
  ButtonLook & {
    readonly children: string;
    readonly icon?: ReactNode;
  };

/** A pending button keeps its width and its focus, but refuses every further click. */
export function Button(props: ButtonProps) {
  const { children, icon, variant, size, wide, pending, pendingLabel, onClick, ...rest } = props;
  const click = (event: MouseEvent<HTMLButtonElement>) =>
    pending ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      {...rest}
      className={button({ variant, size, wide })}
      onClick={click}
      {...(pending && { "aria-disabled": true, "aria-busy": true })}
    >
      <span
        className={content}
        data-reserve={pending ? children : pendingLabel}
        data-reserve-icon={pending && !icon ? undefined : ""}
      >
        <span className={line}>
          {pending ? <SpinnerIcon /> : icon}
          {pending ? pendingLabel : children}
        </span>
      </span>
    </button>
  );
}
