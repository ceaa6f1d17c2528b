import type { DragEvent } from "react";

/** What a row knows of drawing it, or another one of its list, to another place. */
export type Drag = {
  readonly isDrawn: boolean;
  readonly onDraw: () => void;
  readonly onLeave: () => void;
  /** Takes what is drawn to this place; null while nothing of the list is. */
  readonly onDrop: (() => void) | null;
};

/** How a row hears of that; for who draws nothing, its buttons do the same. */
export const dragHandlers = ({ onDraw, onLeave, onDrop }: Drag, name: string) => ({
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.effectAllowed = "move";
    // Some browsers draw nothing that has no content.
    dataTransfer.setData("text/plain", name);
    onDraw();
  },
  onDragEnd: onLeave,
  onDragOver: (event: DragEvent) => {
    if (onDrop !== null) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    onDrop?.();
  },
});
