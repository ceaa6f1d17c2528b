import { style, styleVariants } from "@vanilla-extract/css";
import { media, space, text, unseen, weight } from "../../design/scale.ts";

const { phone, desktop } = media;

/** The height of a label, as a margin for controls without one. */
const LABEL = 21;

/** Where the keys of an amount are shown, and the distance of rows that gives them room. */
const touch = "(pointer: coarse)";
const KEYS_GAP = space(5);

/** The width below which the search has a line of its own. */
const narrow = "screen and (max-width: 359.98px)";

export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(3),
  paddingBottom: space(3),
  "@media": { [phone]: { gap: space(2), paddingBottom: space(2) }, [touch]: { rowGap: KEYS_GAP } },
});

/** The phone has room for the search only; there the title is only read aloud. */
export const title = style({
  fontSize: text.body,
  fontWeight: weight.strong,
  "@media": {
    [phone]: unseen,
  },
});

export const head = style({
  display: "flex",
  flex: "1 1 18rem",
  alignItems: "center",
  gap: space(2),
  minWidth: 0,
  "@media": { [phone]: { flexBasis: "100%" }, [narrow]: { flexWrap: "wrap" } },
});

export const search = style({ flex: "1 1 8rem" });

/** As many columns of a minimum width as fit. */
const columns = (least: string) => ({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`,
  gap: `${space(3)} ${space(2)}`,
  alignItems: "start",
});

const fields = style({
  width: "100%",
  "@media": {
    [phone]: columns("8.5rem"),
    [desktop]: { display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: space(3) },
    [touch]: { rowGap: KEYS_GAP },
  },
});

export const choices = styleVariants({ unfolded: [fields], folded: { display: "none" } });

export const kind = style({
  display: "grid",
  "@media": { [phone]: { gridColumn: "1 / -1" }, [desktop]: { marginTop: LABEL } },
});

/** Grow with their letters, as far as there is room. */
const wide = (rem: number) =>
  style({ "@media": { [desktop]: { width: `${rem}rem`, maxWidth: "100%" } } });

export const category = wide(10.5);

export const order = wide(9.875);

/** The two ends of a range, side by side where they fit. */
const pair = style({ display: "flex", gap: space(3) });

export const spans = styleVariants({
  amounts: [pair, { "@media": { [phone]: { ...columns("6rem"), gridColumn: "1 / -1" } } }],
  dates: [pair, { "@media": { [phone]: { ...columns("8.5rem"), gridColumn: "1 / -1" } } }],
});

export const date = wide(10.5);

export const amount = wide(7.5);
