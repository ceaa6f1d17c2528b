import {
  use,
  useEffectEvent,
  useLayoutEffect,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { BackButtonContext } from "../../back-button-context.ts";
import { usePlaceBeside } from "../Field/use-place-beside.ts";
import * as styles from "./menu.css.ts";

export type MenuItem = {
  readonly name: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
};

type MenuProps = {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** The button beside which the menu opens, and which gets the focus back. */
  readonly button: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
};

/** The number of items that a key moves by, or the end of the menu that it goes to. */
const MOVES: Readonly<Record<string, number | "first" | "last">> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: "first",
  End: "last",
};

/** An open menu in the browser's top layer; a press elsewhere, Escape, Tab or a scroll closes it. */
export function Menu({ id, label, items, button, onClose }: MenuProps) {
  const leave = () => {
    if (document.activeElement?.closest("[role=menu]")) button.current?.focus();
    onClose();
  };
  const menu = usePlaceBeside(button, leave);
  const back = useEffectEvent(leave);
  const backButton = use(BackButtonContext);
  useLayoutEffect(() => {
    menu.current?.showPopover();
    menu.current?.querySelector("button")?.focus();
    return backButton.closes(() => back());
  }, [menu, backButton]);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    // Elements around the menu handle keys of their own.
    event.stopPropagation();
    if (event.key === "Escape" || event.key === "Tab") {
      if (event.key === "Escape") event.preventDefault();
      leave();
    }
    const move = MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const choices = [...event.currentTarget.querySelectorAll("button")];
    const at = choices.findIndex((choice) => choice === document.activeElement);
    const to = typeof move === "number" ? at + move : move === "first" ? 0 : -1;
    choices.at(to % choices.length)?.focus();
  };
  return (
    <div
      ref={menu}
      id={id}
      popover="auto"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={styles.menu}
      onKeyDown={press}
      onToggle={({ newState }) => newState === "closed" && onClose()}
    >
      {items.map(({ name, icon, disabled = false, onChoose }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={disabled || undefined}
          className={styles.item}
          onClick={() => {
            if (disabled) return;
            leave();
            onChoose();
          }}
        >
          {icon}
          {name}
        </button>
      ))}
    </div>
  );
}
