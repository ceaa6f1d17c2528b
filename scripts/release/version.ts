const SHAPE = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/** Whether a version, `major.minor.patch`, comes after another. */
export function isAbove(version: string, last: string): boolean {
  const [, ...numbers] = SHAPE.exec(version) ?? [];
  const [, ...before] = SHAPE.exec(last) ?? [];
  const differing = numbers.findIndex((number, place) => number !== before[place]);
  return differing >= 0 && Number(numbers[differing]) > Number(before[differing]);
}
