import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { columns, report } from "./simulator.css.ts";

/** The skeleton of the simulator, in about its final size. */
export const SimulatorSkeleton = () => (
  <div aria-busy className={columns}>
    <Skeleton height={396} />
    <div className={report}>
      <Skeleton height={240} />
    </div>
  </div>
);
