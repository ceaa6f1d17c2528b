import { globalStyle, style } from "@vanilla-extract/css";
import { radius, space, text } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

/** The texts are beside the box, one below the other. */
export const field = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "center",
  columnGap: space(3),
});

/** Grows with the text beside it; in forced colours it is the browser's own. */
export const box = style({
  flexShrink: 0,
  width: "max(20px, 1.25rem)",
  aspectRatio: "1",
  border: `1px solid ${color.control}`,
  borderRadius: radius.small,
  background: color.raised,
  appearance: "none",
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: color.muted },
    "&:checked": { borderColor: color.brand, background: color.brand },
    "&:disabled": { cursor: "default", opacity: 0.5 },
  },
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});

globalStyle(`${box}:checked::before`, {
  content: "",
  display: "block",
  height: "100%",
  background: color.onBrand,
  clipPath: "polygon(22% 49%, 14% 57%, 40% 81%, 87% 31%, 79% 23%, 40% 65%)",
});

/** High enough for a finger. */
export const label = style({ padding: `${space(2)} 0`, minHeight: 44, alignContent: "center" });

export const hint = style({ gridColumn: 2, color: color.muted, fontSize: text.small });
