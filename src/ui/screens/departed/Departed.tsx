import { Link } from "@tanstack/react-router";
import { FileDown } from "lucide-react";
import type { FileSaver } from "../../../application/exports/file-saver.ts";
import { readDeparture } from "../../../domain/users/read-departure.ts";
import { departedTexts as texts, departureReceipt } from "../../../text/profile/departed.ts";
import { button } from "../../components/Button/button-look.ts";
import { Button } from "../../components/Button/Button.tsx";
import { EntryPage } from "../entry/EntryPage.tsx";
import * as styles from "../entry/entry.css.ts";

type DepartedProps = {
  /** The search of the address, with the data of the closing request. */
  readonly search: string;
  readonly files: FileSaver;
};

/** Tells a user whose account is being closed until when they can come back. */
export function Departed({ search, files }: DepartedProps) {
  const departure = readDeparture(search);
  return (
    <EntryPage title={texts.title} subtitle={departure ? texts.subtitle : texts.unknown}>
      {departure && (
        <>
          <p>{texts.until(departure.leavesAt)}</p>
          <ul className={styles.muted}>
            <li>{texts.asked(departure.askedAt)}</li>
            <li>{texts.gone(departure.leavesAt)}</li>
            <li>{texts.reference(departure.reference)}</li>
          </ul>
          <p className={styles.muted}>{texts.cleared}</p>
          <Button
            wide
            icon={<FileDown size={16} aria-hidden />}
            onClick={() =>
              files.save({
                name: `fincontrol-comprovativo-${departure.reference}.txt`,
                type: "text/plain;charset=utf-8",
                content: departureReceipt(departure),
              })
            }
          >
            {texts.receipt}
          </Button>
        </>
      )}
      <Link to="/login" className={button({ variant: "secondary", wide: true })}>
        {texts.login}
      </Link>
    </EntryPage>
  );
}
