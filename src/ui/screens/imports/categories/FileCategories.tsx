import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { Category } from "../../../../domain/categories/category.ts";
import {
  fileCategories,
  toBeMade,
  type FileCategory,
} from "../../../../domain/imports/categories/file-categories.ts";
import type { Review } from "../../../../domain/imports/review/review.ts";
import { fileCategoriesTexts as texts } from "../../../../text/imports/file-categories.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { Card } from "../../../components/Card/Card.tsx";
import { SelectField } from "../../../components/Field/SelectField.tsx";
import { screenOf, useFocusAfterRemoval } from "../../../use-focus-after-removal.ts";
import type { ImportActor, MakeCategoriesAct } from "../imports-feature.ts";
import * as styles from "./file-categories.css.ts";

/** The most names shown; of more, the most frequent ones. */
const MAX_SHOWN = 20;

type FileCategoriesProps = {
  readonly review: Review;
  readonly own: readonly Category[];
  readonly actor: ImportActor;
  readonly making: MakeCategoriesAct;
};

/** The categories that a file names and the user does not have: made in one press, or each said to be one of their own. */
export function FileCategories({ review, own, ...actors }: FileCategoriesProps) {
  const names = useMemo(() => fileCategories(review, own), [review, own]);
  return names.length > 0 && <UnknownNames names={names} own={own} {...actors} />;
}

type UnknownNamesProps = Omit<FileCategoriesProps, "review"> & {
  readonly names: readonly FileCategory[];
};

function UnknownNames({ names, own, actor, making }: UnknownNamesProps) {
  const busy = useSelector(making, (snapshot) => snapshot.hasTag("busy"));
  const place = useFocusAfterRemoval<HTMLDivElement>(screenOf);
  const { fitting, beyond } = toBeMade(names, own);
  const open = names.filter(({ filed }) => filed === null);
  const others = names.length - MAX_SHOWN;
  return (
    <div ref={place}>
      <Card
        title={texts.title(open.length)}
        action={
          fitting.length > 0 && (
            <Button
              size="small"
              pending={busy}
              pendingLabel={texts.making}
              onClick={() => making.send({ type: "DO", of: fitting })}
            >
              {texts.make(fitting.length)}
            </Button>
          )
        }
      >
        {open.length > 0 && <p className={styles.hint}>{texts.hint}</p>}
        {beyond > 0 && <p className={styles.hint}>{texts.beyond(beyond)}</p>}
        <ul className={styles.list}>
          {names.slice(0, MAX_SHOWN).map((name) => (
            <li key={`${name.kind} ${name.name}`} className={styles.item}>
              <p className={styles.facts}>
                <span className={styles.name}>{name.name}</span>
                <span className={styles.about}>{texts.about(name)}</span>
              </p>
              <SelectField
                label={texts.filedAs(name)}
                labelHidden
                compact
                className={styles.choice}
                placeholder={texts.none}
                value={name.filed ?? ""}
                options={own
                  .filter(({ kind, archived }) => kind === name.kind && !archived)
                  .map(({ name: value }) => ({ value, label: value }))}
                onChange={(category) => actor.send({ type: "FILE_NAME", name, category })}
              />
            </li>
          ))}
        </ul>
        {others > 0 && <p className={styles.about}>{texts.others(others)}</p>}
      </Card>
    </div>
  );
}
