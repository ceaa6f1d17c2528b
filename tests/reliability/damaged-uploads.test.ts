import { expect, it } from "vitest";
import { damageUploads } from "./damaged-uploads.ts";

it(
  "a copy that is damaged anywhere is refused by name and changes nothing",
  { timeout: 120_000 },
  async () => {
    const { refused, whole } = await damageUploads(40, 777);
    expect(refused + whole).toBe(40);
    expect(refused).toBeGreaterThan(20);
  },
);
