import { VictoryContainer } from "victory-core";
import { VictoryPie } from "victory-pie";
import type { Cents } from "../../../domain/shared/cents.ts";
import { SLICES } from "../../design/palette.ts";
import { theme } from "../../design/theme.css.ts";

const SIZE = 196;

/** The only module that draws with Victory, so it is fetched only where a ring is seen. */
export function PiePicture({ amounts }: { readonly amounts: readonly Cents[] }) {
  return (
    <VictoryPie
      width={SIZE}
      height={SIZE}
      padding={0}
      innerRadius={SIZE / 3}
      data={amounts.map((y, x) => ({ x, y }))}
      sortOrder="ascending"
      colorScale={[...SLICES]}
      labels={() => null}
      style={{ data: { stroke: theme.color.surface, strokeWidth: 2.5 } }}
      containerComponent={<VictoryContainer responsive={false} />}
    />
  );
}
