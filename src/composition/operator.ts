import type { Operator } from "../domain/operator/operator.ts";

/** Who runs the installation; null where that cannot be learnt now: the texts can be read all the same. */
export async function operator(): Promise<Operator | null> {
  try {
    const { readInstallation } = await import("./installation.ts");
    return (await readInstallation()).operator;
  } catch {
    return null;
  }
}
