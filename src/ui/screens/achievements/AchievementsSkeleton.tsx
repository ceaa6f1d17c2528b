import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import * as styles from "./achievements.css.ts";

const CARDS = ["a", "b", "c", "d", "e", "f"];

/** The skeleton of the achievements, in about their final size. */
export const AchievementsSkeleton = () => (
  <div aria-busy>
    <div className={styles.head}>
      <Skeleton height={222} />
      <Skeleton height={222} />
    </div>
    <div className={styles.section}>
      <div className={styles.sectionHead}>
        <Skeleton height={26} width={160} />
      </div>
      <div className={styles.grid}>
        {CARDS.map((card) => (
          <Skeleton key={card} height={126} />
        ))}
      </div>
    </div>
  </div>
);
