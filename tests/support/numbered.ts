/** Makes names that sort in the order of their making: "record-000001", "record-000002"… */
export function numbered(name: string): () => string {
  let given = 0;
  return () => `${name}-${String((given += 1)).padStart(6, "0")}`;
}

/** Makes UUIDs that sort in the order of their making; those of another digit are others. */
export function numberedIds(digit: number): () => string {
  let given = 0;
  return () => `0190000${digit}-0000-7000-8000-${String((given += 1)).padStart(12, "0")}`;
}
