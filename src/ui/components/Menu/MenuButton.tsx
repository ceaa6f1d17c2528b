import { Ellipsis } from "lucide-react";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Menu, type MenuItem } from "./Menu.tsx";

type MenuButtonProps = {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly tabIndex?: 0 | -1;
};

/** Three dots that open a menu, which is rendered only while it is open. */
export function MenuButton({ label, items, tabIndex = 0 }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // A press elsewhere closes an open menu, and so does one on its own button, before the click.
  const wasOpen = useRef(false);
  const press = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(true);
  };
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        icon={<Ellipsis size={16} aria-hidden />}
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerDown={() => {
          wasOpen.current = open;
        }}
        onClick={() => {
          setOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
        onKeyDown={press}
      />
      {open && (
        <Menu id={id} label={label} items={items} button={button} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
