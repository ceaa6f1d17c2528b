import { globalStyle } from "@vanilla-extract/css";
import { fontFamily } from "./font.css.ts";
import { text } from "./scale.ts";
import { theme } from "./theme.css.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box", margin: 0, padding: 0 });

globalStyle(":root", {
  colorScheme: "light",
  fontFamily,
  background: theme.color.page,
  color: theme.color.text,
  scrollbarGutter: "stable",
  scrollbarColor: `${theme.color.control} transparent`,
  WebkitTextSizeAdjust: "100%",
  WebkitFontSmoothing: "antialiased",
});

globalStyle(":root.dark", { colorScheme: "dark" });

// Behind an open dialog the page does not scroll, and the gutter of its scrollbar is as dark as the rest.
globalStyle(":root:has(dialog:modal)", {
  overflow: "hidden",
  background: theme.color.pageUnderScrim,
});

globalStyle("body", {
  minHeight: "100dvh",
  background: theme.color.page,
  fontSize: text.body,
  lineHeight: 1.5,
  overflowWrap: "break-word",
});

globalStyle("h1, h2, h3, h4", { fontSize: "inherit", fontWeight: "inherit", lineHeight: 1.25 });

// Avoids a last line of one word.
globalStyle("p", { textWrap: "pretty" });

globalStyle("ul, ol", { listStyle: "none" });

globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });

globalStyle("button", { background: "none", border: 0, cursor: "pointer", textAlign: "inherit" });

globalStyle("a", { color: "inherit", textDecoration: "none" });

globalStyle("img, svg", { display: "block", maxWidth: "100%" });

globalStyle("svg", { flexShrink: 0 });

globalStyle("table", { borderCollapse: "collapse", width: "100%" });

globalStyle("fieldset, dialog", { border: 0, minWidth: 0 });

globalStyle(":focus-visible", { outline: `2px solid ${theme.color.brand}`, outlineOffset: 2 });

globalStyle("*, *::before, *::after", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      // A duration, however short, would animate every change of every property.
      transition: "none !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});

// The landing page is in the document before any script knows who the reader is.
globalStyle(".signed-in #landing", { display: "none" });

// The readers of the landing page need no loading screen.
globalStyle(":root:not(.signed-in) #landing:not(:empty) ~ #root", { display: "none" });
