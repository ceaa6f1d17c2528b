import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { StartFailure } from "../ui/screens/gate/StartFailure.tsx";
import { Starting } from "../ui/screens/gate/Starting.tsx";
import { Landing } from "../ui/screens/landing/Landing.tsx";

/** The landing page as HTML, rendered once at build time. */
export const landingHtml = (): string =>
  renderToString(
    <StrictMode>
      <Landing
        ended={null}
        onToggleTheme={() => undefined}
        loadCheckoutUrl={() => Promise.resolve(null)}
      />
    </StrictMode>,
  );

/** The page until the product's script is loaded, rendered once at build time. */
export const startingHtml = (): string => renderToString(<Starting />);

/** The page for a product that cannot start, rendered once at build time. */
export const failureHtml = (): string => renderToString(<StartFailure />);
