import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deviceOf } from "../../../src/domain/users/device.ts";
import { deviceName } from "../../../src/text/login/devices.ts";

const MOZILLA = "Mozilla/5.0";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const ON_IPHONE =
  "(iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

const nameOf = (userAgent: string) => deviceName(deviceOf(userAgent));

describe("the device of a session", () => {
  it.each([
    [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME}`, "Chrome no Windows"],
    [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} Edg/140.0.0.0`, "Edge no Windows"],
    [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} OPR/121.0.0.0`, "Opera no Windows"],
    [`${MOZILLA} (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0`, "Firefox no Linux"],
    [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${CHROME}`, "Chrome no ChromeOS"],
    [`${MOZILLA} (Linux; Android 10; K) ${CHROME}`, "Chrome no Android"],
    [
      `${MOZILLA} (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      "Samsung Internet no Android",
    ],
    [`${MOZILLA} ${ON_IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`, "Safari no iPhone"],
    [`${MOZILLA} ${ON_IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, "Chrome no iPhone"],
    [`${MOZILLA} ${ON_IPHONE} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, "Firefox no iPhone"],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15`,
      "Safari no Mac",
    ],
    ["Firefox/143.0", "Firefox"],
    ["programa (Windows)", "Windows"],
    ["curl/8.5.0", "Dispositivo desconhecido"],
    ["", "Dispositivo desconhecido"],
    [`${" ".repeat(600)}Firefox/1.0`, "Dispositivo desconhecido"],
  ])("that says %j is called so", (userAgent, name) => {
    expect(nameOf(userAgent)).toBe(name);
  });

  it("has a name of few words whatever is said, and none of what was said but these", () => {
    const names =
      /^(?:[A-Z][A-Za-z]+(?: Internet)?(?: no (?:[A-Z]|i)[A-Za-z]+)?|i[A-Z][a-z]+|Dispositivo desconhecido)$/;
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 100 }), (said) => {
        expect(nameOf(said)).toMatch(names);
      }),
    );
  });
});
