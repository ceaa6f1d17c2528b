import { useSelector } from "@xstate/react";
import { isOffline, type Offline } from "../../../application/offline.ts";
import type { ImportView } from "../../../application/imports/view-import.ts";
import type { MadeImport } from "../../../domain/imports/import.ts";
import { failureText } from "../../../text/failures.ts";
import { importTexts as texts } from "../../../text/imports/imports.ts";
import { needsServerParts as needs } from "../../../text/pages/needs-server.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { PageSpinner } from "../../components/Spinner/PageSpinner.tsx";
import { AccountStep } from "./accounts/AccountStep.tsx";
import { FilePick } from "./FilePick.tsx";
import type { ImportActor, ImportActors } from "./imports-feature.ts";
import { LeftOutDialog } from "./LeftOutDialog.tsx";
import { MappingStep } from "./mapping/MappingStep.tsx";
import { PastImports } from "./PastImports.tsx";
import { RuleApplication } from "../rules/RuleApplication.tsx";
import { RuleList } from "../rules/RuleList.tsx";
import { NeedsServerPart } from "../needs-server/NeedsServerPart.tsx";
import { ExampleDialog } from "./unread/ExampleDialog.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import * as styles from "./imports.css.ts";

type ImportScreenProps = ImportView & {
  readonly actors: ImportActors;
  readonly imports: readonly MadeImport[] | Offline;
};

/** The import of bank files: first the choice of files, then the review. */
export const ImportScreen = ({ recordOf, actors, imports, ...own }: ImportScreenProps) => (
  <>
    <PageHeader title={texts.title} subtitle={texts.subtitle} />
    <ImportStep {...own} actors={actors} />
    {isOffline(imports) && <NeedsServerPart failure={imports} sentence={needs.imports} />}
    <PastImports
      imports={isOffline(imports) ? [] : imports}
      recordOf={recordOf}
      undoing={actors.undoing}
      leftOut={actors.leftOut}
    />
    <LeftOutDialog actor={actors.leftOut} />
    <ExampleDialog act={actors.example} />
    <RuleList actors={actors.rules} categories={own.categories} />
    <RuleApplication actor={actors.rules.applying} recordOf={recordOf} />
  </>
);

function ImportStep(props: Omit<ImportScreenProps, "recordOf" | "imports">) {
  const { importing: actor } = props.actors;
  const step = useSelector(actor, (snapshot) =>
    (["mapping", "choosing-account", "working", "stuck", "reviewing"] as const).find((tag) =>
      snapshot.hasTag(tag),
    ),
  );
  switch (step) {
    case "mapping":
      return <MappingStep actor={actor} />;
    case "choosing-account":
      return <AccountStep actor={actor} />;
    case "reviewing":
      return <ReviewStep {...props} />;
    case "working":
      return <Working actor={actor} />;
    case "stuck":
      return <Stuck actor={actor} />;
    case undefined:
      return <FilePick actor={actor} example={props.actors.example} />;
  }
}

const Working = ({ actor }: { readonly actor: ImportActor }) => (
  <Card className={styles.waiting}>
    <PageSpinner />
    <p role="status">{texts.reading}</p>
    <Button variant="ghost" onClick={() => actor.send({ type: "CANCEL" })}>
      {texts.cancel}
    </Button>
  </Card>
);

function Stuck({ actor }: { readonly actor: ImportActor }) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <Card className={styles.waiting}>
      <p role="alert">{failure && failureText(failure)}</p>
      <div className={styles.buttons}>
        <Button variant="ghost" onClick={() => actor.send({ type: "CANCEL" })}>
          {texts.cancel}
        </Button>
        <Button onClick={() => actor.send({ type: "RETRY" })}>{texts.retry}</Button>
      </div>
    </Card>
  );
}
