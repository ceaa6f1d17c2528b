const UNITS = ["B", "kB", "MB", "GB"] as const;

const sizes = new Intl.NumberFormat("pt-PT", { maximumSignificantDigits: 3 });

/** A number of bytes as `1,25 MB`. */
export function formatBytes(bytes: number): string {
  const thousands = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  return `${sizes.format(bytes / 1000 ** thousands)}\u00a0${UNITS[thousands]}`;
}
