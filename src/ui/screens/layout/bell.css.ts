import { style } from "@vanilla-extract/css";
import { tones } from "../../components/Badge/badge.css.ts";
import { variants } from "../../components/IconButton/icon-button.css.ts";

/** The id of the popover that the bells open. */
export const NOTIFICATIONS = "notificacoes";

export const bell = style([variants.outline, { position: "relative" }]);

/** Over the corner, so that nothing moves when it appears. */
export const badge = style([tones.count, { position: "absolute", top: -7, right: -7 }]);
