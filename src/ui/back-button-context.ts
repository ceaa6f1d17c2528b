import { createContext } from "react";
import type { BackButton } from "../application/device/back-button.ts";

/** What composition puts above everything that may open; without it, a step back leaves the page as ever. */
export const BackButtonContext = createContext<BackButton>({ closes: () => () => {} });
