import { Link } from "@tanstack/react-router";
import { Trash } from "lucide-react";
import { layoutTexts } from "../../../text/pages/layout.ts";
import { button } from "../../components/Button/button-look.ts";

/** The link to the trash. */
export const TrashLink = () => (
  <Link to="/lixo" className={button({ variant: "secondary" })}>
    <Trash size={16} aria-hidden />
    {layoutTexts.trash}
  </Link>
);
