import type { Operator } from "../domain/operator/operator.ts";

/** The operator of the installation; null where the request fails: the texts can be read all the same. */
export async function operator(): Promise<Operator | null> {
  try {
    const { readInstallation } = await import("./installation.ts");
    return (await readInstallation()).operator;
  } catch {
    return null;
  }
}
