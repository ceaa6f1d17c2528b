import { readableText } from "../../../domain/guessing/readable-text.ts";

/** What a movement is called, wherever a row says it; the bank's own words are one touch away. */
export const MovementWords = ({ description }: { readonly description: string }) => (
  <span title={description}>{readableText(description)}</span>
);
