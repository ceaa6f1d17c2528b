import type { ComponentProps, ReactNode } from "react";
import { variants } from "./icon-button.css.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "children" | "className" | "aria-label"> & {
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: keyof typeof variants;
};

export const IconButton = ({ label, icon, variant = "ghost", ...rest }: IconButtonProps) => (
  <button type="button" title={label} {...rest} className={variants[variant]} aria-label={label}>
    {icon}
  </button>
);
