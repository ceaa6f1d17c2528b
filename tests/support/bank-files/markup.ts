import type { Markup } from "../../../src/domain/imports/formats/markup.ts";

/** An element with a text or with elements in it. */
export const element = (name: string, ...inside: readonly (string | Markup)[]): Markup => ({
  name,
  attributes: {},
  text: inside.filter((one) => typeof one === "string").join(""),
  children: inside.filter((one) => typeof one !== "string"),
});
