import type { Recurrence, RecurrenceDraft } from "../../src/domain/recurrences/recurrence.ts";
import { begun } from "../../src/domain/recurrences/settle.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../src/domain/shared/civil-date.ts";
import { recurrenceId } from "../../src/domain/shared/ids.ts";

/** A monthly rent, with the given changes. */
export const planned = (
  over: Partial<RecurrenceDraft> & { readonly id?: string } = {},
): Recurrence => {
  const { id = "01890000-0000-7000-8000-000000000001", ...draft } = over;
  const start = draft.start ?? ("2031-01-01" as CivilDate);
  return begun(
    {
      kind: "expense",
      category: "Habitação",
      cost: { of: "each", amount: cents(650_00) },
      description: "Renda",
      every: 1,
      unit: "month",
      end: null,
      times: null,
      weekend: "keep",
      mode: "automatic",
      paused: false,
      ...draft,
      start,
    },
    recurrenceId(id),
    start,
    "start",
  );
};
