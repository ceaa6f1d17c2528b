import { layoutTexts as texts } from "../../../text/layout.ts";
import { Logo } from "../../components/Logo/Logo.tsx";
import { PageSpinner } from "../../components/Spinner/PageSpinner.tsx";
import { bar, barName, side } from "../layout/layout.css.ts";
import { logo, sidebar } from "../layout/sidebar.css.ts";
import { content, frame } from "./starting.css.ts";

/** What stands in the page until the product's script is there: the frame of the screens around it, with a session. */
export const Starting = () => (
  <>
    <div className={frame}>
      <div className={side}>
        <div className={sidebar}>
          <div className={logo}>
            <Logo subtitle={texts.tagline} />
          </div>
        </div>
      </div>
      <div className={bar}>
        <span />
        <span className={barName}>{texts.product}</span>
      </div>
    </div>
    <div className={content}>
      <PageSpinner />
    </div>
  </>
);
