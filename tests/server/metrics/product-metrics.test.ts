import { expect, it } from "vitest";
import type { Readiness } from "../../../src/domain/operator/readiness.ts";
import { productMetrics } from "../../../server/infrastructure/metrics/product-metrics.ts";

const HOUR = 3_600_000;
const NOW = 1_000 * HOUR;

const measured = async (found: Partial<Readiness>, databaseSize = async () => 7) => {
  const { text } = productMetrics({
    checkReadiness: async () => ({ faults: [], freeBytes: 5, copyMadeAt: null, ...found }),
    databaseSize,
    turns: () => ({ waiting: 1, running: 2, refused: 3 }),
    clock: { now: () => NOW },
  });
  await text();
  // Asked again, since what was refused is a sum and no step.
  const lines = (await text()).split("\n");
  return (name: string) => lines.find((line) => line.startsWith(`${name} `))?.split(" ")[1];
};

it("the age of a copy is told in seconds, and no age where there is no copy", async () => {
  expect((await measured({ copyMadeAt: NOW - HOUR }))("fincontrol_copy_age_seconds")).toBe("3600");
  expect((await measured({}))("fincontrol_copy_age_seconds")?.toLowerCase()).toBe("nan");
});

it("a database that is at fault is down, and is not asked for its size", async () => {
  const sizes: string[] = [];
  const valueOf = await measured({ faults: ["database-read-only", "copy-late"] }, async () => {
    sizes.push("asked");
    return 7;
  });
  expect(valueOf("fincontrol_database_up")).toBe("0");
  expect(valueOf("fincontrol_database_size_bytes")?.toLowerCase()).toBe("nan");
  expect(sizes).toEqual([]);
  expect(valueOf('fincontrol_fault{fault="base_de_dados_so_de_leitura"}')).toBe("1");
  expect(valueOf('fincontrol_fault{fault="copia_em_atraso"}')).toBe("1");
  expect(valueOf('fincontrol_fault{fault="disco_quase_cheio"}')).toBe("0");
});

it("a size that cannot be told takes nothing from the rest", async () => {
  const valueOf = await measured({}, () => Promise.reject(new Error("gone")));
  expect(valueOf("fincontrol_database_size_bytes")?.toLowerCase()).toBe("nan");
  expect(valueOf("fincontrol_data_free_bytes")).toBe("5");
});

it("the line of turns is told as it is", async () => {
  const valueOf = await measured({});
  expect(valueOf("fincontrol_turns_waiting")).toBe("1");
  expect(valueOf("fincontrol_turns_running")).toBe("2");
  expect(valueOf("fincontrol_turns_refused_total")).toBe("3");
});
