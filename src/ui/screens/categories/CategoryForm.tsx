import type { RefObject } from "react";
import { FIXED, type CategoryFields } from "../../../application/categories/category-form.ts";
import {
  CATEGORY_NAME_MAX,
  CATEGORY_ROLES,
  ROLES_OF,
} from "../../../domain/categories/category.ts";
import { CATEGORY_COLOURS, CATEGORY_ICONS } from "../../../domain/categories/category-look.ts";
import { shownColour } from "../../../domain/categories/shown-colour.ts";
import { shownIcon } from "../../../domain/categories/shown-icon.ts";
import type { TransactionKind } from "../../../domain/transactions/transaction.ts";
import {
  categoryFormTexts as texts,
  colourNames,
  iconNames,
} from "../../../text/categories/categories.ts";
import { roleNames } from "../../../text/categories/category-roles.ts";
import { components } from "../../../text/components.ts";
import { Button } from "../../components/Button/Button.tsx";
import { CategoryMark } from "../../components/CategoryMark/CategoryMark.tsx";
import { DialogActions } from "../../components/Dialog/DialogActions.tsx";
import { CheckField } from "../../components/Field/CheckField.tsx";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import { RecordForm } from "../shared/RecordForm.tsx";
import type { ShownFields } from "../shared/VersionChoice.tsx";
import type { CategoryDialogActor } from "./categories-feature.ts";
import { LookChoice } from "./LookChoice.tsx";

type CategoryFormProps = {
  readonly dialog: CategoryDialogActor;
  readonly kind: TransactionKind;
  readonly name: RefObject<HTMLInputElement | null>;
};

const named = (names: Readonly<Record<string, string>>) => (word: string) => names[word] ?? "";

const SHOWN: ShownFields<CategoryFields> = [
  { name: "name", label: texts.name },
  { name: "role", label: texts.role.expense, read: named(roleNames) },
  { name: "fixed", label: texts.fixed, read: (word) => (word === FIXED ? "✓" : "") },
  { name: "colour", label: texts.colour, read: named(colourNames) },
  { name: "icon", label: texts.icon, read: named(iconNames) },
];

/** The usual roles of a kind, and the category's own role in any case. */
const roleOptions = (kind: TransactionKind, own: string) => [
  { value: "", label: texts.noRole },
  ...CATEGORY_ROLES.filter((role) => ROLES_OF[kind].includes(role) || role === own).map((role) => ({
    value: role,
    label: roleNames[role],
  })),
];

export function CategoryForm({ dialog, kind, name }: CategoryFormProps) {
  return (
    <RecordForm dialog={dialog} incomplete={texts.incomplete} shown={SHOWN}>
      {(field) => {
        const [role, colour, icon] = [
          field("role", texts.role[kind]),
          field("colour", texts.colour),
          field("icon", texts.icon),
        ];
        const about = CATEGORY_ROLES.find((known) => known === role.value) ?? null;
        const own = CATEGORY_COLOURS.find((known) => known === colour.value) ?? null;
        const paint = shownColour({ colour: own, role: about });
        return (
          <>
            <TextField
              {...field("name", texts.name)}
              ref={name}
              maxLength={CATEGORY_NAME_MAX}
              autoComplete="off"
              required
            />
            <SelectField {...role} options={roleOptions(kind, role.value)} hint={texts.roleHint} />
            <CheckField
              {...field("fixed", texts.fixed)}
              hint={kind === "expense" ? texts.fixedHint : texts.fixedIncomeHint}
              ticked={FIXED}
            />
            <LookChoice
              {...colour}
              none={texts.noColour}
              choices={CATEGORY_COLOURS}
              names={colourNames}
              renderMark={(word) => (
                <CategoryMark colour={shownColour({ colour: word, role: about })} icon={null} />
              )}
            />
            <LookChoice
              {...icon}
              none={texts.noIcon}
              choices={CATEGORY_ICONS}
              names={iconNames}
              renderMark={(word) => (
                <CategoryMark colour={paint} icon={shownIcon({ icon: word, role: about })} />
              )}
            />
            <DialogActions>
              <Button type="submit">{components.save}</Button>
            </DialogActions>
          </>
        );
      }}
    </RecordForm>
  );
}
