import * as v from "valibot";
import { accountId } from "../../domain/shared/ids.ts";
import { NAME_MAX } from "../../domain/shared/text-limits.ts";
import { kindOfAccount, lastDigits } from "../accounts/account-kinds.ts";
import { civilDate, eurosSum, ownId, signedEuros } from "../fields.ts";
import { requiredText } from "../text-fields.ts";
import { nullable } from "../wire/absent.ts";
import { field, idAs, money } from "../wire/field.ts";
import { wire } from "../wire/wire.ts";

/** The account that an import belongs to. */
export const importAccount = wire({
  id: field("id", v.pipe(ownId, v.transform(accountId))),
  label: field("nome", requiredText(NAME_MAX)),
  digits: field("digitos", lastDigits),
  kind: kindOfAccount,
});

/** The account of an import, as the server returns it. */
export const namedAccount = wire({
  id: idAs("id", accountId),
  label: field("nome", v.string()),
  digits: nullable(field("digitos", v.string())),
  kind: kindOfAccount,
});

/** The balance of an account at the end of a day, as an import states it. */
export const closing = wire({
  amount: money("valor", signedEuros),
  date: field("data", civilDate),
});

/** A balance as it was stated. */
export const toldClosing = wire({ ...closing.fields, amount: money("valor", eurosSum) });
