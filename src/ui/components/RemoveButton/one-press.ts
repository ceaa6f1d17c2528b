import type { KeyboardEvent, MouseEvent } from "react";

/**
 * The handlers of a button whose place another one takes once it is pressed: the second click of a double click and a
 * key that is held down do nothing.
 */
export const onePress = (onPress: () => void) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  },
  onClick: ({ detail }: MouseEvent) => {
    // A click by a key counts 0, the first of several 1.
    if (detail <= 1) onPress();
  },
});
