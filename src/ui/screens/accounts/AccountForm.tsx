import { useSelector } from "@xstate/react";
import type { RefObject } from "react";
import { withKind, YES, type AccountFields } from "../../../application/accounts/account-form.ts";
import { ACCOUNT_KINDS } from "../../../domain/accounts/account.ts";
import { NAME_MAX } from "../../../domain/shared/text-limits.ts";
import { accountFormTexts as texts, accountKindNames } from "../../../text/accounts/accounts.ts";
import { components } from "../../../text/components.ts";
import { Button } from "../../components/Button/Button.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { CheckField } from "../../components/Field/CheckField.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { formSelectKeys } from "../../components/Field/select-keys.ts";
import { TextField } from "../../components/Field/TextField.tsx";
import { RecordForm } from "../shared/RecordForm.tsx";
import type { ShownFields } from "../shared/VersionChoice.tsx";
import type { AccountDialogActor } from "./accounts-feature.ts";

type AccountFormProps = {
  readonly dialog: AccountDialogActor;
  readonly label: RefObject<HTMLInputElement | null>;
};

const KINDS = ACCOUNT_KINDS.map((kind) => ({ value: kind, label: accountKindNames[kind] }));

const tick = (text: string) => (text === YES ? "✓" : "");

const SHOWN: ShownFields<AccountFields> = [
  { name: "label", label: texts.label },
  {
    name: "kind",
    label: texts.kind,
    read: (text) => KINDS.find(({ value }) => value === text)?.label ?? "",
  },
  { name: "ofTheDay", label: texts.ofTheDay, read: tick },
  { name: "main", label: texts.main, read: tick },
];

/**
 * The form of an account. Bank and digits are shown once; the main account can only be replaced by choosing another.
 */
export function AccountForm({ dialog, label }: AccountFormProps) {
  const { mode, fields } = useSelector(dialog, ({ context }) => context);
  const creating = mode.type === "create";
  const isMain = !creating && mode.id.main;
  return (
    <RecordForm dialog={dialog} incomplete={texts.incomplete} shown={SHOWN}>
      {(field) => (
        <>
          <TextField
            {...field("label", texts.label)}
            ref={label}
            maxLength={NAME_MAX}
            autoComplete="off"
            required
          />
          {creating && (
            <>
              <TextField
                {...field("bank", texts.bank)}
                maxLength={NAME_MAX}
                autoComplete="off"
                optional
              />
              <TextField
                {...field("digits", texts.digits)}
                inputMode="numeric"
                maxLength={4}
                autoComplete="off"
                optional
              />
            </>
          )}
          <SelectField
            {...field("kind", texts.kind)}
            options={KINDS}
            onKeyDown={formSelectKeys}
            onChange={(text) => dialog.send({ type: "FILL", fields: withKind(text), spare: {} })}
          />
          <CheckField
            {...field("ofTheDay", texts.ofTheDay)}
            hint={texts.ofTheDayHint}
            ticked={YES}
          />
          {!isMain && fields.ofTheDay === YES && (
            <CheckField {...field("main", texts.main)} hint={texts.mainHint} ticked={YES} />
          )}
          <DialogActions>
            <Button type="submit">{components.save}</Button>
          </DialogActions>
        </>
      )}
    </RecordForm>
  );
}
