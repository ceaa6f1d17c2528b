import { globalStyle, style } from "@vanilla-extract/css";
import { media, motion, radius, space, text, TOUCH, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const sidebar = style({
  display: "flex",
  flexDirection: "column",
  gap: space(3),
  height: "100%",
  overflowY: "auto",
  padding: `22px ${space(3)} ${space(4)}`,
});

export const logo = style({ padding: `0 ${space(2)} ${space(1)}` });

export const navigation = style({
  display: "flex",
  flexDirection: "column",
  gap: space(2),
  "@media": { [media.sidebar]: { gap: 10 } },
});

export const groupName = style({
  padding: `0 ${space(3)} 2px`,
  color: color.muted,
  fontSize: text.tiny,
  fontWeight: weight.strong,
  lineHeight: 1.5,
});

export const list = style({ display: "flex", flexDirection: "column" });

/** As high as a touch target; in a low window the fixed sidebar shrinks its rows instead of scrolling. */
const row = {
  minHeight: TOUCH,
  "@media": { [media.sidebar]: { minHeight: `clamp(30px, (100dvh - 266px) / 15, ${TOUCH})` } },
};

export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: space(3),
  width: "100%",
  ...row,
  padding: `0 ${space(3)}`,
  borderRadius: radius.field,
  color: color.muted,
  fontWeight: weight.medium,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  transition: `opacity ${motion.quick}`,
  selectors: {
    "&:hover": { background: color.hover, color: color.text },
    "&[aria-current]": { background: color.brandSoft, color: color.brand },
    "&[aria-disabled=true]": { cursor: "default", opacity: 0.6 },
  },
});

export const foot = style({
  display: "flex",
  flexDirection: "column",
  gap: space(2),
  marginTop: "auto",
});

export const premium = style({
  display: "flex",
  alignItems: "center",
  gap: space(3),
  ...row,
  padding: `0 ${space(3)}`,
  border: `1px solid ${color.warningLine}`,
  borderRadius: radius.field,
  background: color.warningSoft,
  color: color.warning,
  fontWeight: weight.strong,
  selectors: {
    "&:hover:enabled": { borderColor: color.warning },
    "&:disabled": { cursor: "default" },
  },
});

export const price = style({ marginInlineStart: "auto", fontSize: text.tiny, fontWeight: 500 });

export const user = style({
  display: "flex",
  alignItems: "center",
  gap: space(2),
  padding: `${space(1)} ${space(1)} ${space(1)} ${space(1)}`,
});

export const avatar = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  width: "max(34px, 2.125rem)",
  aspectRatio: "1",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  background: color.raised,
  fontSize: text.tiny,
  fontWeight: weight.strong,
});

export const who = style({ display: "flex", flexDirection: "column", flexGrow: 1, minWidth: 0 });

/** With a top bar the bell is in it, and the menu covers it. */
export const bell = style({ "@media": { [media.menu]: { display: "none" } } });

export const name = style({ fontSize: text.label, fontWeight: weight.strong });

export const plan = style({ color: color.muted, fontSize: text.small });

globalStyle(`${who} > *`, {
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  lineHeight: 1.3,
});
