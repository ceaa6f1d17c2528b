/** Whether two records say the same; they hold nothing but plain values. */
export function isSameRecord(one: object, other: object): boolean {
  const wanted = new Map(Object.entries(other));
  const entries = Object.entries(one);
  return (
    entries.length === wanted.size &&
    entries.every(([name, value]) => wanted.has(name) && wanted.get(name) === value)
  );
}
