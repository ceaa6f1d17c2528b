import { createContext } from "react";
import type { BackButton } from "../application/device/back-button.ts";

/** The back button's handler for open overlays; without one, a step back goes to the page before, as usual. */
export const BackButtonContext = createContext<BackButton>({ closes: () => () => {} });
