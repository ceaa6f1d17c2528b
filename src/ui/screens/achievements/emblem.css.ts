import { style, styleVariants } from "@vanilla-extract/css";
import { weight } from "../../design/scale.ts";
import { theme } from "../../design/theme.css.ts";

const { color } = theme;

export const sizes = styleVariants({
  card: { flexShrink: 0, width: 60, height: 60 },
  hero: { flexShrink: 0, width: 104, height: 104 },
});

const plate = style({ strokeWidth: 2.5, strokeLinejoin: "round" });

export const plates = styleVariants({
  plain: [plate, { fill: color.brandSoft, stroke: color.brand }],
  grand: [plate, { fill: color.brand, stroke: color.brand }],
  open: [
    plate,
    { fill: color.page, stroke: color.control, strokeWidth: 1.5, strokeDasharray: "3 3.5" },
  ],
});

const ribbon = style({ strokeWidth: 1.5, strokeLinejoin: "round" });

export const ribbons = styleVariants({
  plain: [ribbon],
  grand: [ribbon, { fill: color.brandSoft, stroke: color.brand }],
  open: [ribbon, { fill: "none", stroke: color.lineStrong }],
});

const rim = style({ fill: "none", strokeWidth: 1.5 });

export const rims = styleVariants({
  plain: [rim],
  grand: [rim, { stroke: color.onBrand, opacity: 0.5 }],
  open: [rim, { stroke: color.lineStrong }],
});

export const signs = styleVariants({
  plain: { color: color.brand },
  grand: { color: color.onBrand },
  open: { color: color.muted },
});

export const number = style({
  fill: "currentcolor",
  fontSize: 22,
  fontWeight: weight.title,
  textAnchor: "middle",
});
