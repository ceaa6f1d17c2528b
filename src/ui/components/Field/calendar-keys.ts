import type { FocusEvent, KeyboardEvent, MouseEvent } from "react";
import type { CalendarMove } from "../../../domain/calendar/moves.ts";

const MOVES: Readonly<Record<string, CalendarMove>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "row-start",
  End: "row-end",
  PageUp: "page-back",
  PageDown: "page-on",
};

const WITH_SHIFT: Readonly<Record<string, CalendarMove>> = {
  PageUp: "year-back",
  PageDown: "year-on",
};

/** The keys of a date grid in ARIA's practices, and the ways out of a calendar. */
export const calendarKeys = (
  onMove: (move: CalendarMove) => void,
  onClose: (way: "escape" | "left") => void,
) => ({
  onKeyDown: (event: KeyboardEvent) => {
    const move = (event.shiftKey ? WITH_SHIFT : MOVES)[event.key];
    if (move === undefined && event.key !== "Escape") return;
    // Escape closes the calendar, not the dialog around it.
    event.preventDefault();
    if (move === undefined) onClose("escape");
    else onMove(move);
  },
  // The focus stays on its day: not every browser focuses a pressed button.
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onClose("left");
  },
});
