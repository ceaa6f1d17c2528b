/** Whether two records are equal; they hold only plain values, and lists and objects of these. */
export function isSameRecord(one: object, other: object): boolean {
  const wanted = new Map(Object.entries(other));
  const entries = Object.entries(one);
  return (
    entries.length === wanted.size &&
    entries.every(([name, value]) => wanted.has(name) && isSameValue(wanted.get(name), value))
  );
}

const isSameValue = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return false;
  return Array.isArray(one) === Array.isArray(other) && isSameRecord(one, other);
};
