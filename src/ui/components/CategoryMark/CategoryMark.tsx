import { Suspense } from "react";
import type { CategoryLook } from "../../../application/categories/view-category-looks.ts";
import { lazyComponent } from "../../lazy-component.tsx";
import type { CategoryPictureProps } from "./CategoryPicture.tsx";
import * as styles from "./category-mark.css.ts";

// The icon only decorates a name: the dot stays if it cannot be fetched.
const CategoryPicture = lazyComponent<CategoryPictureProps>(() =>
  import("./CategoryPicture.tsx").then(
    (part) => part.CategoryPicture,
    () => () => <span className={styles.dot} />,
  ),
);

type CategoryMarkProps = CategoryLook & { readonly size?: keyof typeof styles.sizes };

const PIXELS = { row: 18, line: 15, word: 13 } as const;

/** The colour and the icon of a category; its name is shown beside it. */
export function CategoryMark({ colour, icon, size = "row" }: CategoryMarkProps) {
  const paint = colour === null ? styles.plain : styles.paints[colour];
  return (
    <span className={`${styles.sizes[size]} ${paint}`} aria-hidden>
      {icon === null ? (
        <span className={styles.dot} />
      ) : (
        <Suspense fallback={<span className={styles.dot} />}>
          <CategoryPicture icon={icon} size={PIXELS[size]} />
        </Suspense>
      )}
    </span>
  );
}
