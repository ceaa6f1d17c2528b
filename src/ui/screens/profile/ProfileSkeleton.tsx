import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import * as styles from "./profile-skeleton.css.ts";

/** The skeleton of the personal data and goals, in about their final size. */
export const ProfileSkeleton = () => (
  <div className={styles.stack}>
    <Skeleton height={138} />
    <Skeleton height={44} />
    <div className={styles.goals}>
      <Skeleton height={470} />
      <Skeleton height={470} />
    </div>
  </div>
);
