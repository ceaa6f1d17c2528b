/** How elaborate an emblem is, from a plain coin to a star with ribbons. */
export type Tier = 1 | 2 | 3 | 4;

const TIER_STARTS = [0, 30, 80, 160] as const;

const tierAt = (count: number): Tier => (count >= 4 ? 4 : count === 3 ? 3 : count === 2 ? 2 : 1);

/** The tier of an achievement by its points. */
export const tierOfPoints = (points: number): Tier =>
  tierAt(TIER_STARTS.filter((start) => start <= points).length);

/** The tier of a level: a new one every second level, and the last for the top. */
export const tierOfLevel = (level: number): Tier => tierAt(Math.ceil(level / 2));

const CENTRE = { x: 32, y: 29 } as const;

/** The outline of a star; with a dent of 1 it is a polygon. */
function star(corners: number, radius: number, dent: number): string {
  const steps = Array.from({ length: corners * 2 }, (_, step) => {
    const angle = (step / corners - 0.5) * Math.PI;
    const reach = step % 2 === 0 ? radius : radius * dent;
    const at = (middle: number, offset: number) => (middle + reach * offset).toFixed(2);
    return `${at(CENTRE.x, Math.cos(angle))} ${at(CENTRE.y, Math.sin(angle))}`;
  });
  return `M${steps.join("L")}Z`;
}

/** The plate of each tier, in a square of 64. */
export const PLATES: Readonly<Record<Tier, string>> = {
  1: star(32, 23, 1),
  2: star(6, 25, Math.cos(Math.PI / 6)),
  3: star(12, 25, 0.9),
  4: star(8, 26.5, 0.84),
};

/** The two ends of the ribbon behind the plate of a higher tier. */
export const RIBBONS = "M19 44 13 60 21 58 26 63 31 48ZM45 44 51 60 43 58 38 63 33 48Z";
