// @vitest-environment happy-dom
import { globSync, readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { isSum } from "../../../src/domain/shared/parse-sum.ts";
import { amountKeys } from "../../../src/text/transactions/amount-keys.ts";
import { AmountField } from "../../../src/ui/components/Field/AmountField.tsx";
import { SmallAmountField } from "../../../src/ui/components/Field/SmallAmountField.tsx";

afterEach(cleanup);

/** What the keyboard that a phone shows for decimals has. */
const DIGITS = "0123456789,.";

const fields = { big: AmountField, small: SmallAmountField };

describe.each(Object.entries(fields))("the %s field of an amount", (_, Field) => {
  function Typed() {
    const [value, setValue] = useState("");
    return <Field label="Valor" value={value} onChange={setValue} />;
  }

  it.each(["-120,50", "12+3,51", "3×4,50", "45÷2"])(
    "takes %s from the keyboard of a phone",
    async (text) => {
      render(<Typed />);
      const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Valor" });
      expect(input.inputMode).toBe("decimal");
      await userEvent.click(input);
      for (const mark of text.replace("-", "−")) {
        if (DIGITS.includes(mark)) await userEvent.keyboard(mark);
        else
          await userEvent.click(
            screen.getByRole("button", {
              name: amountKeys.find(({ sign }) => sign === mark)?.name ?? mark,
              hidden: true,
            }),
          );
        expect(document.activeElement).toBe(input);
      }
      expect(input.value).toBe(text.replace("-", "−"));
    },
  );

  it("puts a sign where the cursor is", async () => {
    render(<Typed />);
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Valor" });
    await userEvent.type(input, "125");
    input.setSelectionRange(2, 2);
    await userEvent.click(screen.getByRole("button", { name: "Mais", hidden: true }));
    expect(input.value).toBe("12+5");
  });
});

describe("the keys of an amount", () => {
  it("are all signs of a sum", () => {
    for (const { sign } of amountKeys) expect(isSum(`4${sign}2`)).toBe(true);
  });

  it("stand beside every field with the digits of a phone's keyboard", () => {
    const withDigits = globSync("src/ui/**/*.tsx").filter((file) =>
      /inputMode[^\n]*decimal/.test(readFileSync(file, "utf8")),
    );
    expect(withDigits).toEqual(["src/ui/components/AmountInput/AmountInput.tsx"]);
  });
});
