import { useMemo } from "react";
import type { Review } from "../../../domain/imports/review/review.ts";
import { SHOWN, shownCounts, type Shown } from "../../../domain/imports/review/shown-lines.ts";
import { importTexts as texts } from "../../../text/imports/imports.ts";
import { Segmented } from "../../components/Segmented/Segmented.tsx";
import * as styles from "./review.css.ts";

type ReviewHeadingsProps = {
  readonly review: Review;
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
};

/** The number of lines of each status; one status is shown. */
export function ReviewHeadings({ review, shown, onShow }: ReviewHeadingsProps) {
  const counts = useMemo(() => shownCounts(review), [review]);
  return (
    <div className={styles.headings}>
      <Segmented
        label={texts.show}
        options={SHOWN.filter((name) => name === shown || name === "all" || counts[name] > 0).map(
          (name) => ({ value: name, label: texts.shown(name, counts[name]) }),
        )}
        value={shown}
        onChange={onShow}
      />
    </div>
  );
}
