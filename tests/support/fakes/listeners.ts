/** A list of listeners, with a way to notify them. */
export function listeners() {
  const all = new Set<{ readonly hear: () => void }>();
  const listen = (hear: () => void) => {
    const entry = { hear };
    all.add(entry);
    return () => {
      all.delete(entry);
    };
  };
  const tell = () => all.forEach(({ hear }) => hear());
  return { listen, tell };
}
