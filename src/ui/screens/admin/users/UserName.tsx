import { adminTexts as texts } from "../../../../text/administration/admin.ts";
import { Badge } from "../../../components/Badge/Badge.tsx";
import * as styles from "./user-name.css.ts";

/** The id of the note why administrators can neither suspend nor delete their own account. */
export const OWN_NOTE = "nota-da-propria-conta";

type UserNameProps = { readonly username: string; readonly own: boolean };

export const UserName = ({ username, own }: UserNameProps) =>
  own ? (
    <>
      <span className={styles.name}>
        {username}
        <Badge>{texts.own}</Badge>
      </span>
      <span id={OWN_NOTE} className={styles.note}>
        {texts.ownNote}
      </span>
    </>
  ) : (
    username
  );
