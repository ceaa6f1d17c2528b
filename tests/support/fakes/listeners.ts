/** Those who listen to something, and how to tell them. */
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
