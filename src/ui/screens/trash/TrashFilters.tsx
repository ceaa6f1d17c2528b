import type { TrashQuery } from "../../../domain/trash/find-trashed.ts";
import { TRASHED_KINDS, type TrashedKind } from "../../../domain/trash/trashed.ts";
import { kindName } from "../../../text/kind-names.ts";
import { trashTexts as texts } from "../../../text/trash/trash-screen.ts";
import { SelectField } from "../../components/Field/SelectField.tsx";
import { TextField } from "../../components/Field/TextField.tsx";
import * as styles from "./trash.css.ts";

type TrashFiltersProps = {
  readonly query: TrashQuery;
  readonly onType: (search: string) => void;
  readonly onKind: (kind: TrashedKind | null) => void;
};

const options = [
  { value: "", label: texts.allKinds },
  ...TRASHED_KINDS.map((value) => ({ value, label: kindName(value) })),
];

/** The search of the trash, and the kind of thing to look for. */
export const TrashFilters = ({ query, onType, onKind }: TrashFiltersProps) => (
  <search className={styles.filters}>
    <TextField
      label={texts.search}
      labelHidden
      type="search"
      compact
      placeholder={texts.searchHint}
      autoComplete="off"
      value={query.search}
      onChange={onType}
      className={styles.search}
    />
    <SelectField
      label={texts.kind}
      labelHidden
      compact
      options={options}
      value={query.kind ?? ""}
      onChange={(value) => onKind(TRASHED_KINDS.find((kind) => kind === value) ?? null)}
      className={styles.kind}
    />
  </search>
);
