/** Makes names that sort in the order of their making: "record-000001", "record-000002"… */
export function numbered(name: string): () => string {
  let given = 0;
  return () => `${name}-${String((given += 1)).padStart(6, "0")}`;
}
