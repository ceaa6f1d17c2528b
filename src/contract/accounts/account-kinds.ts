import * as v from "valibot";
import type { AccountKind } from "../../domain/accounts/account.ts";
import { issue } from "../shape.ts";

/** The names of the kinds of accounts on the wire. */
export const ACCOUNT_KIND_NAMES = {
  current: "ordem",
  savings: "poupanca",
  card: "cartao",
  cash: "dinheiro",
} as const satisfies Record<AccountKind, string>;

export const ACCOUNT_KINDS = {
  ordem: "current",
  poupanca: "savings",
  cartao: "card",
  dinheiro: "cash",
} as const satisfies Record<string, AccountKind>;

export const kindOfAccount = v.picklist(
  ["ordem", "poupanca", "cartao", "dinheiro"],
  issue("wrong-type"),
);

/** At most the last four digits of an account's number. */
export const lastDigits = v.nullable(
  v.pipe(v.string(issue("wrong-type")), v.regex(/^\d{4}$/, issue("bad-digits"))),
);
