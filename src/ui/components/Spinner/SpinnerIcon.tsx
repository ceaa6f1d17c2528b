import { LoaderCircle } from "lucide-react";
import { icon } from "./spinner.css.ts";

export const SpinnerIcon = ({ size = 18 }: { readonly size?: number }) => (
  <LoaderCircle className={icon} size={size} aria-hidden />
);
