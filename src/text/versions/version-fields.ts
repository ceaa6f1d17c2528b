import type { Kinds } from "../../domain/ledger/changes.ts";
import type { RecurrenceCost } from "../../domain/recurrences/recurrence.ts";
import type { AccountId, TransactionId } from "../../domain/shared/ids.ts";
import { accountFormTexts, accountKindNames } from "../accounts/accounts.ts";
import { budgetFormTexts } from "../budgets/budgets.ts";
import { roleNames } from "../categories/category-roles.ts";
import {
  categoryFormTexts,
  categoryTexts,
  colourNames,
  iconNames,
} from "../categories/categories.ts";
import { formatDate, formatEuros, formatMonth } from "../format.ts";
import { goalFormTexts, photoTexts } from "../goals/goals.ts";
import { recurrenceFormTexts as planTexts, rhythmText } from "../recurrences/recurrences.ts";
import { ruleTexts } from "../rules/rules.ts";
import { refundTexts } from "../transactions/refunds.ts";
import { transactionFormTexts } from "../transactions/transactions.ts";

/** The names of the other records that fields refer to. */
export type FieldLabels = {
  /** Of a record that names none, the one to which it belongs. */
  readonly account: (id: AccountId | undefined) => string;
  /** Null for a purchase that is not there. */
  readonly purchase: (id: TransactionId) => string | null;
};

/** A field of a record, as its history shows it. */
export type VersionField<Entity> = {
  readonly label: string;
  /** The value in words. */
  readonly show: (record: Entity, labels: FieldLabels) => string;
  /** Whether it is the amount of the record, which the sentence of a change tells. */
  readonly isAmount?: true;
  /** The value by which versions are compared, where no words tell it; it is then said that it changed. */
  readonly value?: (record: Entity) => unknown;
};

/** A text that somebody wrote; null for none. */
const quoted = (text: string | null): string => (text === null ? "(vazio)" : `«${text}»`);

const NONE = "nenhum";

const yesOrNo = (is: boolean): string => (is ? "sim" : "não");

const costText = (cost: RecurrenceCost): string => {
  if (cost.of === "each") return formatEuros(cost.amount);
  const fee = cost.fee === 0 ? "" : ` e ${formatEuros(cost.fee)} de encargo`;
  return `${formatEuros(cost.total)} em prestações${fee}`;
};

/** The order in a list, which has no words. */
const order = <Entity extends { readonly position?: number }>(): VersionField<Entity> => ({
  label: "Ordem",
  show: () => "",
  value: ({ position }) => position ?? null,
});

/** The fields of each kind in the order of its form. */
export const VERSION_FIELDS: {
  readonly [Kind in keyof Kinds]: readonly VersionField<Kinds[Kind]>[];
} = {
  transactions: [
    {
      label: transactionFormTexts.amount,
      show: ({ amount }) => formatEuros(amount),
      isAmount: true,
    },
    {
      label: "Não conta",
      show: ({ uncounted }) => (uncounted === undefined ? "nada" : formatEuros(uncounted)),
    },
    { label: transactionFormTexts.date, show: ({ date }) => formatDate(date) },
    { label: transactionFormTexts.category, show: ({ category }) => category },
    { label: transactionFormTexts.description, show: ({ description }) => quoted(description) },
    {
      label: transactionFormTexts.account,
      show: ({ account }, labels) => labels.account(account),
    },
    {
      label: refundTexts.purchase,
      show: ({ refundOf }, labels) =>
        refundOf === undefined
          ? refundTexts.noPurchase
          : (labels.purchase(refundOf) ?? refundTexts.gone),
    },
  ],
  budgets: [
    { label: budgetFormTexts.limit, show: ({ limit }) => formatEuros(limit), isAmount: true },
    { label: budgetFormTexts.category, show: ({ category }) => category },
    { label: budgetFormTexts.month, show: ({ month }) => formatMonth(month) },
    { label: budgetFormTexts.repeats, show: ({ repeats }) => yesOrNo(repeats) },
  ],
  goals: [
    { label: goalFormTexts.name, show: ({ name }) => quoted(name) },
    { label: goalFormTexts.total, show: ({ total }) => formatEuros(total) },
    { label: goalFormTexts.current, show: ({ current }) => formatEuros(current) },
    {
      label: goalFormTexts.deadline,
      show: ({ deadline }) => (deadline === null ? NONE : formatDate(deadline)),
    },
    { label: photoTexts.photo, show: () => "", value: ({ photoUrl }) => photoUrl },
    order(),
  ],
  categories: [
    { label: categoryFormTexts.name, show: ({ name }) => quoted(name) },
    {
      label: "Tipo",
      show: ({ role }) => (role === null ? categoryFormTexts.noRole : roleNames[role]),
    },
    { label: categoryFormTexts.fixed, show: ({ fixed }) => yesOrNo(fixed) },
    {
      label: categoryFormTexts.colour,
      show: ({ colour }) => (colour === null ? categoryFormTexts.noColour : colourNames[colour]),
    },
    {
      label: categoryFormTexts.icon,
      show: ({ icon }) => (icon === null ? categoryFormTexts.noIcon : iconNames[icon]),
    },
    { label: categoryTexts.archived, show: ({ archived }) => yesOrNo(archived) },
    order(),
  ],
  rules: [
    { label: ruleTexts.contains, show: ({ contains }) => quoted(contains) },
    {
      label: ruleTexts.category,
      show: ({ category }) => category ?? ruleTexts.anyCategory,
    },
    { label: ruleTexts.description, show: ({ description }) => quoted(description) },
    { label: ruleTexts.leaveOut, show: ({ leavesOut }) => yesOrNo(leavesOut) },
    order(),
  ],
  recurrences: [
    { label: planTexts.amount.each, show: ({ cost }) => costText(cost), isAmount: true },
    { label: planTexts.description, show: ({ description }) => quoted(description) },
    { label: planTexts.category, show: ({ category }) => category },
    { label: planTexts.start, show: ({ start }) => formatDate(start) },
    {
      label: planTexts.dayOfMonth,
      show: ({ dayOfMonth }) =>
        dayOfMonth === undefined ? planTexts.ofStart : planTexts.dayOf(dayOfMonth),
    },
    { label: planTexts.unit, show: rhythmText },
    { label: planTexts.end, show: ({ end }) => (end === null ? NONE : formatDate(end)) },
    { label: planTexts.times, show: ({ times }) => (times === null ? "sem limite" : `${times}`) },
    { label: planTexts.weekend, show: ({ weekend }) => planTexts.weekends[weekend] },
    { label: planTexts.mode, show: ({ mode }) => planTexts.modes[mode] },
    { label: "Em pausa", show: ({ paused }) => yesOrNo(paused) },
  ],
  accounts: [
    { label: accountFormTexts.label, show: ({ label }) => quoted(label) },
    { label: accountFormTexts.bank, show: ({ bank }) => quoted(bank) },
    { label: accountFormTexts.digits, show: ({ digits }) => digits ?? NONE },
    { label: accountFormTexts.kind, show: ({ kind }) => accountKindNames[kind] },
    { label: accountFormTexts.ofTheDay, show: ({ ofTheDay }) => yesOrNo(ofTheDay) },
    { label: accountFormTexts.main, show: ({ main }) => yesOrNo(main) },
    { label: "Fechada", show: ({ closed }) => yesOrNo(closed) },
    {
      label: "Saldo indicado",
      show: ({ balance }) =>
        balance === null ? NONE : `${formatEuros(balance.amount)} (${formatDate(balance.date)})`,
    },
  ],
};
