import * as v from "valibot";
import type { AccountKind } from "../../domain/accounts/account.ts";
import { issue } from "../shape.ts";
import { word } from "../wire/field.ts";

const ACCOUNT_KINDS = {
  ordem: "current",
  poupanca: "savings",
  cartao: "card",
  dinheiro: "cash",
} as const satisfies Record<string, AccountKind>;

/** The kind of an account. */
export const kindOfAccount = word("especie", ACCOUNT_KINDS);

/** At most the last four digits of an account's number. */
export const lastDigits = v.nullable(
  v.pipe(v.string(issue("wrong-type")), v.regex(/^\d{4}$/, issue("bad-digits"))),
);
