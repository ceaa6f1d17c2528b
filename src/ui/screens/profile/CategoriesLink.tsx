import { Link } from "@tanstack/react-router";
import { Tags } from "lucide-react";
import { layoutTexts } from "../../../text/pages/layout.ts";
import { button } from "../../components/Button/button-look.ts";

/** The link to the user's categories. */
export const CategoriesLink = () => (
  <Link to="/categorias" className={button({ variant: "secondary" })}>
    <Tags size={16} aria-hidden />
    {layoutTexts.categories}
  </Link>
);
