import type { Revision } from "../../../../src/domain/ledger/revision.ts";
import type { StoredRecord } from "../../../../src/domain/ledger/stored-record.ts";
import { reachOfAnswers } from "../../../../src/domain/recurrences/answered-day.ts";
import { nextActionDay } from "../../../../src/domain/recurrences/due.ts";
import {
  comeTo,
  continued,
  outcomesOf,
  replanning,
  withOpened,
  type Outcome,
} from "../../../../src/domain/recurrences/outcomes.ts";
import type { Recurrence } from "../../../../src/domain/recurrences/recurrence.ts";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import type { RecurrenceId } from "../../../../src/domain/shared/ids.ts";
import type { RecurrenceWriter } from "../../../application/ledger/ledger-work.ts";
import type { RecordWriter } from "../../../application/ledger/record-writer.ts";
import type { CategoryNames } from "../categories/category-names.ts";
import { amountOf, countingOnes, occurrenceId, occurrencesOf, openOutcomes } from "./outcomes.ts";
import { recurrenceHistory } from "./recurrence-history.ts";
import { planColumns, planOf, recurrenceWithOutcomes, wholeRecurrence } from "./recurrence-rows.ts";
import type { OccurrenceColumns, RecurrenceColumns, OccurrenceRow } from "./recurrence-tables.ts";
import { stampsIn, type Work, type WriteRows } from "../ledger/write-rows.ts";

/** The amount paid is kept of instalments alone: their rest follows from it. */
function paidFor({ cost }: Recurrence, one: Outcome): Outcome {
  if (one.became !== "recorded" || cost.of === "parts") return one;
  const { amount: _, ...recorded } = one;
  return recorded;
}

