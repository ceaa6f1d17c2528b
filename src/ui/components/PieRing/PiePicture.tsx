import { VictoryContainer } from "victory-core";
import { VictoryPie } from "victory-pie";
import type { Cents } from "../../../domain/shared/cents.ts";
import { theme } from "../../design/theme.css.ts";

const PICTURE_PX = 196;

export type PiePictureProps = {
  readonly slices: readonly { readonly amount: Cents; readonly paint: string }[];
  /** Called with the slice under the pointer, and with the pressed one. */
  readonly onPoint: (slice: number | null) => void;
  readonly onChoose: (slice: number) => void;
};

/** The only module that uses Victory, so it is fetched only where a ring is shown. */
export function PiePicture({ slices, onPoint, onChoose }: PiePictureProps) {
  const on =
    (act: (slice: number) => void) =>
    (_: unknown, { index }: { index: number }) => {
      act(index);
      return [];
    };
  return (
    <VictoryPie
      width={PICTURE_PX}
      height={PICTURE_PX}
      padding={0}
      innerRadius={PICTURE_PX / 3}
      data={slices.map(({ amount: y }, x) => ({ x, y }))}
      sortOrder="ascending"
      colorScale={slices.map(({ paint }) => paint)}
      labels={() => null}
      style={{ data: { stroke: theme.color.surface, strokeWidth: 2.5, cursor: "pointer" } }}
      events={[
        {
          target: "data",
          eventHandlers: {
            onMouseOver: on(onPoint),
            onMouseOut: on(() => onPoint(null)),
            onClick: on(onChoose),
          },
        },
      ]}
      containerComponent={<VictoryContainer responsive={false} />}
    />
  );
}
