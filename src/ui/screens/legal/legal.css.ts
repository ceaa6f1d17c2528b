import { style } from "@vanilla-extract/css";
import { space, text, weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

export const article = style({ maxWidth: "68ch", lineHeight: 1.65 });

export const title = style({
  fontSize: text.title,
  fontWeight: weight.title,
  letterSpacing: "-0.025em",
});

export const updated = style({ color: theme.color.muted, fontSize: text.small });

export const introduction = style({ marginTop: space(5), fontSize: text.large });

export const section = style({ marginTop: space(8) });

export const heading = style({
  marginBottom: space(2),
  fontSize: text.large,
  fontWeight: weight.strong,
});

export const paragraph = style({ selectors: { "& + &": { marginTop: space(3) } } });

export const items = style({
  marginTop: space(2),
  paddingInlineStart: space(5),
  listStyle: "disc",
});

export const item = style({
  paddingInlineStart: space(1),
  selectors: { "& + &": { marginTop: space(1) } },
  "::marker": { color: theme.color.muted },
});

export const summary = style({ display: "grid", gap: space(4) });

export const summaryHeading = style({ fontWeight: weight.strong });
