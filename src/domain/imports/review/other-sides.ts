import type { ImportLineId } from "../../shared/ids.ts";
import type { ReviewLine } from "./review.ts";

/** Lines that are there twice, but may count only once. */
export type OtherSides = {
  /** Lines that should not count, each with the line that is the reason. */
  readonly because: ReadonlyMap<ReviewLine, ImportLineId>;
  /** Lines that make one of an earlier import stop counting, each with that one. */
  readonly excluded: ReadonlyMap<ReviewLine, ImportLineId>;
};
