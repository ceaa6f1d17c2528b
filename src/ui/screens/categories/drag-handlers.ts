import type { DragEvent } from "react";

/** The drag-and-drop handlers of a row. */
export type Drag = {
  readonly isDrawn: boolean;
  readonly onDraw: () => void;
  readonly onLeave: () => void;
  /** Drops the dragged row here; null while no row of the list is dragged. */
  readonly onDrop: (() => void) | null;
};

/** The drag events of a row; the row's buttons do the same without dragging. */
export const dragHandlers = ({ onDraw, onLeave, onDrop }: Drag, name: string) => ({
  onDragStart: ({ dataTransfer }: DragEvent) => {
    dataTransfer.effectAllowed = "move";
    // Some browsers do not drag without data.
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
