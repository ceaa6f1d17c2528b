/** A list of listeners, with a way to notify them. */
export function listeners() {
  const all = new Set<{ readonly listener: () => void }>();
  const listen = (listener: () => void) => {
    const entry = { listener };
    all.add(entry);
    return () => {
      all.delete(entry);
    };
  };
  const tell = () => all.forEach(({ listener }) => listener());
  return { listen, tell };
}
