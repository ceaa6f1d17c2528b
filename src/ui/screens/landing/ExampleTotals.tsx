import { landingExample as words } from "../../../text/pages/landing.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { Money } from "../../components/Money/Money.tsx";
import { Sparkline } from "../../components/Sparkline/Sparkline.tsx";
import { example } from "./example-figures.ts";
import * as styles from "./product-picture.css.ts";

const Head = ({ children }: { readonly children: string }) => (
  <p className={styles.totalHead}>
    {children}
    <Badge>{words.thisMonth}</Badge>
  </p>
);

export const ExampleTotals = () => (
  <div className={styles.totals}>
    <Card>
      <Head>{words.balance}</Head>
      <Money amount={example.balance} size="figure" />
      <Sparkline values={example.course} />
    </Card>
    <Card className={styles.wideOnly}>
      <Head>{words.income}</Head>
      <Money amount={example.income} size="figure" tone="positive" />
      <p className={styles.note}>{words.incomeNote}</p>
    </Card>
    <Card className={styles.wideOnly}>
      <Head>{words.expenses}</Head>
      <Money amount={example.expenses} size="figure" tone="negative" />
      <p className={styles.note}>{words.expenseNote}</p>
    </Card>
  </div>
);
