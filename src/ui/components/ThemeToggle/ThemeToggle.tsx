import { Moon, Sun } from "lucide-react";
import { components } from "../../../text/components.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { moon, sun } from "./theme-toggle.css.ts";

type ThemeToggleProps = {
  readonly onToggle: () => void;
  readonly variant?: "ghost" | "outline";
};

export const ThemeToggle = ({ onToggle, variant = "outline" }: ThemeToggleProps) => (
  <IconButton
    label={components.toggleTheme}
    variant={variant}
    onClick={onToggle}
    icon={
      <>
        <Sun className={sun} size={18} aria-hidden />
        <Moon className={moon} size={18} aria-hidden />
      </>
    }
  />
);
