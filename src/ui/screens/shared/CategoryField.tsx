import type { FieldProps, TextValue } from "../../components/Field/field-props.ts";
import { formSelectKeys } from "../../components/Field/select-keys.ts";
import { SelectField } from "../../components/Field/SelectField.tsx";

type CategoryFieldProps = FieldProps &
  TextValue & { readonly categories: readonly string[]; readonly placeholder: string };

/** Offers categories, and the record's own category even if it is archived. */
export function CategoryField({ categories, ...field }: CategoryFieldProps) {
  const isOffered = field.value === "" || categories.includes(field.value);
  const names = isOffered ? categories : [...categories, field.value];
  return (
    <SelectField
      {...field}
      options={names.map((name) => ({ value: name, label: name }))}
      onKeyDown={formSelectKeys}
      required
    />
  );
}
