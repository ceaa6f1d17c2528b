import type { ImportLineId } from "../../shared/ids.ts";
import type { ReviewLine } from "./review.ts";

/** Of which lines the same is there twice, though it is to count once at most. */
export type OtherSides = {
  /** Lines that are not to count, each with the one because of which it is not. */
  readonly because: ReadonlyMap<ReviewLine, ImportLineId>;
  /** Lines because of which one of an earlier import is not to count any more, each with that one. */
  readonly ousted: ReadonlyMap<ReviewLine, ImportLineId>;
};
