import { style, styleVariants } from "@vanilla-extract/css";
import { media, radius, space, text, weight, tellingColour } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const head = style({
  display: "flex",
  flexShrink: 0,
  alignItems: "center",
  gap: space(2),
  minHeight: 60,
  padding: `${space(2)} ${space(3)} ${space(2)} ${space(5)}`,
  borderBottom: `1px solid ${color.line}`,
});

export const title = style({ flexGrow: 1, fontSize: text.large, fontWeight: weight.strong });

export const list = style({
  flexShrink: 1,
  minHeight: 0,
  maxHeight: "24rem",
  overflowY: "auto",
  overscrollBehavior: "contain",
  selectors: { "&:focus-visible": { outlineOffset: -2 } },
});

export const item = style({
  display: "grid",
  gridTemplateColumns: "8px minmax(0, 1fr) auto",
  gap: space(3),
  padding: `${space(4)} ${space(3)} ${space(4)} ${space(4)}`,
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
});

const dot = style({
  width: 8,
  height: 8,
  marginTop: 7,
  borderRadius: radius.round,
  ...tellingColour,
});

export const dots = styleVariants({ read: [dot], unread: [dot, { background: color.brand }] });

export const words = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: space(1),
});

export const titles = styleVariants({
  read: { color: color.muted, fontSize: text.body, fontWeight: weight.medium },
  unread: { fontSize: text.body, fontWeight: weight.strong },
});

/** The whole text of the notification is the title's link. */
export const link = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0 },
  selectors: { "&:hover, &:focus-visible": { textDecoration: "underline" } },
});

export const message = style({ color: color.muted, fontSize: text.label });

export const when = style({
  color: color.muted,
  fontSize: text.small,
  fontVariantNumeric: "tabular-nums",
});

/** Below the text and the actions, whatever comes first for screen readers. */
export const question = style({ gridColumn: "2 / -1", gridRow: 2 });

export const actions = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "flex-end",
  margin: `-${space(2)} 0`,
  "@media": { [media.phone]: { flexDirection: "column", justifyContent: "flex-start" } },
});
