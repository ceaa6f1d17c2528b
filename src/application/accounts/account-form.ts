import {
  ACCOUNT_KINDS,
  isUsuallyOfTheDay,
  type Account,
  type AccountKind,
} from "../../domain/accounts/account.ts";
import { withRevision } from "../../domain/ledger/stored-record.ts";
import { NAME_MAX } from "../../domain/shared/text-limits.ts";
import { accepted, refused } from "../../domain/shared/result.ts";
import { formFault, readRequired, type RecordForm } from "../acts/form.ts";

export type AccountFields = {
  readonly label: string;
  readonly bank: string;
  readonly digits: string;
  readonly kind: AccountKind;
  /** `YES`, or empty. */
  readonly ofTheDay: string;
  readonly main: string;
  /** Carried along by the form, never shown. */
  readonly closed: string;
};

/** All fields of an account that the form sets. */
export type AccountContent = Omit<Account, "id" | "balance">;

/** The text of a ticked box. */
export const YES = "yes";

const yes = (is: boolean) => (is ? YES : "");

const blank: AccountFields = {
  label: "",
  bank: "",
  digits: "",
  kind: "current",
  ofTheDay: YES,
  main: "",
  closed: "",
};

/** The fields that change with the kind: whether the account is of the day follows from it. */
export const withKind = (text: string): Pick<AccountFields, "kind" | "ofTheDay"> => {
  const kind = ACCOUNT_KINDS.find((one) => one === text) ?? "current";
  return { kind, ofTheDay: yes(isUsuallyOfTheDay(kind)) };
};

const DIGITS = /^\d{4}$/;

/** The form of an account: it needs a name, and stores the last four digits of a number. */
export const accountForm: RecordForm<AccountFields, AccountContent, Account> = {
  blank: () => blank,
  read: (fields) => {
    const short = (text: string) =>
      text.length > NAME_MAX ? refused("too-long-text" as const) : accepted(text);
    const label = readRequired(fields.label, (text) => short(text.trim()));
    const bank = short(fields.bank.trim());
    const number = fields.digits.trim();
    const digits =
      number === "" || DIGITS.test(number) ? accepted(number) : refused("bad-digits" as const);
    if (!label.ok || !bank.ok || !digits.ok)
      return refused(formFault<AccountFields>({ label, bank, digits }));
    return accepted({
      label: label.value,
      bank: bank.value || null,
      digits: digits.value || null,
      kind: fields.kind,
      ofTheDay: fields.ofTheDay === YES,
      main: fields.main === YES && fields.ofTheDay === YES,
      closed: fields.closed === YES,
    });
  },
  next: () => blank,
  show: (account) => ({
    label: account.label,
    bank: account.bank ?? "",
    digits: account.digits ?? "",
    kind: account.kind,
    ofTheDay: yes(account.ofTheDay),
    main: yes(account.main),
    closed: yes(account.closed),
  }),
  current: (now) => (now.type === "accounts" ? withRevision(now.kept) : null),
};
