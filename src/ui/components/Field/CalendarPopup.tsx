import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useState, type RefObject } from "react";
import type { CivilDate } from "../../../domain/shared/civil-date.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { CalendarKind } from "./calendar-kind.ts";
import * as styles from "./calendar-popup.css.ts";
import { CalendarGrid } from "./CalendarGrid.tsx";
import { calendarKeys } from "./calendar-keys.ts";
import { usePlaceBeside } from "./use-place-beside.ts";

type CalendarPopupProps<Value extends string> = {
  readonly id: string;
  readonly kind: CalendarKind<Value>;
  readonly chosen: Value | null;
  readonly today: CivilDate;
  readonly field: RefObject<HTMLElement | null>;
  readonly onChoose: (value: Value) => void;
  /** Escape returns the focus to the field; otherwise it is elsewhere already. */
  readonly onClose: (way: "escape" | "left") => void;
};

/** The calendar of a field, above the page, for as long as it has the focus. */
export function CalendarPopup<Value extends string>(props: CalendarPopupProps<Value>) {
  const { id, kind, chosen, today, field, onChoose, onClose } = props;
  const titleId = useId();
  const current = kind.current(today);
  const [at, setAt] = useState<Value>(chosen ?? current);
  const handlers = calendarKeys((move) => setAt(kind.move(at, move)), onClose);
  const popup = usePlaceBeside(field, () => onClose("left"));
  return (
    <div
      ref={popup}
      id={id}
      role="dialog"
      aria-label={kind.texts.title}
      className={styles.popup}
      {...handlers}
    >
      <div className={styles.head}>
        <IconButton
          label={kind.texts.previous}
          icon={<ChevronLeft size={18} aria-hidden />}
          // The keyboard turns pages from the grid.
          tabIndex={-1}
          onClick={() => setAt(kind.move(at, "page-back"))}
        />
        <p id={titleId} className={styles.title} aria-live="polite">
          {kind.title(at)}
        </p>
        <IconButton
          label={kind.texts.next}
          icon={<ChevronRight size={18} aria-hidden />}
          tabIndex={-1}
          onClick={() => setAt(kind.move(at, "page-on"))}
        />
      </div>
      <CalendarGrid
        kind={kind}
        labelledBy={titleId}
        at={at}
        chosen={chosen}
        current={current}
        onChoose={onChoose}
      />
    </div>
  );
}
