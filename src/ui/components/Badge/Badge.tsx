import type { ReactNode } from "react";
import { tones } from "./badge.css.ts";

type BadgeProps = {
  readonly children: ReactNode;
  readonly tone?: keyof typeof tones;
  readonly icon?: ReactNode;
};

export const Badge = ({ children, tone = "neutral", icon }: BadgeProps) => (
  <span className={tones[tone]}>
    {icon}
    {children}
  </span>
);
