import type { ComponentProps, ReactNode } from "react";
import { variants } from "./icon-button.css.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "children" | "className" | "aria-label"> & {
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: keyof typeof variants;
  readonly pending?: boolean;
};

/** A pending button keeps its focus, but refuses every click. */
export const IconButton = (props: IconButtonProps) => {
  const { label, icon, variant = "ghost", pending = false, onClick, ...rest } = props;
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={variants[variant]}
      aria-label={label}
      onClick={pending ? undefined : onClick}
      {...(pending && { "aria-disabled": true })}
    >
      {icon}
    </button>
  );
};
