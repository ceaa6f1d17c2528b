import { globalStyle, style } from "@vanilla-extract/css";
import { media, space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const box = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space(3),
  minHeight: "90dvh",
  padding: space(6),
  textAlign: "center",
});

export const sign = style({});

export const message = style({ fontWeight: weight.medium, textWrap: "balance" });

export const hint = style({ color: color.muted, fontSize: text.label, textWrap: "balance" });

export const retry = style({ marginTop: space(2) });

// The landing page can be read without its script: it stays, and a bar below reports the failure.
const bar = ":root:not(.signed-in) #landing:not(:empty) ~ #failure";

globalStyle(`${bar} ${box}`, {
  position: "fixed",
  inset: "auto 0 0",
  zIndex: 10,
  gridAutoFlow: "column",
  justifyContent: "center",
  alignItems: "center",
  gap: space(4),
  minHeight: 0,
  padding: `${space(3)} ${space(4)}`,
  borderTop: `1px solid ${color.lineStrong}`,
  background: color.raised,
  boxShadow: theme.shadow.overlay,
});

globalStyle(`${bar} :is(${sign}, ${hint})`, { display: "none" });

globalStyle(`${bar} ${retry}`, { marginTop: 0 });

globalStyle(`${bar} ${box}`, { "@media": { [media.phone]: { gridAutoFlow: "row" } } });
