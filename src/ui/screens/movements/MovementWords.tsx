import { readableText } from "../../../domain/guessing/readable-text.ts";

/** The name of a movement; its tooltip shows the bank's own text. */
export const MovementWords = ({ description }: { readonly description: string }) => (
  <span title={description}>{readableText(description)}</span>
);
