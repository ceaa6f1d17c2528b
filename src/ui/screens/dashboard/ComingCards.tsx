import { useArrival } from "../../arrival.ts";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { shownUnasked } from "../../shown-unasked.tsx";
import type { AwaitedComing } from "../coming/coming-feature.ts";
import * as styles from "./dashboard.css.ts";

// The month does not wait for the days to come.
const meanwhile = <Skeleton height="100%" />;
const SpendingRoomCard = shownUnasked(
  async () => (await import("../coming/SpendingRoomCard.tsx")).SpendingRoomCard,
  meanwhile,
);
const NextMovementsCard = shownUnasked(
  async () => (await import("../coming/NextMovementsCard.tsx")).NextMovementsCard,
  meanwhile,
);

/** What is to come; what is known stays until there is something newer. */
export function ComingCards({ coming }: { readonly coming: AwaitedComing }) {
  const known = useArrival(coming);
  return (
    <div className={styles.coming}>
      <SpendingRoomCard known={known} />
      <NextMovementsCard known={known} />
    </div>
  );
}