/** Writes recurrences: the plan to its row, and the outcomes of its days to rows of their own. */
export function recurrenceWriter(
  work: Work,
  names: CategoryNames,
  plans: RecordWriter<RecurrenceColumns>,
  write: WriteRows<OccurrenceRow>,
): RecurrenceWriter {
  const { queries, member, revision } = work;
  const { ledger } = member;

  const told = async (some: readonly StoredRecord<RecurrenceColumns>[]) => {
    const rows = some.map(({ record }) => record);
    return some.map(recurrenceWithOutcomes(names, await openOutcomes(queries, ledger, rows)));
  };

  const toldOne = async (
    plan: StoredRecord<RecurrenceColumns>,
  ): Promise<StoredRecord<Recurrence>> => {
    const [one] = await told([plan]);
    if (one === undefined) throw new Error("each plan is told");
    return one;
  };

  const present = async (id: RecurrenceId): Promise<StoredRecord<RecurrenceColumns>> => {
    const found = await plans.find(id);
    if (found === null) throw new Error("the recurrence was looked for before");
    return found;
  };

  const { asOf, alreadyAnswered } = recurrenceHistory(work, names, plans.find);

  const columnsOf = (recurrence: Recurrence, openedFrom: CivilDate): RecurrenceColumns => ({
    ledger_id: ledger,
    ...planColumns(names, recurrence),
    opened_from: openedFrom,
    told_revision: revision,
  });

  const written = (record: Recurrence, own: Revision): StoredRecord<Recurrence> => ({
    record,
    revision,
    ownRevision: own,
    removed: false,
  });

  const rowOf = (recurrence: RecurrenceId, outcome: Outcome): OccurrenceColumns => ({
    ledger_id: ledger,
    id: occurrenceId(recurrence, outcome),
    recurrence_id: recurrence,
    day: outcome.day,
    became: outcome.became,
    date: outcome.became === "changed" ? outcome.date : null,
    amount: amountOf(outcome),
    reach: outcome.reach ?? null,
  });

  /** Writes some outcomes, and removes others. */
  async function writeOutcomes(
    recurrence: RecurrenceId,
    rows: readonly OccurrenceRow[],
    added: readonly Outcome[],
    dropped: readonly Outcome[],
  ): Promise<void> {
    const before = new Map(rows.map((row) => [row.id, row]));
    const writingOf = (removedAt: number | null) => (outcome: Outcome) => {
      const row = rowOf(recurrence, outcome);
      const found = before.get(row.id) ?? null;
      return { before: found, after: { ...row, ...stampsIn(work, found, removedAt) } };
    };
    const writings = [...added.map(writingOf(null)), ...dropped.map(writingOf(work.now))];
    if (writings.length > 0) await write(writings);
  }

  return {
    find: async (id) => {
      const found = await plans.find(id);
      return found === null ? null : toldOne(found);
    },
    findAll: async (ids) => {
      const found = await plans.findAll(ids);
      const all = await told([...found.values()]);
      return new Map(all.map((one) => [one.record.id, one]));
    },
    asOf,
    asCreated: async (id) => {
      const first = await plans.asCreated(id);
      return first === null ? null : asOf(id, first.revision);
    },
    made: async (id) => {
      const plan = await plans.made(id);
      const change =
        plan === null
          ? await alreadyAnswered()
          : { plan: plan.left.record.id, revision: plan.left.revision };
      const left = change === null ? null : await asOf(change.plan, change.revision);
      const isMeant = left !== null && (id === null || left.record.id === id);
      return isMeant ? { writeKind: plan?.writeKind ?? "replace", left } : null;
    },
    create: async (recurrence) => {
      await plans.create(columnsOf(recurrence, recurrence.openFrom));
      await writeOutcomes(recurrence.id, [], outcomesOf(recurrence), []);
      return written(recurrence, revision);
    },
    replace: async (recurrence) => {
      const { id } = recurrence;
      const rows = await occurrencesOf(queries, ledger, id);
      const before = planOf(names, (await present(id)).record);
      const kept = replanning(recurrence, before, countingOnes(rows));
      await plans.replace(columnsOf(kept.recurrence, kept.openedFrom));
      await writeOutcomes(id, rows, kept.added, kept.dropped);
      return written(kept.recurrence, revision);
    },
    continue: async (recurrence, { id, day }) => {
      const before = planOf(names, (await present(id)).record);
      const rows = countingOnes(await occurrencesOf(queries, ledger, id));
      const outcomes = continued(recurrence, day, before, rows);
      await plans.create(columnsOf(recurrence, recurrence.openFrom));
      await writeOutcomes(recurrence.id, [], outcomes, []);
      const opened = { ...recurrence, exceptions: [] };
      return written(comeTo(opened, outcomes), revision);
    },
    remove: async (id) => ({ ...(await toldOne(await plans.remove(id))), revision }),
    keepOutcomes: async (id, outcomes) => {
      const plan = await present(id);
      const rows = await occurrencesOf(queries, ledger, id);
      const before = countingOnes(rows);
      const recurrence = wholeRecurrence(names, plan.record, before);
      const own = outcomes.map((one) => ({
        ...reachOfAnswers(recurrence),
        ...paidFor(recurrence, one),
      }));
      const all = withOpened(recurrence, own, before);
      await writeOutcomes(id, rows, all, []);
      const said = new Set(all.map(({ day }) => day));
      const left = [...before.filter(({ day }) => !said.has(day)), ...all];
      return written(wholeRecurrence(names, plan.record, left), plan.revision);
    },
    openFrom: async (id, day) => {
      const { record, removed } = await present(id);
      if (removed || record.opened_from <= day) return;
      const outcomes = countingOnes(await occurrencesOf(queries, ledger, id));
      const plan = wholeRecurrence(names, { ...record, opened_from: day }, outcomes);
      await plans.replace(columnsOf(plan, day));
    },
    keepAsked: async (recurrence, until) => {
      const own = queries.updateTable("recurrences").where("ledger_id", "=", ledger);
      const asked = { ...recurrence, askedUntil: until };
      await own
        .where("id", "=", recurrence.id)
        .set({ asked_until: until, action_day: nextActionDay(asked) })
        .execute();
    },
  };
}
