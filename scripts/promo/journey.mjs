// The scenes of the promo video, in the order of its captions.
import { layoutTexts } from "../../src/text/pages/layout.ts";
import { simulatorTexts } from "../../src/text/simulation/simulator.ts";
import { transactionFormTexts } from "../../src/text/transactions/transactions.ts";

/** Walks through the product from the dashboard on; `captions` are the drawn ones. Returns the poster. */
export async function walkThrough(page, film, captions) {
  const heading = (name) => page.getByRole("heading", { name, exact: true });
  const button = (name) => page.getByRole("button", { name, exact: true });
  const still = () => page.waitForLoadState("networkidle");

  const goTo = async (name, caption) => {
    film.say(caption);
    const entry = page.getByRole("navigation").getByRole("link", { name, exact: true });
    await film.click(entry, async () => {
      await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
      await still();
    });
  };

  film.say(captions.dashboard);
  await film.show();
  await film.hold(2.4);

  film.say(captions.entry);
  await film.click(button(layoutTexts.entry.expense).first(), () =>
    page.getByRole("dialog").waitFor(),
  );
  await film.type("12,40");
  const category = page.getByLabel(transactionFormTexts.category, { exact: true });
  await film.moveTo(category);
  await category.selectOption("Alimentação");
  await film.show(0.2);
  await film.moveTo(page.getByLabel(/^Descrição/));
  await page.getByLabel(/^Descrição/).focus();
  await film.type("Almoço");
  await film.click(
    page.getByRole("dialog").getByRole("button", { name: "Guardar", exact: true }),
    async () => {
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await still();
    },
  );
  await film.hold(1.4);

  await goTo(layoutTexts.budgets, captions.budgets);
  await film.hold(2);

  await goTo(layoutTexts.profile, captions.goals);
  await film.scrollTo(heading("Objetivos"), 60);
  const poster = film.still();
  await film.hold(1.6);

  await goTo(layoutTexts.reports, captions.reports);
  await film.hold(0.6);
  await film.scrollTo(heading("Evolução do saldo"));
  await film.hold(1.8);

  await goTo(layoutTexts.simulator, captions.simulator);
  const reduced = page.getByLabel(simulatorTexts.category, { exact: true });
  await film.moveTo(reduced);
  await reduced.selectOption("Alimentação");
  await film.show(0.2);
  await page.getByLabel(simulatorTexts.reduction, { exact: true }).focus();
  await film.type("60");
  await film.click(button(simulatorTexts.run), still);
  await film.hold(2);

  await goTo(layoutTexts.recommendations, captions.recommendations);
  await film.click(button("Gerar Recomendações").first(), still);
  await film.hold(1.2);
  await film.scrollTo(heading("O que pode fazer"));
  await film.hold(1.4);

  await goTo(layoutTexts.achievements, captions.achievements);
  await film.hold(2);
  return poster;
}
