import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { Landing } from "../ui/screens/landing/Landing.tsx";

/** The landing page as HTML, made once at build time. */
export const landingHtml = (): string =>
  renderToString(
    <StrictMode>
      <Landing onToggleTheme={() => undefined} loadCheckoutUrl={() => Promise.resolve(null)} />
    </StrictMode>,
  );
