import { layoutTexts as texts } from "../../../text/pages/layout.ts";
import { screensOfUsers } from "../../../text/pages/page-titles.ts";
import { Logo } from "../../components/Logo/Logo.tsx";
import { PageSpinner } from "../../components/Spinner/PageSpinner.tsx";
import { bar, barName, side } from "../layout/layout.css.ts";
import { OF_PROFILE } from "../layout/navigation.ts";
import { logo, sidebar } from "../layout/sidebar.css.ts";
import { content, frame, heading, lower, title } from "./starting.css.ts";

/** The page until the product's script is loaded: with a session the frame and the title of the screen. */
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
    <div className={content} aria-busy>
      <div className={heading}>
        {Object.entries(screensOfUsers).map(([path, name]) => (
          <h1
            key={path}
            data-of={path}
            className={OF_PROFILE.includes(path) ? `${title} ${lower}` : title}
          >
            {name}
          </h1>
        ))}
      </div>
      <PageSpinner />
    </div>
  </>
);
